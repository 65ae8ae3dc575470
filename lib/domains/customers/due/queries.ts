import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { formatPlate, type PlateCountry } from "@/lib/shared/plate";
import { dueDays, dueSpan } from "./rules";
import type { DueVehicle } from "./schema";

/** A vehicle by its VIN or by "plate:" and its plate, and the day of its last service. */
export interface Serviced {
  key: string;
  on: string;
}

const dueVehicles = {
  name: "customer_vehicles_due",
  text: `select v.id, v.plate, v.country, concat_ws(' ', nullif(v.brand, ''), nullif(v.model, '')) as label,
      v.inspection_on::text as "inspectionOn", v.inspection_said as "inspectionSaid", v.service_on::text as "serviceOn",
      greatest(s.on_day, p.on_day)::text as "servicedOn",
      json_build_object('id', c.id, 'title', c.title, 'firstname', c.firstname, 'name', c.name, 'company', c.company,
        'phone', c.phone) as customer
    from customer_vehicle v
      join customer c on c.company_id = v.company_id and c.id = v.customer_id
      left join unnest($4::text[], $5::date[]) s (key, on_day) on s.key = v.vin
      left join unnest($4::text[], $5::date[]) p (key, on_day) on p.key = 'plate:' || v.plate
    where v.company_id = $1 and (v.inspection_on between $2::date and $3::date
      or v.service_on between $2::date and $3::date
      or (v.service_on is null and (s.on_day is not null or p.on_day is not null)))
    order by least(v.inspection_on, v.service_on), v.id limit $6`,
};

type Row = Omit<DueVehicle, "immat" | "link" | "due"> & { plate: string; servicedOn: string | null };

interface Wanted {
  /** Vehicles that were serviced a year before. */
  serviced: readonly Serviced[];
  today: string;
  limit: number;
}

/** The vehicles of customers that are due for their inspection or service within the next weeks, the earliest first. */
export async function listDueVehicles(actor: Actor, { serviced, today, limit }: Wanted): Promise<DueVehicle[]> {
  requireRight(actor, "cart");
  const span = dueSpan(today);
  const values = [span.from, span.to, serviced.map(({ key }) => key), serviced.map(({ on }) => on), limit];
  const rows = await read<Row>(dueVehicles, [companyOf(actor), ...values]);
  return rows
    .map(({ plate, servicedOn, ...row }) => {
      const immat = formatPlate(plate, row.country as PlateCountry);
      const field = row.country === "CH" ? "swissPlate" : "immat";
      const due = dueDays({ ...row, servicedOn }, span, today);
      return { ...row, immat, link: vehicleBase({ field, value: immat }), due };
    })
    .filter(({ due }) => due.length > 0)
    .toSorted((one, other) => (one.due[0]?.on ?? "").localeCompare(other.due[0]?.on ?? ""));
}
