import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CritAir } from "@/components/ui/crit-air";
import { cn } from "@/components/ui/cn";
import { Plate } from "@/components/ui/plate";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { formatDate, formatYearMonth, yearMonth } from "@/lib/shared/dates";
import { BarDetails } from "./bar-details";
import { ageText, critAirText, euroText, powerText } from "./derived-text";
import { formatNumber } from "@/lib/shared/numbers";
import { plateCountries } from "./plate-countries";

interface Props {
  vehicle: VehicleView;
  /** The chip of the current customer. */
  customer?: ReactNode;
  /** The star and the way to another vehicle. */
  tools?: ReactNode;
}

/** The vehicle at work, on every screen of its sub-tree. */
export async function VehicleBar({ vehicle, customer, tools }: Props) {
  const [t, locale] = await Promise.all([getTranslations("vehicles"), getLocale()]);
  const { record, derived, label, plate, built } = vehicle;
  const registered = yearMonth(record.firstRegistration);
  const month = formatYearMonth(registered ?? built?.fromYm ?? 0);
  const size = record.ccm === null ? null : `${formatNumber(record.ccm, locale)} cm³`;
  const fuel = derived.fuel && t(`fuels.${derived.fuel}`);
  const details = [
    { text: record.engineCode },
    { text: month, on: "md:hidden" },
    { text: fuel, on: "max-sm:hidden" },
    { text: powerText(t, derived), on: "max-sm:hidden" },
    { text: size, on: "max-sm:hidden" },
    { text: record.vin, on: "max-sm:hidden md:max-xl:hidden" },
  ];
  const co2 =
    record.co2 === null ? null : [t("co2Value", { grams: record.co2 }), derived.co2Class].filter(Boolean).join(" · ");
  const facts = [
    [t("bar.registered"), formatDate(record.firstRegistration, locale)],
    [t("bar.age"), ageText(t, derived.age)],
    [t("bar.norm"), euroText(t, derived.euro)],
    [t("bar.co2"), co2],
    [t("bar.vin"), record.vin, "xl:hidden"],
  ].filter(([, value]) => value !== null);
  return (
    <section
      aria-label={t("bar.label")}
      className="sticky top-(--roof) z-20 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line bg-paper px-4 py-2 md:px-5 max-md:has-[>[role=group]]:static"
    >
      {plate ? (
        <Plate
          number={plate}
          country={plateCountries[record.country ?? "FR"]}
          label={t("bar.plate", { value: plate })}
        />
      ) : null}
      <div className="min-w-0 flex-1 basis-40">
        <p className="truncate text-lead font-semibold">{label}</p>
        <BarDetails details={details} />
      </div>
      <dl className="num flex flex-wrap gap-x-4 text-data max-xl:order-last max-xl:basis-full max-md:hidden">
        {facts.map(([name, value, on]) => (
          <div key={name} className={cn("max-xl:flex max-xl:gap-1.5", on)}>
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-strong whitespace-nowrap xl:text-body">{value}</dd>
          </div>
        ))}
      </dl>
      <CritAir value={derived.critAir} label={critAirText(t, derived.critAir)} />
      {customer}
      {tools}
    </section>
  );
}
