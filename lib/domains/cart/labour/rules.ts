import type { CompanySettings } from "@/lib/domains/account/settings/fields";
import { readNumber } from "@/lib/shared/decimals";
import { timePrice } from "@/lib/shared/money";
import { vehicleKey } from "../rules";
import { mostMinutes, rateNames } from "./rates";
import type { KeptLabour, LabourRate } from "./schema";

const settingOf = { T1: "labourT1", T2: "labourT2", T3: "labourT3", paint: "labourPaint" } as const;

/** The hourly rates that a company has set, in their order. */
export const ratesOf = (settings: CompanySettings): LabourRate[] =>
  rateNames.flatMap((rate) => {
    const cents = settings[settingOf[rate]];
    return cents === null ? [] : [{ rate, cents }];
  });

interface KeptRate {
  rate: string;
  cents: number;
}

/**
 * At how many cents changed work is charged: as it was added where that is what the seller saw, else what the company asks
 * now; null where it has no such rate.
 */
export function settleRate(wanted: KeptRate, { own, rates }: { own: KeptRate; rates: readonly LabourRate[] }) {
  if (wanted.rate === own.rate && wanted.cents === own.cents) return own.cents;
  return rates.find(({ rate }) => rate === wanted.rate)?.cents ?? null;
}

export const isMinutes = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= mostMinutes;

const hoursAndMinutes = /^(\d{1,3})\s*[h:]\s*([0-5]?\d)?\s*(?:min|m)?$/i;
const minutesAlone = /^(\d{1,4})\s*(?:min|mn|m|['’′])$/i;

/** Minutes of a typed time ("1 h 30", "1:30", "45 min", hours as "1,5"), to the nearest; null for anything else. */
export function readTime(text: string): number | null {
  const plain = text.trim();
  const [, hours, rest = "0"] = hoursAndMinutes.exec(plain) ?? [];
  const [, alone] = minutesAlone.exec(plain) ?? [];
  const decimal = readNumber(plain.replace(/\s*h$/i, ""));
  const minutes =
    alone !== undefined
      ? Number(alone)
      : hours !== undefined
        ? Number(hours) * 60 + Number(rest)
        : decimal === null
          ? null
          : Math.round(decimal * 60);
  return minutes !== null && isMinutes(minutes) ? minutes : null;
}

/** What is wrong with a work as it is typed, by field. */
export const workFaults = ({ name, minutes }: { name: string; minutes: string }) => ({
  ...(name.trim() === "" ? { name: "required" } : {}),
  ...(readTime(minutes) === null ? { minutes: "time" } : {}),
});

/** A time as `readTime` reads it in every language. */
export const typedTime = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;

type Included = Pick<KeptLabour, "id" | "operation" | "includes" | "vin" | "plate" | "ktype">;

const covers = (whole: Included, part: Included): boolean =>
  part.operation !== null && whole.includes.includes(part.operation) && vehicleKey(whole) === vehicleKey(part);

const isPartOf = (one: Included, other: Included): boolean =>
  one.id !== other.id && covers(other, one) && !(covers(one, other) && one.id < other.id);

/** The places of all work of which a line is a part. */
export const wholesAt = (line: Included, lines: readonly Included[]): number[] =>
  lines.flatMap((other, at) => (isPartOf(line, other) ? [at] : []));

/** The line whose work holds this one's, itself in no other; of lines that name each other the first one counts. */
export function wholeOf<Line extends Included>(line: Line, lines: readonly Line[]): Line | null {
  const wholes = lines.filter((other) => isPartOf(line, other));
  return wholes.find((one) => !lines.some((other) => isPartOf(one, other))) ?? wholes[0] ?? null;
}

/** Each line with what it costs before tax: time by rate; work that is part of other work in the cart costs nothing again. */
export function priceLabour<Line extends KeptLabour>(lines: readonly Line[]) {
  return lines.map((line) => {
    const whole = wholeOf(line, lines);
    const totalCents = whole ? 0 : timePrice(line.minutes, line.rateCents);
    return { ...line, totalCents, includedIn: whole?.name ?? null };
  });
}

export const labourCents = (lines: readonly { totalCents: number }[]): number =>
  lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
