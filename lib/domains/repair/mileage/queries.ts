import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { mileageKeys } from "./rules";
import type { Reading } from "../due/rules";
import type { Mileages } from "./schema";

const newest = {
  name: "mileages_of_vehicle",
  text: `select distinct on (at_service) km, to_char(on_day, 'YYYY-MM-DD') as "on", at_service as "atService"
    from (select km, on_day, at_service from mileage_reading where company_id = $1 and vehicle = any($2)
      union all select km, on_day, false from mileage_reading where company_id = $1 and vehicle = any($2) and at_service) r
    order by at_service, on_day desc`,
};

/** What the company last typed of a car; nothing of a car that is known by neither VIN nor plate. */
export async function findMileages(
  actor: Actor,
  vehicle: { vin: string | null; plate: string | null },
): Promise<Mileages> {
  requireRight(actor, "AutoData");
  const keys = mileageKeys(vehicle);
  if (keys.length === 0) return { latest: null, service: null };
  const rows = await read<{ km: number; on: string; atService: boolean }>(newest, [companyOf(actor), keys]);
  const of = (atService: boolean) => {
    const row = rows.find((one) => one.atService === atService);
    return row ? { km: row.km, on: row.on } : null;
  };
  return { latest: of(false), service: of(true) };
}

const last = {
  name: "mileage_last",
  text: `select km, to_char(on_day, 'YYYY-MM-DD') as "on" from mileage_reading
    where company_id = $1 and vehicle = any($2) and (on_day, km) is distinct from ($3::date, $4::int)
    order by on_day desc, created_at desc limit 1`,
};

interface Asked {
  vin: string | null;
  plate: string | null;
  /** What the asker wrote down itself, which is none of the past. */
  own: Reading | null;
}

/** The newest mileage that the company wrote down of a car, wherever it did; null for none. */
export async function findLastReading(actor: Actor, { own, ...vehicle }: Asked): Promise<Reading | null> {
  requireRight(actor, "AutoData", "Diag", "DTC");
  const values = [companyOf(actor), mileageKeys(vehicle), own?.on ?? null, own?.km ?? null];
  const [row] = await read<Reading>(last, values);
  return row ?? null;
}

const serviced = {
  name: "mileage_serviced",
  text: `select vehicle as key, max(on_day)::text as on from mileage_reading where company_id = $1 and at_service
    group by vehicle having max(on_day) between $2::date and $3::date limit 500`,
};

/** The vehicles whose last service that the company noted lies between two days, by the key of their mileages. */
export async function listServiced(
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<{ key: string; on: string }[]> {
  requireRight(actor, "AutoData");
  return read<{ key: string; on: string }>(serviced, [companyOf(actor), from, to]);
}
