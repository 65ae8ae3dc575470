import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict, invalid } from "@/lib/platform/problems";
import { isoDateIn } from "@/lib/shared/dates";
import type { Reading } from "../due/rules";
import { mileageKey, mileageKeys } from "./rules";
import type { MileageInput, Mileages } from "./schema";

/**
 * Keeps a mileage of a car, and the one of its last service. 409 "mileage-less" tells the one before it when it is lower
 * and does not replace it; 400 for a day to come, and for a car that is known by neither VIN nor plate.
 */
export async function recordMileage(actor: Actor, { vin, plate, ...typed }: MileageInput): Promise<Mileages> {
  requireRight(actor, "AutoData");
  const vehicle = mileageKey({ vin, plate });
  if (vehicle === null) throw invalid("no-vehicle", "A VIN or a plate is needed.");
  const { km, on, last, replaces } = typed;
  refuseUntrue({ km, on }, last);
  return inTransaction(undefined, async (tx) => {
    await holdMileages(actor, tx, vehicle);
    const before = await findBefore(tx, { company: companyOf(actor), keys: mileageKeys({ vin, plate }), on });
    if (before && before.km > km && !replaces)
      throw conflict("mileage-less", `It read ${before.km} km on ${before.on}.`, { last: before });
    if (last) await keep(actor, tx, vehicle, { ...last, atService: true });
    await keep(actor, tx, vehicle, { km, on, atService: last?.on === on });
    const detail = { before: before?.km ?? null, after: km };
    await audit(actor, tx, { action: "update", entity: "vehicle", entityId: vehicle, detail });
    return { latest: { km, on }, service: last };
  });
}

function refuseUntrue({ km, on }: Reading, last: Reading | null): void {
  const fields = [
    ...(on > isoDateIn(new Date(), "Europe/Paris") ? [{ field: "on", message: "future" }] : []),
    ...(last && last.km > km ? [{ field: "last.km", message: "last-km" }] : []),
    ...(last && last.on > on ? [{ field: "last.on", message: "last-day" }] : []),
  ];
  if (fields.length > 0) throw invalid("invalid-input", "The mileage cannot be true.", { fields });
}

/** The newest reading until that day, but for one of the same day, which is corrected. */
async function findBefore(
  tx: Tx,
  { company, keys, on }: { company: number; keys: string[]; on: string },
): Promise<Reading | null> {
  const [row] = await tx.$queryRaw<Reading[]>`
    select km, to_char(on_day, 'YYYY-MM-DD') as "on" from mileage_reading
    where company_id = ${company} and vehicle = any(${keys}) and on_day < ${on}::date order by on_day desc limit 1`;
  return row ?? null;
}

/** Two who type at once follow each other, so that neither overlooks the other. */
async function holdMileages(actor: Actor, tx: Tx, vehicle: string): Promise<void> {
  await tx.$queryRaw`select 1 from pg_advisory_xact_lock(${companyOf(actor)}::int, hashtext(${vehicle}))`;
}

interface Noted {
  vin: string | null;
  plate: string | null;
  on: string;
  /** Null takes back what was noted. */
  km: number | null;
  /** What was noted of the same day before. */
  before: number | null;
}

/** Notes the mileage that a document of the workshop bears, within the document's own transaction. */
export async function noteMileage(actor: Actor, { on, km, before, ...named }: Noted, tx: Tx): Promise<void> {
  requireRight(actor, "Diag", "DTC");
  const vehicle = mileageKey(named);
  if (vehicle === null || km === before) return;
  await holdMileages(actor, tx, vehicle);
  if (km === null)
    await tx.$executeRaw`delete from mileage_reading where company_id = ${companyOf(actor)} and vehicle = ${vehicle}
      and on_day = ${on}::date and km = ${before} and not at_service`;
  else await keep(actor, tx, vehicle, { km, on, atService: false });
  await audit(actor, tx, { action: "update", entity: "vehicle", entityId: vehicle, detail: { before, after: km } });
}

async function keep(actor: Actor, tx: Tx, vehicle: string, reading: Reading & { atService: boolean }): Promise<void> {
  const { km, on, atService } = reading;
  await tx.$executeRaw`
    insert into mileage_reading (company_id, vehicle, on_day, km, at_service, user_id)
    values (${companyOf(actor)}, ${vehicle}, ${on}::date, ${km}, ${atService}, ${userOf(actor)})
    on conflict (company_id, vehicle, on_day) do update
      set km = excluded.km, at_service = excluded.at_service or mileage_reading.at_service, user_id = excluded.user_id`;
}
