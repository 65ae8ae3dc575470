import { useTranslations } from "next-intl";
import type { PanelAnswer } from "@/lib/domains/repair/schema";
import { ItemList } from "./item-list";
import { ReadAloud } from "./read-aloud";
import { SourceLabel } from "./source-label";
import { spokenLines } from "./spoken-lines";
import { StepList } from "./step-list";
import { TimeTable } from "./time-table";

interface Props {
  panel: PanelAnswer;
  /** The vehicle's address; null on paper. */
  base: string | null;
  ticks?: boolean;
}

/** All that a source says of a subject: information, precautions, procedures, times. */
export function PanelContent({ panel, base, ticks }: Props) {
  const t = useTranslations("repair");
  const { technicalInformation, precautions, procedures, repairTimes } = panel;
  return (
    <div className="grid gap-4">
      <SourceLabel source={panel.source} />
      {technicalInformation.length > 0 ? (
        <section aria-label={t("information")} className="grid gap-x-8 gap-y-4 md:grid-cols-2 print:grid-cols-2">
          {technicalInformation.map(({ title, items }, at) => (
            <ItemList key={at} title={title} items={items} />
          ))}
        </section>
      ) : null}
      <ReadAloud lines={spokenLines(panel, { warning: t("kinds.warning"), precautions: t("precautions") })} />
      {precautions.length > 0 ? (
        <section className="grid gap-1">
          <h4 className="text-data font-strong">{t("precautions")}</h4>
          <StepList label={t("precautions")} steps={precautions} ticks={ticks} />
        </section>
      ) : null}
      {procedures.map(({ title, steps }) => (
        <section key={title} className="grid gap-1">
          <h4 className="text-data font-strong">{title}</h4>
          <StepList label={title} steps={steps} ticks={ticks} />
        </section>
      ))}
      {repairTimes.length > 0 ? (
        <section className="grid gap-1">
          <h4 className="text-data font-strong">{t("times.title")}</h4>
          <TimeTable lines={repairTimes} base={base} ticks={ticks} />
        </section>
      ) : null}
    </div>
  );
}
