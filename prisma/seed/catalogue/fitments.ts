import type { RowSink } from "@/lib/import/copy/sink";
import { line } from "@/lib/import/copy/line";
import type { ConditionBook } from "./sets/conditions";
import { type LiveSet, membersOf } from "./sets/membership";
import type { Plan } from "./sets/plan";
import type { Vehicle } from "./vehicles/vehicle";

function* membershipLines(
  plan: Plan,
  book: ConditionBook,
  live: ReadonlyMap<number, LiveSet>,
  vehicles: readonly Vehicle[],
): Generator<string> {
  for (const vehicle of vehicles)
    for (const { set, conditionId } of membersOf(plan, book, vehicle))
      if (live.has(set.id)) yield `${vehicle.ktype}\t${set.genart.id}\t${set.id}\t${conditionId}\n`;
}

function* vehicleTreeLines(
  plan: Plan,
  book: ConditionBook,
  sizes: ReadonlyMap<number, number>,
  vehicles: readonly Vehicle[],
): Generator<string> {
  for (const vehicle of vehicles) {
    let genartId = -1;
    let n = 0;
    for (const { set } of membersOf(plan, book, vehicle)) {
      if (set.genart.id !== genartId) {
        if (n) yield `${vehicle.ktype}\t${genartId}\t${n}\n`;
        genartId = set.genart.id;
        n = 0;
      }
      n += sizes.get(set.id) ?? 0;
    }
    if (n) yield `${vehicle.ktype}\t${genartId}\t${n}\n`;
  }
}

/** Sets, their vehicles by (ktype, generic article), conditions, articles counted per vehicle; `sizes`: articles of a set. */
export async function writeFitments(
  sink: RowSink,
  plan: Plan,
  book: ConditionBook,
  live: ReadonlyMap<number, LiveSet>,
  sizes: ReadonlyMap<number, number>,
  vehicles: readonly Vehicle[],
): Promise<{ sets: number; memberships: number }> {
  const setLines = [...live.values()].map((set) => line(set.id, set.genart.id, set.h1, set.h2, set.n));
  const sets = await sink.write("fitset", "id, genart_id, h1, h2, n", setLines);
  const memberships = await sink.write(
    "fitset_vehicle",
    "ktype, genart_id, fitset_id, cond_id",
    membershipLines(plan, book, live, vehicles),
  );
  await sink.write("ktype_genart", "ktype, genart_id, n", vehicleTreeLines(plan, book, sizes, vehicles));
  await sink.write(
    "fitment_cond",
    "id, txt",
    [...book.entries()].map(([id, json]) => line(id, json)),
  );
  return { sets, memberships };
}
