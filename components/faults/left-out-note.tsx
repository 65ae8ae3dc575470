import { getTranslations } from "next-intl/server";
import { Note } from "@/components/ui/badge";
import { mostCodes } from "@/lib/shared/fault-code";
import type { LeftOut } from "./left-out";

/** Says what was typed beside the codes of a page; nothing where nothing was. */
export async function LeftOutNote({ left: { words, more, over } }: { left: LeftOut }) {
  if (words.length === 0 && over === 0) return null;
  const t = await getTranslations("faults");
  const codes = words.join(", ");
  const [only] = words;
  return (
    <Note>
      {only !== undefined ? (
        <p>
          {words.length === 1 && more === 0
            ? t("unread", { code: only })
            : more > 0
              ? t("unreadMore", { codes, count: more })
              : t("unreadMany", { codes })}
        </p>
      ) : null}
      {over > 0 ? <p>{t("over", { most: mostCodes, count: over })}</p> : null}
    </Note>
  );
}
