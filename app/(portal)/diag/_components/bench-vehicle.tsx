import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { bodyStyle } from "@/components/vehicles/body-style";
import { powerText } from "@/components/vehicles/derived-text";
import { VehiclePlate } from "@/components/vehicles/vehicle-plate";
import { Silhouette } from "@/components/drawings/silhouette";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState, ErrorState } from "@/components/ui/states";
import { benchPath } from "@/lib/domains/vehicles/diagnosis/rules";
import type { Bench } from "./find-bench";
import { vehicleHref } from "./places";

interface Props {
  bench: Bench;
  mayIdentify: boolean;
  /** What is done with the vehicle, or without one. */
  children: ReactNode;
}

/** The vehicle on the bench with what can be done to it; without one, what can be done all the same. */
export async function BenchVehicle({ bench, mayIdentify, children }: Props) {
  const [t, vehicles] = await Promise.all([getTranslations("diag"), getTranslations("vehicles")]);
  const { vin, vehicle, failed } = bench;
  const again = vin ? <LinkButton href={benchPath(vin)}>{t("bench.retry")}</LinkButton> : undefined;
  const fuel = vehicle?.derived.fuel && vehicles(`fuels.${vehicle.derived.fuel}`);
  const details = vehicle && [vehicle.record.engineCode, fuel, powerText(vehicles, vehicle.derived)].filter(Boolean);
  return (
    <section aria-label={t("bench.label")} className="rounded-md border border-line bg-paper px-4 py-3 shadow-card">
      {failed ? <ErrorState compact title={t("bench.failed")} text={t("bench.failedText")} action={again} /> : null}
      {vin && !vehicle && !failed ? (
        <EmptyState compact title={t("bench.unknown", { vin })} text={t("bench.unknownText")} />
      ) : null}
      {vehicle ? (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Silhouette body={bodyStyle(vehicle)} className="h-12 shrink-0 text-ink-2" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-lead font-semibold wrap-anywhere">{vehicle.label}</p>
            <p className="num flex flex-wrap gap-x-3 text-data text-ink-2">
              <bdi dir="ltr">{vin}</bdi>
              {details?.map((detail) => (
                <bdi key={detail}>{detail}</bdi>
              ))}
            </p>
          </div>
          {vehicle.plate ? (
            <VehiclePlate
              number={vehicle.plate}
              country={vehicle.record.country}
              label={vehicles("bar.plate", { value: vehicle.plate })}
            />
          ) : null}
        </div>
      ) : null}
      <div className="flex flex-wrap items-start gap-2">
        {children}
        {vehicle && vin && mayIdentify ? <LinkButton href={vehicleHref(vin)}>{t("bench.open")}</LinkButton> : null}
      </div>
    </section>
  );
}
