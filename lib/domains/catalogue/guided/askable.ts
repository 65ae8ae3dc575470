import type { FitFacts } from "../fit/judges";
import type { FitCondition } from "../fit/schema";

/** An answer that a reader may give; a stretch says from where to where, one of them open. */
export interface Choice {
  value: string;
  from?: string;
  to?: string;
}

interface Askable {
  /** What the conditions of references distinguish. */
  choices: (needs: readonly FitCondition[]) => Choice[];
  /** The car's own answer, as far as it is known. */
  known: (facts: FitFacts) => string | null;
  /** The car with this answer; null forgets the car's own. */
  tell: (facts: FitFacts, value: string | null) => FitFacts;
}

const text = (value: unknown): string[] => (typeof value === "string" && value.trim() ? [value.trim()] : []);
const figure = (value: unknown): number[] => (typeof value === "number" && Number.isFinite(value) ? [value] : []);
const each = (values: readonly string[]): Choice[] => [...new Set(values)].sort().map((value) => ({ value }));
const ascending = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

const monthAfter = (month: number): number => (month % 100 === 12 ? month + 89 : month + 1);
const monthBefore = (month: number): number => (month % 100 === 1 ? month - 89 : month - 1);
const longAgo = 190_001;

/** The stretches between all limits: in each of them every limit is met or missed alike, so that one month stands for it. */
function months(needs: readonly FitCondition[]): Choice[] {
  const starts = ascending(needs.flatMap(({ from, to }) => [...figure(from), ...figure(to).map(monthAfter)]));
  if (starts.length === 0) return [];
  return [longAgo, ...starts].map((start, at): Choice => {
    const next = starts[at];
    return {
      value: String(start === longAgo ? monthBefore(starts[0] ?? longAgo) : start),
      ...(start === longAgo ? {} : { from: String(start) }),
      ...(next === undefined ? {} : { to: String(monthBefore(next)) }),
    };
  });
}

function masses(needs: readonly FitCondition[]): Choice[] {
  const limits = ascending(needs.flatMap(({ maxKg }) => figure(maxKg)));
  const stretches = limits.map((limit, at): Choice => {
    const below = limits[at - 1];
    return { value: String(limit), to: String(limit), ...(below === undefined ? {} : { from: String(below + 1) }) };
  });
  const last = limits.at(-1);
  return last === undefined ? [] : [...stretches, { value: String(last + 1), from: String(last + 1) }];
}

/** The serial number before: 40200001 is preceded by 40200000; null where nothing precedes it. */
function serialBefore(serial: string): string | null {
  const [, head = "", digits = ""] = /^(.*?)(\d+)$/.exec(serial) ?? [];
  const number = Number(digits);
  return digits === "" || number === 0 ? null : head + String(number - 1).padStart(digits.length, "0");
}

/** Before and from a limit; limits of other shapes cannot be compared and are asked as the first one is answered. */
function serials(needs: readonly FitCondition[]): Choice[] {
  const from = needs.flatMap(({ chassisFrom }) => text(chassisFrom));
  const to = needs.flatMap(({ chassisTo }) => text(chassisTo));
  const [limit] = [...from, ...to].sort();
  if (limit === undefined) return [];
  const starts = from.includes(limit);
  const before = starts ? serialBefore(limit) : limit;
  const after = starts
    ? limit
    : limit.replace(/\d+$/, (digits) => String(Number(digits) + 1).padStart(digits.length, "0"));
  return [...(before === null ? [] : [{ value: before, to: before }]), { value: after, from: after }];
}

const behind = (needs: readonly FitCondition[]) => needs.filter(({ pos }) => pos === "rear");
const inFront = (needs: readonly FitCondition[]) => needs.filter(({ pos }) => pos !== "rear");
const size = (value: string | null, kind: "disc" | "drum"): number | null => {
  const [named, mm] = value?.split("-") ?? [];
  return named === kind && Number(mm) > 0 ? Number(mm) : null;
};
const numberOf = (value: string | null): number | null => (value !== null && Number(value) > 0 ? Number(value) : null);

/** What is asked of a car, in the order in which a workshop looks at it. */
export const askables = {
  engineCode: {
    choices: (needs) =>
      each(needs.flatMap(({ engineCodes }) => (Array.isArray(engineCodes) ? engineCodes.flatMap(text) : []))),
    known: ({ engineCode }) => engineCode,
    tell: (facts, engineCode) => ({ ...facts, engineCode }),
  },
  date: {
    choices: months,
    known: ({ firstRegistrationYm }) => firstRegistrationYm?.toString() ?? null,
    tell: (facts, value) => ({ ...facts, firstRegistrationYm: numberOf(value) }),
  },
  gearbox: {
    choices: (needs) => each(needs.flatMap(({ gearbox }) => text(gearbox))),
    known: ({ gearbox }) => gearbox,
    tell: (facts, value) => ({ ...facts, gearbox: value === "manual" || value === "automatic" ? value : null }),
  },
  euro: {
    choices: (needs) => each(needs.flatMap(({ euro }) => text(euro))),
    known: ({ euro }) => euro,
    tell: (facts, euro) => ({ ...facts, euro }),
  },
  cylinders: {
    choices: (needs) => each(needs.flatMap(({ cylinders }) => figure(cylinders).map(String))),
    known: ({ cylinders }) => cylinders?.toString() ?? null,
    tell: (facts, value) => ({ ...facts, cylinders: numberOf(value) }),
  },
  brakeSystem: {
    choices: (needs) => each(needs.flatMap(({ brakesys }) => text(brakesys))),
    known: ({ brakeSystem }) => brakeSystem,
    tell: (facts, brakeSystem) => ({ ...facts, brakeSystem }),
  },
  frontDisc: {
    choices: (needs) => each(inFront(needs).flatMap(({ discMm }) => figure(discMm).map(String))),
    known: ({ frontDiscMm }) => frontDiscMm?.toString() ?? null,
    tell: (facts, value) => ({ ...facts, frontDiscMm: numberOf(value) }),
  },
  rearBrake: {
    choices: (needs) =>
      each([
        ...behind(needs).flatMap(({ discMm }) => figure(discMm).map((mm) => `disc-${mm}`)),
        ...needs.filter(({ pos }) => pos !== "front").flatMap(({ drumMm }) => figure(drumMm).map((mm) => `drum-${mm}`)),
      ]),
    known: ({ rearDiscMm, rearDrumMm }) =>
      rearDiscMm !== null ? `disc-${rearDiscMm}` : rearDrumMm !== null ? `drum-${rearDrumMm}` : null,
    tell: (facts, value) => ({ ...facts, rearDiscMm: size(value, "disc"), rearDrumMm: size(value, "drum") }),
  },
  grossKg: {
    choices: masses,
    known: ({ grossKg }) => grossKg?.toString() ?? null,
    tell: (facts, value) => ({ ...facts, grossKg: numberOf(value) }),
  },
  chassis: {
    choices: serials,
    known: ({ vin }) => vin,
    tell: (facts, vin) => ({ ...facts, vin }),
  },
} as const satisfies Record<string, Askable>;

export type AskableKey = keyof typeof askables;
export const askableKeys = Object.keys(askables) as AskableKey[];
export const isAskable = (key: string): key is AskableKey => Object.hasOwn(askables, key);
