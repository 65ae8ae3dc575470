import { getTranslations } from "next-intl/server";
import { Card } from "@/components/ui/card";
import { vehicleFields, type FieldGroup } from "@/lib/domains/vehicles/record/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { decodeVin } from "@/lib/domains/vehicles/vins/rules";
import { DecodedVinCard } from "./decoded-vin";
import { FieldValue } from "./field-value";

const groups = [...new Set(vehicleFields.map(({ group }) => group))];

/** Every field of the vehicle's record, by group, then what its VIN says by itself. */
export async function VehicleData({ vehicle }: { vehicle: VehicleView }) {
  const t = await getTranslations("vehicle-record");
  const { vin, firstRegistration } = vehicle.record;
  const registered = firstRegistration === null ? undefined : Number(firstRegistration.slice(0, 4));
  const decoded = vin === null ? null : decodeVin(vin, new Date().getFullYear(), registered);
  return (
    <div className="columns-1 gap-4 sm:columns-2 xl:columns-1">
      {groups.map((group) => (
        <Card key={group} level={3} title={t(`groups.${group}`)} className="mb-4 break-inside-avoid">
          <Fields group={group} vehicle={vehicle} />
        </Card>
      ))}
      {decoded ? <DecodedVinCard decoded={decoded} level={3} /> : null}
    </div>
  );
}

async function Fields({ group, vehicle }: { group: FieldGroup; vehicle: VehicleView }) {
  const t = await getTranslations("vehicle-record");
  return (
    <dl className="num divide-y divide-line-2 text-data">
      {vehicleFields
        .filter((field) => field.group === group)
        .map((field) => (
          <div key={field.key} className="flex items-center justify-between gap-4 py-1.5">
            <dt className="shrink-0 text-ink-2">{t(`fields.${field.key}`)}</dt>
            <dd className="min-w-0 text-end font-medium wrap-anywhere">
              <FieldValue field={field} vehicle={vehicle} />
            </dd>
          </div>
        ))}
    </dl>
  );
}
