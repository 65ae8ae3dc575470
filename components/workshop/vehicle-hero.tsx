import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Silhouette } from "@/components/drawings/silhouette";
import { ClientMessages } from "@/components/page/client-messages";
import { CritAir } from "@/components/ui/crit-air";
import { Plate } from "@/components/ui/plate";
import { bodyStyle } from "@/components/vehicles/body-style";
import { critAirText, powerText } from "@/components/vehicles/derived-text";
import { plateCountries } from "@/components/vehicles/plate-countries";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { formatDate } from "@/lib/shared/dates";
import { MakeMark } from "./make-mark";
import { QrButton } from "./qr-button";

interface Props {
  base: string;
  vehicle: VehicleView;
  makeShown: boolean;
  mayQr: boolean;
  /** The 360 buttons. */
  pictures: ReactNode;
  tools: ReactNode;
  customer: ReactNode;
}

/** The vehicle on the bench, large enough to be read from the other side of the lift. */
export async function VehicleHero({ base, vehicle, makeShown, mayQr, pictures, tools, customer }: Props) {
  const [t, locale] = await Promise.all([getTranslations("vehicles"), getLocale()]);
  const { record, derived, label, plate } = vehicle;
  const fuel = derived.fuel && t(`fuels.${derived.fuel}`);
  const details = [record.engineCode, fuel, powerText(t, derived), formatDate(record.firstRegistration, locale)];
  return (
    <section
      aria-label={t("bar.label")}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line bg-paper px-4 py-4 md:px-6"
    >
      <Silhouette body={bodyStyle(vehicle)} className="h-20 shrink-0 text-ink-2 max-md:hidden" />
      <div className="min-w-0 flex-1 basis-64">
        <div className="mb-1.5 flex flex-wrap items-center gap-3">
          {plate ? (
            <Plate
              number={plate}
              size="lg"
              country={plateCountries[record.country ?? "FR"]}
              label={t("bar.plate", { value: plate })}
            />
          ) : null}
          <CritAir value={derived.critAir} label={critAirText(t, derived.critAir)} />
        </div>
        <p className="text-hero font-title tracking-tight">{label}</p>
        <p className="num flex flex-wrap gap-x-3 text-sub text-ink-2">
          {details.filter(Boolean).map((detail) => (
            <bdi key={detail}>{detail}</bdi>
          ))}
        </p>
        {record.vin ? (
          <p dir="ltr" className="num text-data text-ink-3 rtl:text-end">
            {record.vin}
          </p>
        ) : null}
      </div>
      <ClientMessages of={["workshop.logo", "workshop.qr"]}>
        {record.make ? <MakeMark make={record.make} shown={makeShown} /> : null}
        <div className="flex flex-wrap items-center gap-2">
          {pictures}
          {mayQr ? <QrButton path={base} label={[plate, label].filter(Boolean).join(" · ")} /> : null}
          {tools}
          {customer}
        </div>
      </ClientMessages>
    </section>
  );
}
