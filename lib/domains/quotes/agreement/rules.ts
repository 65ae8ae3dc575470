import { timePrice, totalsOf, type Totals } from "@/lib/shared/money";

interface PricedPart {
  totalCents: number;
  vatRateBp: number;
  depositCents?: number | null;
}

interface PricedWork {
  name: string;
  minutes: number;
  rateCents: number;
  vatRateBp: number;
  totalCents: number;
  includedIn?: string | null;
  within?: readonly number[] | null;
}

/** What sums need of a quote, on the phone as on the server. */
export interface Priced {
  lines: readonly PricedPart[];
  labour?: readonly PricedWork[];
}

/** Lines of a quote by their places in it. */
export interface Choice {
  lines: readonly number[];
  labour: readonly number[];
}

export interface AgreedSums extends Totals {
  partsCents: number;
  labourCents: number;
  depositCents: number;
}

/** The places of the other work of which one is a part; quotes of before kept its name alone. */
const wholesOf = ({ within, includedIn }: PricedWork, all: readonly PricedWork[]): readonly number[] =>
  within ?? (includedIn ? all.flatMap(({ name }, at) => (name === includedIn ? [at] : [])) : []);

/** What work costs before tax among what is chosen: as a part of chosen work nothing, without it its own time. */
export function workCents(at: number, all: readonly PricedWork[], chosen: ReadonlySet<number>): number {
  const work = all[at];
  if (!work) return 0;
  const wholes = wholesOf(work, all);
  if (wholes.length === 0) return work.totalCents;
  return wholes.some((whole) => chosen.has(whole)) ? 0 : timePrice(work.minutes, work.rateCents);
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, cents) => sum + cents, 0);

/** What the chosen lines of a quote come to; deposits stand apart. */
export function agreedSums({ lines, labour = [] }: Priced, choice: Choice): AgreedSums {
  const chosen = new Set(choice.labour);
  const parts = choice.lines.flatMap((at) => lines[at] ?? []);
  const works = choice.labour.flatMap((at) => {
    const work = labour[at];
    return work ? [{ netCents: workCents(at, labour, chosen), rateBp: work.vatRateBp }] : [];
  });
  const priced = parts.map(({ totalCents, vatRateBp }) => ({ netCents: totalCents, rateBp: vatRateBp }));
  return {
    ...totalsOf([...priced, ...works]),
    partsCents: sumOf(priced.map(({ netCents }) => netCents)),
    labourCents: sumOf(works.map(({ netCents }) => netCents)),
    depositCents: sumOf(parts.map(({ depositCents }) => depositCents ?? 0)),
  };
}

const isPlaced = (places: readonly number[], count: number): boolean =>
  new Set(places).size === places.length && places.every((place) => place < count);

/** Whether a choice can be agreed to: some lines, each of the quote and each once. */
export function judgeChoice({ lines, labour = [] }: Priced, choice: Choice): "sound" | "nothing" | "unknown" {
  if (choice.lines.length + choice.labour.length === 0) return "nothing";
  const isSound = isPlaced(choice.lines, lines.length) && isPlaced(choice.labour, labour.length);
  return isSound ? "sound" : "unknown";
}

export const everyPlace = (all: readonly unknown[]): number[] => all.map((_, at) => at);

/** What stands at the places that are named, or at the others. */
export const atPlaces = <One>(all: readonly One[], places: readonly number[]): One[] =>
  all.filter((_, at) => places.includes(at));
export const atOthers = <One>(all: readonly One[], places: readonly number[]): One[] =>
  all.filter((_, at) => !places.includes(at));

interface Told {
  lines: readonly {
    brand: string;
    reference: string;
    quantity: number;
    totalCents: number;
    depositCents?: number | null;
    vehicle?: string | null;
  }[];
  labour?: readonly { name: string; minutes: number; totalCents: number; vehicle?: string | null }[];
}

/** The names of what one quote has and another has not, and of what is no longer as it was. */
export interface QuoteChanges {
  added: string[];
  removed: string[];
  changed: string[];
}

function toldOf({ lines, labour = [] }: Told): Map<string, { name: string; worth: string }> {
  const parts = lines.map(({ brand, reference, vehicle, quantity, totalCents, depositCents }) => ({
    ...{ key: `part ${brand} ${reference} ${vehicle ?? ""}`, name: `${brand} ${reference}` },
    worth: `${quantity} ${totalCents} ${depositCents ?? 0}`,
  }));
  const works = labour.map(({ name, minutes, totalCents, vehicle }) => ({
    ...{ key: `work ${name} ${vehicle ?? ""}`, name },
    worth: `${minutes} ${totalCents}`,
  }));
  return new Map([...parts, ...works].map(({ key, ...told }) => [key, told]));
}

/** What is different in the quote that replaces another. */
export function changesBetween(before: Told, after: Told): QuoteChanges {
  const [old, now] = [toldOf(before), toldOf(after)];
  const named = (some: readonly (readonly [string, { name: string }])[]) => some.map(([, { name }]) => name);
  return {
    added: named([...now].filter(([key]) => !old.has(key))),
    removed: named([...old].filter(([key]) => !now.has(key))),
    changed: named([...now].filter(([key, { worth }]) => old.has(key) && old.get(key)?.worth !== worth)),
  };
}
