import type { SetClass } from "../../catalogue/sets/set-class";
import type { Range } from "./range";
import { CHASSIS } from "./ranges-chassis";
import { ENGINE } from "./ranges-engine";
import { REST } from "./ranges-rest";
import { SUPPLY } from "./ranges-supply";

const RANGES: Readonly<Record<number, Range>> = { ...CHASSIS, ...ENGINE, ...SUPPLY, ...REST };

/** What a kind of vehicle makes of a car's prices. */
const KINDS: Readonly<Record<SetClass["kind"], number>> = { car: 1, heavy: 2.4, motorcycle: 0.75 };

/** Where a brand stands between the cheapest and the dearest. */
const TIERS: Readonly<Record<string, number>> = { "1er prix": 0, Quality: 0.4, OE: 0.8, Premium: 0.95 };

const RECONDITIONED: Range = [0.5, 0.7];
const SHARES = { size: 0.55, tier: 0.37, own: 0.08 } as const;

export interface Priced extends SetClass {
  genartId: number;
  segment: string;
  /** sold in exchange for the worn part, which is made anew */
  reman: boolean;
}

/** Between which retail prices, in cents without tax, a part of this kind lies. */
export function retailRange({ genartId, kind, reman }: Pick<Priced, "genartId" | "kind" | "reman">): Range {
  const range = RANGES[genartId];
  if (!range) throw new Error(`generic article ${genartId} has no range of prices`);
  const [low, high] = range;
  const [least, most] = reman ? RECONDITIONED : [1, 1];
  return [low * KINDS[kind] * least * 100, high * KINDS[kind] * most * 100];
}

/** Retail price in cents without tax: by part, vehicle and brand; `own` (0 to 1) is what sets an article apart. */
export function retailCents(part: Priced, own: number): number {
  const [low, high] = retailRange(part);
  const at = SHARES.size * part.size + SHARES.tier * (TIERS[part.segment] ?? 0.5) + SHARES.own * own;
  const cents = low * (high / low) ** at;
  const step = cents < 1000 ? 1 : cents < 20_000 ? 5 : 50;
  return Math.min(Math.floor(high), Math.max(Math.ceil(low), Math.round(cents / step) * step));
}
