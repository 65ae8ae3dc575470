import { compactKey } from "@/lib/shared/compact";

/** Where a part sits, as the address of a list says it. */
export const positions = ["front", "rear", "left", "right", "upper", "lower", "inner", "outer"] as const;
export type Position = (typeof positions)[number];

const axes: readonly (readonly Position[])[] = [
  ["front", "rear"],
  ["left", "right"],
  ["upper", "lower"],
  ["inner", "outer"],
];
// A lambda sensor sits before or after its catalyst, and a part of both sides sits on either.
const saidBy: Readonly<Record<string, readonly Position[]>> = {
  before: ["front"],
  after: ["rear"],
  both: ["left", "right"],
  top: ["upper"],
  bottom: ["lower"],
};

const mostWants = 8;
const tyre = /^(\d{3})-(\d{2})-(\d{2})$/;
const measure = /^(\d{1,5}(?:\.\d{1,3})?)(mm|v|ah|a|w|l|ml|bar|kg)?$/;
const code = /^[a-z]{1,3}\d[a-z0-9.-]{0,14}$|^\d{1,2}w\d{0,2}$/;

export const isPosition = (word: string): word is Position => positions.some((one) => one === word);
export const isSize = (word: string): boolean => [tyre, measure, code].some((shape) => shape.test(word));

/** The wanted positions and sizes that an address joins by underscores; anything unreadable is left out. */
export function readWants(text: string | null | undefined): string[] {
  const words = (text ?? "").slice(0, 200).split("_");
  return [...new Set(words.filter((word) => isPosition(word) || isSize(word)))].slice(0, mostWants);
}

export const writeWants = (wants: readonly string[]): string => readWants(wants.join("_")).join("_");

/** What of a list answers to a wanted word. */
export interface Want {
  word: string;
  /** An article needs a value of each group. */
  groups: readonly ReadonlySet<number>[];
  /** Of a position, the values that say it or the contrary: an article that says neither stays. */
  said: ReadonlySet<number> | null;
}

/** The criteria and values of a list, as far as a want is answered by them. */
export interface Wanted {
  criteria: readonly { id: number; key: string; unit: string | null; kind: string }[];
  values: readonly { id: number; criterionId: number; value: string }[];
}

export const positionsOf = (value: string): Position[] =>
  value.split(/[^a-z]+/).flatMap((token) => (isPosition(token) ? [token] : [...(saidBy[token] ?? [])]));

function wantPosition(word: Position, { criteria, values }: Wanted): Want {
  const axis = axes.find((one) => one.includes(word)) ?? [];
  const enumerated = new Set(criteria.filter(({ kind }) => kind === "enum").map(({ id }) => id));
  const spoken = values.filter(({ criterionId }) => enumerated.has(criterionId));
  const saying = (sought: readonly Position[]) =>
    new Set(spoken.filter(({ value }) => positionsOf(value).some((one) => sought.includes(one))).map(({ id }) => id));
  return { word, groups: [saying([word])], said: saying(axis) };
}

/** Where values say that a part sits; one that says both ends of an axis sits at either. */
export function placeOf(values: readonly string[]): Position[] {
  const said = new Set(values.flatMap(positionsOf));
  const isEither = (one: Position) => axes.some((axis) => axis.includes(one) && axis.every((end) => said.has(end)));
  return positions.filter((one) => said.has(one) && !isEither(one));
}

const isNumber = ({ kind }: { kind: string }) => kind === "number" || kind === "int";

function wantSize(word: string, { criteria, values }: Wanted): Want {
  const sought = (fits: (criterion: Wanted["criteria"][number], value: string) => boolean) => {
    const known = new Map(criteria.map((criterion) => [criterion.id, criterion]));
    const found = values.filter(({ criterionId, value }) => {
      const criterion = known.get(criterionId);
      return criterion !== undefined && fits(criterion, value);
    });
    return new Set(found.map(({ id }) => id));
  };
  const [, ...dimensions] = tyre.exec(word) ?? [];
  if (dimensions.length > 0) {
    const of = ["tyrewidth", "tyreratio", "tyrerim"] as const;
    const groups = of.map((key, at) => sought((one, value) => one.key === key && value === dimensions[at]));
    return { word, groups, said: null };
  }
  const [, figure, unit = "mm"] = measure.exec(word) ?? [];
  if (!figure) {
    const text = compactKey(word);
    const named = sought((one, value) => !isNumber(one) && compactKey(value).startsWith(text));
    return { word, groups: [named], said: null };
  }
  const off = figure.includes(".") ? 0.05 : 0.5;
  const near = sought(
    (one, value) =>
      isNumber(one) && one.unit?.toLowerCase() === unit && Math.abs(Number(value) - Number(figure)) <= off,
  );
  return { word, groups: [near], said: null };
}

/** What of a list answers to the wanted words. */
export const resolveWants = (words: readonly string[], list: Wanted): Want[] =>
  words.map((word) => (isPosition(word) ? wantPosition(word, list) : wantSize(word, list)));

/** Whether an article of these values is one of those wanted. */
export const isWanted = (values: readonly number[], { groups, said }: Want): boolean =>
  (said !== null && !values.some((value) => said.has(value))) ||
  groups.every((group) => values.some((value) => group.has(value)));
