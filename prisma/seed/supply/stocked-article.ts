import { hash } from "../catalogue/random";
import type { SetClass } from "../catalogue/sets/set-class";

/** Criteria of an article that its price follows. */
export const PRICED_BY: ReadonlySet<string> = new Set(["reman", "capacity"]);

const BATTERY_AH = { low: 38, high: 108 } as const;

/** What an article is built for where no set of vehicles says it. */
const looseClass = (id: number): SetClass => ({ kind: "car", size: 0.15 + (hash(id, 61) % 100) / 200 });

/** What decides an article's price beside its part and brand; `values` are those of its criteria `PRICED_BY`. */
export function pricedBy(
  id: number,
  ofSet: SetClass | undefined,
  values: ReadonlyMap<string, string>,
): SetClass & { reman: boolean } {
  const known = ofSet ?? looseClass(id);
  const reman = values.get("reman") === "yes";
  const capacity = Number(values.get("capacity") ?? 0);
  if (!capacity) return { ...known, reman };
  const size = (capacity - BATTERY_AH.low) / (BATTERY_AH.high - BATTERY_AH.low);
  return { ...known, reman, size: Math.min(1, Math.max(0, size)) };
}
