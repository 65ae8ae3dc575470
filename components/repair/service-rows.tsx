import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { RevisionService } from "@/lib/domains/repair/schema";
import { useInterval } from "./use-interval";
import { useMinutes } from "./use-minutes";

interface Props {
  services: readonly RevisionService[];
  /** The address of the revision, below which each service lies. */
  here: string;
}

/** Every service of the plan with its interval. */
export function ServiceRows({ services, here }: Props) {
  const t = useTranslations("repair.revision");
  const { schedule } = useInterval();
  const written = useMinutes();
  return (
    <Table caption={t("services")}>
      <thead>
        <tr>
          <Th>{t("service")}</Th>
          <Th>{t("interval")}</Th>
          <Th align="end">{t("time")}</Th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <Tr key={service.serviceId}>
            <Td>
              <ServiceLink service={service} here={here} />
            </Td>
            <Td>
              {schedule(service.schedule)}
              {service.schedule.severe ? (
                <span className="block text-tiny text-ink-3">
                  {t("severeInterval", { interval: schedule(service.schedule.severe) })}
                </span>
              ) : null}
            </Td>
            <Td align="end" className="whitespace-nowrap">
              {written(service.time_mins)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A service by its name, with how much it consists of. */
export function ServiceLink({ service, here }: { service: RevisionService; here: string }) {
  const t = useTranslations("repair.revision");
  return (
    <>
      <Link
        href={`${here}/${encodeURIComponent(service.serviceId)}`}
        prefetch={false}
        className="inline-flex min-h-6 items-center font-medium text-accent hover:underline touch:min-h-11"
      >
        {service.label}
      </Link>
      <span className="block text-tiny text-ink-3">{t("operationCount", { count: service.operationCount })}</span>
    </>
  );
}
