import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CritAir } from "@/components/ui/crit-air";
import { Plate } from "@/components/ui/plate";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { formatDate } from "@/lib/shared/dates";
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
  const { record, derived, label, plate } = vehicle;
  const size = record.ccm === null ? null : `${formatNumber(record.ccm, locale)} cm³`;
  const fuel = derived.fuel && t(`fuels.${derived.fuel}`);
  const details = [record.engineCode, fuel, powerText(t, derived), size, record.vin].filter(Boolean);
  const co2 =
    record.co2 === null ? null : [t("co2Value", { grams: record.co2 }), derived.co2Class].filter(Boolean).join(" · ");
  const facts = [
    [t("bar.registered"), formatDate(record.firstRegistration, locale)],
    [t("bar.age"), ageText(t, derived.age)],
    [t("bar.norm"), euroText(t, derived.euro)],
    [t("bar.co2"), co2],
  ].filter(([, value]) => value !== null);
  return (
    <section
      aria-label={t("bar.label")}
      className="sticky top-12 z-20 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1.5 border-b border-line bg-paper px-4 py-2 md:px-5"
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
        <p className="num truncate text-data text-ink-2 max-sm:hidden" title={details.join(" · ")}>
          {details.join(" · ")}
        </p>
      </div>
      <dl className="num flex gap-4 text-data max-xl:order-last max-xl:basis-full max-md:hidden">
        {facts.map(([name, value]) => (
          <div key={name} className="max-xl:flex max-xl:gap-1.5">
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
