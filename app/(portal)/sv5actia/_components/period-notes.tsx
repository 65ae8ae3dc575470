import { Note } from "@/components/ui/badge";
import { isUncounted } from "@/lib/domains/stats/dashboard/queries/get-dashboard";
import { findFirstDay } from "@/lib/domains/stats/dashboard/queries/list-days";
import type { Actor } from "@/lib/platform/actor";
import type { Asked } from "./asked";
import { chartWords } from "./chart-words";

/** What a reader has to know of the period before the figures are believed. */
export async function PeriodNotes({ actor, asked }: { actor: Actor; asked: Asked }) {
  const { period, other, scope, fault, isCut } = asked;
  const [{ t, day }, first, uncounted] = await Promise.all([
    chartWords(),
    findFirstDay(actor, { scope }),
    scope === "company" && isUncounted(actor),
  ]);
  const earliest = other && other.from < period.from ? other.from : period.from;
  return (
    <>
      {fault ? <Note tone="no">{t(`fault.${fault}`)}</Note> : null}
      {isCut ? <Note>{t("note.cut")}</Note> : null}
      {uncounted ? <Note>{t("note.uncounted")}</Note> : null}
      {first !== null && earliest < first ? <Note>{t("note.begins", { day: day(first) })}</Note> : null}
      {other ? (
        <p className="text-data text-ink-2">{t("note.compared", { from: day(other.from), to: day(other.to) })}</p>
      ) : null}
    </>
  );
}
