"use client";

import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/badge";
import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";

interface Props {
  hidden: VehicleArticles["hidden"];
  /** Articles that the choice of fitting ones takes away besides. */
  misfits: number;
  shown: boolean;
  onToggle: () => void;
}

/** Every article that the filters take away is counted here with its reason. */
export function HiddenNote({ hidden, misfits, shown, onToggle }: Props) {
  const t = useTranslations("catalogue.list");
  const all = misfits > 0 ? [...hidden, { reason: "fit" as const, count: misfits }] : hidden;
  if (all.length === 0) return null;
  const count = all.reduce((sum, one) => sum + one.count, 0);
  const reasons = all.map((one) => t(`reason.${one.reason}`, { count: one.count })).join(", ");
  return (
    <Note className="num">
      {t.rich(shown ? "hiddenShown" : "hidden", { count, reasons, b: (text) => <b>{text}</b> })}{" "}
      <button type="button" aria-pressed={shown} className="min-h-6 underline touch:min-h-11" onClick={onToggle}>
        {shown ? t("hideAgain") : t("showHidden")}
      </button>
    </Note>
  );
}
