import { CalendarClock, CircleAlert, CircleCheck, CircleHelp } from "@/components/drawings/icons";
import { useLocale, useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Due, DueState, groupServices } from "@/lib/domains/repair/due/rules";
import { formatDate } from "@/lib/shared/dates";
import { ServiceLink } from "./service-rows";
import { useMinutes } from "./use-minutes";

interface Props {
  groups: ReturnType<typeof groupServices>;
  here: string;
  /** Whether a last visit was typed: without one nothing counts as done. */
  known: boolean;
}

const signs = { overdue: CircleAlert, due: CalendarClock, next: CircleCheck, unknown: CircleHelp } as const;
const inks: Record<DueState, string> = {
  overdue: "text-no",
  due: "text-unknown",
  next: "text-fit",
  unknown: "text-ink-3",
};

/** What is overdue, due now and next, by the plan and what was typed. */
export function DueGroups({ groups, here, known }: Props) {
  const t = useTranslations("repair.revision");
  const written = useMinutes();
  return (
    <div className="grid gap-4">
      {known ? null : <p className="text-data text-ink-2">{t("noLast")}</p>}
      {groups.map(({ state, services }) => {
        const Sign = signs[state];
        return (
          <section key={state} aria-labelledby={`due-${state}`} data-due={state} className="grid gap-2">
            <h2 id={`due-${state}`} className="flex items-center gap-2 text-lead font-semibold">
              <Sign aria-hidden className={`size-5 ${inks[state]}`} />
              {t(`state.${state}`)}
              <small className="num text-body font-normal text-ink-3">{services.length}</small>
            </h2>
            <Table caption={t(`state.${state}`)}>
              <thead>
                <tr>
                  <Th>{t("service")}</Th>
                  <Th className="max-sm:hidden">{t("planned")}</Th>
                  <Th>{t("left")}</Th>
                  <Th align="end">{t("time")}</Th>
                </tr>
              </thead>
              <tbody>
                {services.map(({ service, due }) => (
                  <Tr key={service.serviceId}>
                    <Td>
                      <ServiceLink service={service} here={here} />
                    </Td>
                    <Td className="max-sm:hidden">
                      <Planned due={due} />
                    </Td>
                    <Td>
                      <Left due={due} />
                      <span className="block text-tiny text-ink-3 sm:hidden">
                        <Planned due={due} />
                      </span>
                    </Td>
                    <Td align="end" className="whitespace-nowrap">
                      {written(service.time_mins)}
                    </Td>
                  </Tr>
                ))}
              </tbody>
            </Table>
          </section>
        );
      })}
    </div>
  );
}

function Planned({ due: { km, on } }: { due: Due }) {
  const t = useTranslations("repair.revision");
  const locale = useLocale();
  const format = useFormat();
  const points = [km === null ? null : t("km", { km: format.number(km) }), formatDate(on, locale)];
  return <>{points.filter(Boolean).join(t("or")) || t("needsRegistration")}</>;
}

function Left({ due: { leftKm, leftMonths } }: { due: Due }) {
  const t = useTranslations("repair.revision");
  const format = useFormat();
  const value = (left: number) => format.number(Math.abs(left), { maximumFractionDigits: 0 });
  const distance = (left: number) =>
    left === 0 ? t("kmNow") : t(left < 0 ? "kmPast" : "kmLeft", { value: value(left) });
  const time = (left: number) =>
    Math.abs(left) < 1
      ? t(left < 0 ? "monthPast" : "monthLeft")
      : t(left < 0 ? "monthsPast" : "monthsLeft", { value: value(left) });
  const parts = [leftKm === null ? null : distance(leftKm), leftMonths === null ? null : time(leftMonths)];
  return <>{parts.filter(Boolean).join(" · ")}</>;
}
