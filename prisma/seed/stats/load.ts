import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { callsByMonth, monthsUntil, type CountedVehicle } from "./use";

export interface StatsOptions {
  /** the catalogue version whose vehicles are counted */
  schema: string;
  /** ISO day in the last month that is counted */
  referenceDay?: string;
}

const vehicles = (schema: string) => `select v.ktype, v.model_id as "modelId", v.make_id as "makeId", v.vtype, k.weight
  from ${schema}.vehicle v join ${schema}.make k on k.id = v.make_id order by v.ktype`;

/** Calls summed over what shares a place: scope, kind, parent and subject. */
class Totals {
  private readonly calls = new Map<string, number>();

  add(scope: string, vtype: string, parentId: number, subjectId: number, calls: number): void {
    const key = [scope, vtype, parentId, subjectId].join("\t");
    this.calls.set(key, (this.calls.get(key) ?? 0) + calls);
  }

  *lines(): Generator<string> {
    for (const [key, calls] of this.calls) if (calls > 0) yield `${key}\t${calls}\n`;
  }
}

/** Fills the empty usage statistics for the vehicles of a catalogue version, inside the caller's transaction. */
export async function loadStats(client: pg.Client, options: StatsOptions): Promise<void> {
  const { schema, referenceDay = "2026-11-20" } = options;
  const { rows } = await client.query<CountedVehicle>(vehicles(client.escapeIdentifier(schema)));
  const months = monthsUntil(referenceDay);
  const totals = new Totals();
  const byMonth: string[] = [];
  for (const vehicle of rows) {
    const { ktype, modelId, makeId, vtype } = vehicle;
    const calls = callsByMonth(vehicle);
    const sum = calls.reduce((total, one) => total + one, 0);
    totals.add("make", vtype, 0, makeId, sum);
    totals.add("model", vtype, makeId, modelId, sum);
    totals.add("ktype", vtype, modelId, ktype, sum);
    calls.forEach((one, index) => one > 0 && byMonth.push(line(ktype, months[index] ?? null, one)));
  }
  const sink = copySink(client, { freeze: false });
  await sink.write("vehicle_use", "scope, vtype, parent_id, subject_id, calls", totals.lines());
  await sink.write("vehicle_use_month", "ktype, month, calls", byMonth);
  await client.query("analyze vehicle_use, vehicle_use_month");
}
