import { enumValue } from "../parts/enum-values";
import { rangeOf, type Range } from "../parts/ranges";
import { textsOf } from "../parts/texts";
import { hash, hashText } from "../random";
import { rimsOf } from "../sizes/sizes";
import type { LiveSet } from "../sets/membership";
import type { SourceCriterion } from "../source";
import { batteryValue } from "./battery-values";
import { brakePosition, brakeShare, brakeValue } from "./brake-values";
import { onlyAxle, ruledValue, type Value } from "./part-rules";

const POSITIONS: Partial<Record<string, "front" | "rear">> = {
  front: "front",
  frontLate: "front",
  discA: "front",
  discB: "front",
  discLarger: "front",
  makerA: "front",
  makerB: "front",
  rearDisc: "rear",
  rear: "rear",
  discRear: "rear",
};

/** Axle of a set's articles: what its condition asks, else one of the two for the whole pool. */
export function positionOf(set: Pick<LiveSet, "role" | "condition" | "genart" | "pool">): "front" | "rear" {
  const own = set.condition?.pos ?? POSITIONS[set.role] ?? brakePosition(set) ?? onlyAxle(set.genart.id);
  return own ?? (hash(hashText(set.pool), set.genart.id) % 3 ? "front" : "rear");
}

function fraction(...parts: number[]): number {
  return hash(...parts) / 2 ** 32;
}

function measure(range: Range, base: number, articleSeed: number): number {
  const [low, high, step, spread] = range;
  const steps = Math.round((high - low) / step);
  const jitter = spread ? (articleSeed % (2 * Math.round(spread / step) + 1)) - Math.round(spread / step) : 0;
  const value = low + step * Math.min(steps, Math.max(0, Math.round(base * steps) + jitter));
  return Math.round(value * 1000) / 1000;
}

// What the vehicles of the set have alike; undefined for criteria that speak of the part itself.
function vehicleValue({ alike, sample }: LiveSet, key: string): Value | undefined {
  if (key === "enginecode") return alike?.codes?.join(", ") ?? null;
  if (key === "euro") return alike?.euro ?? null;
  if (key === "gearbox") return alike?.gearbox ?? null;
  if (key === "cyl") return alike?.cylinders ?? null;
  if (key === "lhd") return "left-hand";
  return key === "voltage" && sample.vtype === "pl" ? 24 : undefined;
}

function rimSize({ genart, sample }: LiveSet, seed: number): string | null {
  const rims = rimsOf(sample.sizes);
  const rim = rims[seed % Math.max(1, rims.length)];
  if (rim === undefined) return null;
  return genart.id === 10083 ? `${rim}"` : `${(rim - 3) / 2}Jx${rim}`;
}

function enumOf(set: LiveSet, criterion: SourceCriterion, seed: number): string | null {
  const values = criterion.values ?? [];
  const chosen = values[seed % Math.max(1, values.length)];
  return chosen === undefined ? null : enumValue(chosen).key;
}

const PER_ARTICLE = new Set([
  "coated",
  "wearwarn",
  "dampertype",
  "cabintype",
  "side",
  "batterytype",
  "reman",
  "r90",
  "seal",
]);

// Second disc sizes, second halves of an engine's codes and rear axles take parts of other measures.
function variantOf(set: LiveSet, rear: boolean): number {
  if (rear) return 2;
  return set.role === "discB" || set.role === "codesB" ? 1 : 0;
}

/** The value of one criterion of an article; articles of a set agree but for tolerances and what brands choose. */
export function valueOf(set: LiveSet, criterion: SourceCriterion, articleSeed: number): Value {
  const { key, type } = criterion;
  if (key === "pos") return positionOf(set);
  const front = positionOf(set) === "front";
  const chosen = hash(articleSeed, hashText(key));
  for (const own of [vehicleValue(set, key), brakeValue(set, key, front), batteryValue(set, key, chosen)])
    if (own !== undefined) return own;
  const rear = positionOf(set) === "rear" && set.genart.criteria.includes("pos");
  const shared = hash(hashText(set.pool), set.genart.id, hashText(key), variantOf(set, rear));
  const seed = PER_ARTICLE.has(key) ? chosen : shared;
  const shape = hash(hashText(set.pool), set.genart.id, variantOf(set, rear));
  const ruled = ruledValue({ set, front: !rear, shape }, key, seed);
  if (ruled !== undefined) return ruled;
  if (key === "r90") return "yes";
  if (key === "wva") return String(20_000 + (shared % 9999));
  if (key === "rimsize") return rimSize(set, shared);
  if (type === "enum") return enumOf(set, criterion, seed);
  if (type === "bool") return seed % 2 ? "yes" : "no";
  if (type === "string")
    return textsOf(set.genart.id, key)[seed % Math.max(1, textsOf(set.genart.id, key).length)] ?? null;
  const range = rangeOf(set.genart.id, key);
  if (!range) return null;
  const base = fraction(shared);
  const share = brakeShare(set, key, front) ?? (rear ? 0.4 * base : 0.3 + 0.65 * base);
  return measure(range, share, chosen);
}
