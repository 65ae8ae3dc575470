import { enumValue } from "../parts/enum-values";
import { rangeOf, type Range } from "../parts/ranges";
import { textsOf } from "../parts/texts";
import { hash, hashText } from "../random";
import { brakesOf } from "../sets/conditions";
import type { LiveSet } from "../sets/membership";
import type { SourceCriterion } from "../source";

export type Value = number | string | null;

const POSITIONS: Partial<Record<string, "front" | "rear">> = {
  front: "front",
  frontLate: "front",
  discA: "front",
  discB: "front",
  rear: "rear",
  discRear: "rear",
};
const BRAKE_FAMILY = 1;

/** Axle of a set's articles: what its condition asks, else one of the two for the whole pool. */
export function positionOf(set: Pick<LiveSet, "role" | "condition" | "genart" | "pool">): "front" | "rear" {
  return set.condition?.pos ?? POSITIONS[set.role] ?? (hash(hashText(set.pool), set.genart.id) % 3 ? "front" : "rear");
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

// Discs, pads and their conditions speak of the same disc and brake system.
function brakeValue(set: LiveSet, key: string): Value | undefined {
  if (set.genart.familyId !== BRAKE_FAMILY || !set.pool.startsWith("P:")) return undefined;
  const brakes = brakesOf(set.pool);
  const front = positionOf(set) === "front";
  const second = set.role === "discB";
  if (key === "brakesys") return brakes.systems[second ? 1 : 0];
  if (set.genart.id > 10003) return undefined;
  if (key === "outd") return front ? brakes.discs[second ? 1 : 0] : brakes.rearDisc;
  if (key === "disctype") return front ? "vented" : "solid";
  if (set.genart.id !== 10002) return undefined;
  const thickness = front ? Math.round(brakes.discs[0] / 12) : Math.round(brakes.rearDisc / 24);
  if (key === "thick") return thickness;
  return key === "minthick" ? thickness - (front ? 2.2 : 1.5) : undefined;
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
  const brake = brakeValue(set, key);
  if (brake !== undefined) return brake;
  const rear = positionOf(set) === "rear" && set.genart.criteria.includes("pos");
  const shared = hash(hashText(set.pool), set.genart.id, hashText(key), variantOf(set, rear));
  const seed = PER_ARTICLE.has(key) ? hash(articleSeed, hashText(key)) : shared;
  if (key === "r90") return "yes";
  if (key === "wva") return String(20_000 + (shared % 9999));
  if (key === "enginecode") return set.sample.codes[0] ?? null;
  if (type === "enum") return enumOf(set, criterion, seed);
  if (type === "bool") return seed % 2 ? "yes" : "no";
  if (type === "string")
    return textsOf(set.genart.id, key)[seed % Math.max(1, textsOf(set.genart.id, key).length)] ?? null;
  const range = rangeOf(set.genart.id, key);
  if (!range) return null;
  const base = fraction(shared);
  return measure(range, rear ? 0.4 * base : 0.3 + 0.65 * base, hash(articleSeed, hashText(key)));
}
