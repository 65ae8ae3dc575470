import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { mostReadings } from "./rules";
import type { StoredReading } from "./schema";

const readingsOfVin = {
  name: "diagnostic_readings_of_vin",
  text: `select id, taken_at as "takenAt", cleared_at as "clearedAt", faults from diagnostic_reading
    where company_id = $1 and vin = $2 order by taken_at desc, id desc limit ${mostReadings}`,
};

type Row = Omit<StoredReading, "takenAt" | "clearedAt"> & { takenAt: Date; clearedAt: Date | null };

/** What the company's adapters have read of a vehicle, newest first. */
export async function listReadings(actor: Actor, { vin }: { vin: string }): Promise<StoredReading[]> {
  requireRight(actor, "Diag");
  const rows = await read<Row>(readingsOfVin, [companyOf(actor), vin]);
  return rows.map(({ takenAt, clearedAt, ...row }) => ({
    ...row,
    takenAt: takenAt.toISOString(),
    clearedAt: clearedAt?.toISOString() ?? null,
  }));
}
