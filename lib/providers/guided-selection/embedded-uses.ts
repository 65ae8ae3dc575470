import type { FrontRear, GuidedReference, GuidedUse, LeftRight, SeenOnParts, StatedByParts } from "./port";
import { frontOrRear, leftOrRight } from "./port";
import { formatNumber } from "@/lib/shared/numbers";

/** The articles of one set of the catalogue that carry a number, by the values that they state. */
export interface StoredUse {
  norm: string;
  printed: string;
  itemId: number;
  set: number;
  conditions: number[];
  parts: number[][];
}

/** A value of a criterion in the place that its generic article gives it. */
export interface StoredValue {
  id: number;
  itemId: number;
  key: string;
  kind: string;
  unit: string | null;
  value: string;
  decisive: boolean;
  question: string | null;
  text: string | null;
}

interface Stored {
  uses: readonly StoredUse[];
  conditions: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  values: readonly StoredValue[];
}

/** What is known of a car and never asked of a part: the judges of fitments read these of an article. */
export const judgedOfParts: ReadonlySet<string> = new Set([
  "pos",
  "side",
  "brakesys",
  "gearbox",
  "euro",
  "cyl",
  "enginecode",
  "outd",
  "dia",
]);
const sides = new Set(["pos", "side"]);

/** What was read, each value by its part and by its id: a vehicle has a thousand numbers that share them. */
interface Indexed {
  conditions: Stored["conditions"];
  ofPart: ReadonlyMap<number, ReadonlyMap<number, StoredValue>>;
  sides: ReadonlyMap<number, StoredValue>;
  lang: string;
}

function indexed({ conditions, values }: Stored, lang: string): Indexed {
  const ofPart = new Map<number, Map<number, StoredValue>>();
  for (const value of values) {
    const known = ofPart.get(value.itemId) ?? new Map<number, StoredValue>();
    ofPart.set(value.itemId, known.set(value.id, value));
  }
  return {
    ...{ conditions, ofPart, lang },
    sides: new Map(values.filter(({ key }) => sides.has(key)).map((value) => [value.id, value])),
  };
}

const noValues: ReadonlyMap<number, StoredValue> = new Map();

/** A value in words, its number as the language writes it. */
function written({ text, value, unit, kind }: StoredValue, lang: string): string {
  if (text !== null) return text;
  const isMeasured = kind === "number" && /^-?\d+(\.\d+)?$/.test(value);
  const figures = isMeasured ? formatNumber(Number(value), lang, { maximumFractionDigits: 3 }) : value;
  return unit ? `${figures} ${unit}` : figures;
}

/** What all articles of a use state alike: only that is true of the number itself, and not of one brand's article. */
function sharedValues(parts: readonly (readonly StoredValue[])[]): StoredValue[] {
  const [first = [], ...others] = parts;
  return first.filter(({ id }) => others.every((values) => values.some((value) => value.id === id)));
}

function usesOf(use: StoredUse, { conditions, ofPart, lang }: Indexed): GuidedUse[] {
  const known = ofPart.get(use.itemId) ?? noValues;
  const parts = use.parts.map((ids) => ids.flatMap((id) => known.get(id) ?? []));
  const shared = sharedValues(parts);
  const seen = shared
    .filter(({ key, question }) => !judgedOfParts.has(key) && question !== null)
    .map((value): SeenOnParts => {
      const question = value.question ?? value.key;
      return { key: value.key, question, value: value.value, text: written(value, lang) };
    });
  const stated = new Map(
    parts.map((own) => {
      const lines = own.filter(({ key }) => judgedOfParts.has(key) && key !== "side");
      return [
        lines.map(({ id }) => id).join(),
        lines.map(({ key, value, decisive }): StatedByParts => ({ key, value, decisive })),
      ];
    }),
  );
  return use.conditions.flatMap((id) =>
    [...stated.values()].map((lines) => ({ condition: conditions[id] ?? {}, stated: lines, seen })),
  );
}

/** The one side that every use of a number names; null where it names none, or both. */
function sideOf<Side extends string>(sides: readonly Side[], said: readonly (string | null)[]): Side | null {
  const [first, ...others] = said;
  if (!first || others.some((one) => one !== first)) return null;
  return sides.find((side) => side === first) ?? null;
}

function saidSides(
  use: StoredUse,
  { conditions, sides: known }: Indexed,
): { pos: (string | null)[]; side: (string | null)[] } {
  const stated = (key: string) =>
    use.parts.map((ids) => ids.map((id) => known.get(id)).find((value) => value?.key === key)?.value ?? null);
  const conditioned = use.conditions.map((id) => conditions[id]?.pos).filter((pos) => typeof pos === "string");
  return { pos: conditioned.length > 0 ? conditioned : stated("pos"), side: stated("side") };
}

/** The references of a version as the catalogue's articles tell them in a language, in the order of their numbers. */
export function referencesOf(stored: Stored, lang: string): GuidedReference[] {
  const read = indexed(stored, lang);
  const references = new Map<string, { uses: StoredUse[] }>();
  for (const use of stored.uses) {
    const key = `${use.norm}/${use.itemId}`;
    const known = references.get(key);
    if (known) known.uses.push(use);
    else references.set(key, { uses: [use] });
  }
  return [...references.values()].map(({ uses }): GuidedReference => {
    const said = uses.map((use) => saidSides(use, read));
    return {
      oe: uses[0]?.printed ?? "",
      itemId: uses[0]?.itemId ?? 0,
      label: null,
      frontRear: sideOf<FrontRear>(
        frontOrRear,
        said.flatMap(({ pos }) => pos),
      ),
      leftRight: sideOf<LeftRight>(
        leftOrRight,
        said.flatMap(({ side }) => side),
      ),
      uses: uses.flatMap((use) => usesOf(use, read)),
    };
  });
}
