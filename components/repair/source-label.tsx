import { useTranslations } from "next-intl";
import type { PanelAnswer } from "@/lib/domains/repair/schema";

/** Whose values these are; where they are ours, that they are no maker's. */
export function SourceLabel({ source: { name, demonstration } }: Pick<PanelAnswer, "source">) {
  const t = useTranslations("repair.source");
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-tiny text-ink-3">
      {demonstration ? (
        <strong className="pill bg-unknown-soft font-medium whitespace-normal text-unknown">
          {t("demonstration")}
        </strong>
      ) : null}
      <span>{t("of", { name })}</span>
    </p>
  );
}
