import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { vehicleFields, type VehicleField } from "@/lib/domains/vehicles/record";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { decodeVin } from "@/lib/domains/vehicles/vins/rules";
import { DecodedVinCard } from "./decoded-vin";
import { FieldValue } from "./field-value";

interface VehicleDataProps {
  vehicle: VehicleView;
  /** What corrects the identifiers, for those who may. */
  edit?: ReactNode;
  /** Which fields are shown; all of them unless named. */
  fields?: readonly VehicleField[];
}

/** The fields of the vehicle's record, by group, then what its VIN says by itself. */
export async function VehicleData({ vehicle, edit, fields = vehicleFields }: VehicleDataProps) {
  const t = await getTranslations("vehicle-record");
  const { vin, firstRegistration } = vehicle.record;
  const registered = firstRegistration === null ? undefined : Number(firstRegistration.slice(0, 4));
  const groups = [...new Set(fields.map(({ group }) => group))];
  const decoded = vin === null ? null : decodeVin(vin, new Date().getFullYear(), registered);
  return (
    <div className="columns-1 gap-4 sm:columns-2 xl:columns-1">
      {groups.map((group) => (
        <Card
          key={group}
          level={3}
          title={t(`groups.${group}`)}
          actions={group === "identifiers" ? edit : null}
          className="mb-4 break-inside-avoid"
        >
          <Fields fields={fields.filter((field) => field.group === group)} vehicle={vehicle} />
        </Card>
      ))}
      {decoded ? <DecodedVinCard decoded={decoded} level={3} /> : null}
    </div>
  );
}

async function Fields({ fields, vehicle }: { fields: readonly VehicleField[]; vehicle: VehicleView }) {
  const t = await getTranslations("vehicle-record");
  return (
    <dl className="num divide-y divide-line-2 text-data">
      {fields.map((field) => (
        <div key={field.key} className="flex items-center justify-between gap-4 py-1.5">
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
