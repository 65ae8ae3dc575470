import { hasCheckDigit, isVin, vinHintApplies } from "@/lib/shared/vin";
import type { CardField } from "../port";
import { readField, type FoundField } from "./card-words";

/** The heights, in places, at which a strip is read again, and how much each reading counts beside the page's, which counts 1. */
export const heights = [
  { height: 64, weight: 1.6 },
  { height: 96, weight: 1 },
  { height: 48, weight: 1.2 },
] as const;

/** The page's reading knows the signs that it took for brackets, which strips read by their characters alone leave out. */
const strokeWeight = 1.5;
const strokes = /[()[\]{}|!]/;

/** What the readings of a field make together, and the share of them that said so. */
export interface Settled {
  value: string;
  share: number;
}

/** The value that most readings of a field agree on; a VIN whose check digit holds needs no majority. */
export function settle(found: FoundField, strips: readonly string[]): Settled {
  const { field, value, raw } = found;
  if (field === "vin" && vinHintApplies(value) && hasCheckDigit(value)) return { value, share: 1 };
  const weights = new Map<string, number>();
  const count = (text: string | null, weight: number) =>
    text !== null && weights.set(text, (weights.get(text) ?? 0) + weight);
  count(value, 1 + (strokes.test(raw) ? strokeWeight : 0));
  strips.forEach((text, at) => count(readStrip(field, text), heights[at]?.weight ?? 0));
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const [[best, weight] = [value, 1]] = [...weights].sort(([, one], [, other]) => other - one);
  return { value: best, share: strips.length === heights.length ? weight / all : 0 };
}

/** A name without all of its signs is no shorter name. */
const readStrip = (field: CardField, text: string): string | null => (text === "" ? null : readField(field, text));

const twins: Readonly<Record<string, string>> = {
  ...{ S: "5", "5": "S", B: "8", "8": "B", Z: "2", "2": "Z", J: "1", "1": "J", G: "6", "6": "G", D: "0", "0": "D" },
};

/** A VIN whose first three signs name no maker, with the one maker's that they look like; else as it was. */
export function withMaker(vin: string, isMaker: (wmi: string) => boolean): string {
  const maker = vin.slice(0, 3);
  if (isMaker(maker)) return vin;
  const kinds = [...maker].map((sign) => [sign, ...(twins[sign] ?? "")]);
  const like = kinds
    .reduce<string[]>((starts, signs) => starts.flatMap((start) => signs.map((sign) => start + sign)), [""])
    .filter(isMaker);
  const corrected = like.length === 1 ? like[0] + vin.slice(3) : vin;
  return isVin(corrected) ? corrected : vin;
}
