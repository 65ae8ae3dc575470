import { useTranslations } from "next-intl";
import { Verdict } from "@/components/ui/verdict";
import { reasonAgainst } from "@/lib/domains/catalogue/fit/verdicts";
import type { Fit } from "@/lib/domains/catalogue/fit/schema";

const named = [
  ...(["vehicle", "engineCode", "date", "pos", "brakeSystem", "disc", "drum", "gearbox", "euro"] as const),
  ...(["cylinders", "grossKg", "chassis"] as const),
] as const;
export type NamedCriterion = (typeof named)[number];

export const namedCriterion = (key: string): NamedCriterion | null => named.find((one) => one === key) ?? null;

/** The verdict in a word: met criteria of all, or the criterion that fails. */
export function FitBadge({ fit }: { fit: Fit }) {
  const t = useTranslations("catalogue.fit");
  const { verdict, met, of } = fit;
  if (verdict === "no") {
    const key = namedCriterion(reasonAgainst(fit) ?? "");
    const reason = t(`short.${key ?? "other"}`);
    return (
      <Verdict kind="no" label={t("no", { reason })}>
        {reason}
      </Verdict>
    );
  }
  const label = of > 0 ? t(verdict, { met, of }) : t(`${verdict}Plain`);
  return (
    <Verdict kind={verdict} label={label}>
      {of > 0 ? `${met}/${of}` : ""}
    </Verdict>
  );
}
