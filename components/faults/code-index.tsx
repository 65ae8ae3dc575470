import { getTranslations } from "next-intl/server";
import type { FaultHelp } from "@/lib/domains/faults/schema";

/** Where a list is short enough to be seen at once. */
const few = 3;

/** The codes of a long page, each leading to its card; nothing for a few. */
export async function CodeIndex({ helps }: { helps: readonly FaultHelp[] }) {
  if (helps.length <= few) return null;
  const t = await getTranslations("faults");
  return (
    <nav aria-label={t("index")}>
      <ul className="flex max-h-40 flex-wrap gap-1.5 overflow-y-auto">
        {helps.map(({ code, title }) => (
          <li key={code}>
            <a
              href={`#code-${code}`}
              title={title ?? undefined}
              className="num inline-flex min-h-7 items-center rounded-[14px] border border-line bg-paper px-2.5 text-data hover:bg-sunk touch:min-h-11 touch:px-4"
            >
              <bdi dir="ltr">{code}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
