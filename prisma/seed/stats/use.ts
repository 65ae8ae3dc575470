import { Random } from "../catalogue/random";

export interface CountedVehicle {
  ktype: number;
  modelId: number;
  makeId: number;
  vtype: string;
  weight: number;
}

export const monthsCounted = 12;

const otherKinds = 6;

/** Identifications of a vehicle in each of the last months, oldest first: best-known makes most, a few versions far ahead. */
export function callsByMonth({ ktype, vtype, weight }: CountedVehicle): number[] {
  const random = new Random(ktype, 97);
  const known = vtype === "vl" ? 1 + 1.4 * (weight / 1000) ** 3 : otherKinds;
  const mean = known * (0.15 + 9 * random.next() ** 4);
  return Array.from({ length: monthsCounted }, () => Math.floor(mean * (0.6 + 0.8 * random.next())));
}

/** First days of the months that end with the reference day's month, oldest first, as ISO dates. */
export function monthsUntil(referenceDay: string): string[] {
  const [year = 0, month = 1] = referenceDay.split("-").map(Number);
  return Array.from({ length: monthsCounted }, (_, index) =>
    new Date(Date.UTC(year, month - monthsCounted + index, 1)).toISOString().slice(0, 10),
  );
}
