import { getLocale, getTranslations } from "next-intl/server";
import { VehicleDaysButton } from "@/components/customers/vehicle-days-button";
import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { customerLabel } from "@/lib/domains/customers/rules";
import type { DueVehicle } from "@/lib/domains/customers/due/schema";
import { formatDate } from "@/lib/shared/dates";
import { DayBlock, dayLink, DayRow } from "./day-block";

/** The vehicles that are due for their inspection or service, each with the telephone of its customer. */
export async function CallBacks({ vehicles }: { vehicles: readonly DueVehicle[] }) {
  const [t, customers, locale] = await Promise.all([
    getTranslations("today.due"),
    getTranslations("customers"),
    getLocale(),
  ]);
  return (
    <DayBlock
      title={t("title")}
      empty={t("empty")}
      rows={vehicles}
      row={({ customer, due, ...vehicle }) => (
        <DayRow key={vehicle.id} actions={<VehicleDaysButton customerId={customer.id} vehicle={vehicle} />}>
          <p className="flex flex-wrap items-center gap-x-2">
            <Link href={vehicle.link} prefetch={false} aria-label={vehicle.immat} className={dayLink}>
              <VehiclePlate number={vehicle.immat} country={vehicle.country} size="sm" />
            </Link>
            <span>{vehicle.label}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-data">
            <Link href={`/customers/${customer.id}`} prefetch={false} className={dayLink}>
              <bdi>{customerLabel(customer) || customers("unnamed")}</bdi>
            </Link>
            <a href={`tel:${customer.phone.replace(/[^+\d]/g, "")}`} dir="ltr" className={dayLink}>
              {customer.phone}
            </a>
          </p>
          {due.map(({ kind, on, past, counted }) => (
            <p key={kind} className="num flex flex-wrap items-center gap-x-2 text-data text-ink-2">
              <span>{t(kind, { date: formatDate(on, locale) ?? "" })}</span>
              {past ? <Badge tone="unknown">{t("past")}</Badge> : null}
              {counted ? <Badge>{t("counted")}</Badge> : null}
            </p>
          ))}
        </DayRow>
      )}
    />
  );
}
