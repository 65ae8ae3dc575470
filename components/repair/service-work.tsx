import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { shownValue } from "@/lib/domains/repair/rules";
import type { IntervalsAnswer, RevisionOperation } from "@/lib/domains/repair/schema";
import { SourceLabel } from "./source-label";
import { TickBox } from "./tick-box";
import { useInterval } from "./use-interval";
import { useMinutes } from "./use-minutes";

interface Props {
  service: IntervalsAnswer;
  ticks?: boolean;
}

/** The operations of a revision service: what, how often, with what, how long. */
export function ServiceWork({ service, ticks }: Props) {
  const t = useTranslations("repair.revision");
  const written = useMinutes();
  return (
    <div className="grid gap-2">
      <SourceLabel source={service.source} />
      <Table caption={t("operations", { service: service.label })} boxClassName="print:border-0 print:shadow-none">
        <thead>
          <tr>
            {ticks ? <Th className="w-6" aria-label={t("done")} /> : null}
            <Th>{t("operation")}</Th>
            <Th>{t("action")}</Th>
            <Th className="max-sm:hidden">{t("interval")}</Th>
            <Th align="end">{t("time")}</Th>
          </tr>
        </thead>
        <tbody>
          {service.operations.map((operation) => (
            <Tr key={operation.id}>
              {ticks ? (
                <Td>
                  <TickBox label={operation.label} />
                </Td>
              ) : null}
              <Td>
                <span className="font-medium">{operation.label}</span>
                {operation.qualifier ? <span className="ms-2 text-ink-3">{operation.qualifier}</span> : null}
                <Fluid fluid={operation.fluid} />
                <span className="block text-tiny text-ink-2 sm:hidden">
                  <Often schedule={operation.schedule} />
                </span>
                {operation.note ? <span className="block text-tiny text-unknown">{operation.note}</span> : null}
              </Td>
              <Td>{operation.action}</Td>
              <Td className="text-ink-2 max-sm:hidden">
                <Often schedule={operation.schedule} />
              </Td>
              <Td align="end" className="whitespace-nowrap">
                {written(operation.time_mins)}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
      <p className="num text-end text-data font-medium">{t("total", { time: written(service.time_mins) })}</p>
    </div>
  );
}

/** How often, on a narrow window below what is done. */
function Often({ schedule: of }: Pick<RevisionOperation, "schedule">) {
  const t = useTranslations("repair.revision");
  const { schedule } = useInterval();
  return (
    <>
      {of ? schedule(of) : t("eachTime")}
      {of?.severe ? (
        <span className="block text-tiny text-ink-3">{t("severeInterval", { interval: schedule(of.severe) })}</span>
      ) : null}
    </>
  );
}

function Fluid({ fluid }: Pick<RevisionOperation, "fluid">) {
  const format = useFormat();
  if (!fluid) return null;
  const { quantity, unit, grade, spec } = fluid;
  const amount =
    quantity &&
    shownValue(quantity, unit, (number, digits) => format.number(number, { minimumFractionDigits: digits }));
  const words = [amount && [amount, unit].filter(Boolean).join("\u00a0"), grade, spec].filter(Boolean);
  return <span className="block text-tiny text-ink-2">{words.join(" · ")}</span>;
}
