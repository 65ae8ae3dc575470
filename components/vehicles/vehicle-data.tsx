import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { vehicleFields, type VehicleField } from "@/lib/domains/vehicles/record";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { decodeVin } from "@/lib/domains/vehicles/vins/rules";
import { DecodedVinCard } from "./decoded-vin";
import { FieldValue, isKnown } from "./field-value";
import { whenAllSaid, whenSaid, type Above } from "./said-above";

interface VehicleDataProps {
  vehicle: VehicleView;
  /** What corrects the identifiers, for those who may. */
  edit?: ReactNode;
  /** What stands above: what it says is not said again. */
  above?: Above | null;
  /** Which fields are shown; all of them unless named. */
  fields?: readonly VehicleField[];
}

/** The fields of the vehicle's record that are known, by group, then what its VIN says by itself. */
export async function VehicleData({ vehicle, edit, above = null, fields = vehicleFields }: VehicleDataProps) {
  const t = await getTranslations("vehicle-record");
  const { vin, firstRegistration } = vehicle.record;
  const registered = firstRegistration === null ? undefined : Number(firstRegistration.slice(0, 4));
  const known = fields.filter((field) => isKnown(field, vehicle));
  const groups = [...new Set((edit ? fields : known).map(({ group }) => group))]
    .map((group) => ({ group, own: known.filter((field) => field.group === group) }))
    .filter(({ group, own }) => own.length > 0 || (group === "identifiers" && edit));
  const decoded = vin === null ? null : decodeVin(vin, new Date().getFullYear(), registered);
  return (
    <div className="columns-1 gap-4 sm:columns-2 xl:columns-1">
      {groups.map(({ group, own }) => (
        <Card
          key={group}
          level={3}
          title={t(`groups.${group}`)}
          actions={group === "identifiers" ? edit : null}
          className={cn(
            "mb-4 break-inside-avoid",
            group === "identifiers" && edit ? "" : whenAllSaid(own.map(({ key }) => whenSaid(above, key))),
          )}
        >
          <Fields fields={own} vehicle={vehicle} above={above} />
        </Card>
      ))}
      {decoded ? <DecodedVinCard decoded={decoded} level={3} /> : null}
    </div>
  );
}

interface FieldsProps {
  fields: readonly VehicleField[];
  vehicle: VehicleView;
  above: Above | null;
}

async function Fields({ fields, vehicle, above }: FieldsProps) {
  const t = await getTranslations("vehicle-record");
  return (
    <dl className="num divide-y divide-line-2 text-data">
      {fields.map((field) => (
        <div
          key={field.key}
          className={cn("flex items-center justify-between gap-4 py-1.5", whenSaid(above, field.key))}
        >
          <dt className="shrink-0 text-ink-2">{t(`fields.${field.key}`)}</dt>
          <dd className="min-w-0 text-end font-medium wrap-anywhere">
            <bdi>
              <FieldValue field={field} vehicle={vehicle} />
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
