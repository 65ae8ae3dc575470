import type { OePart } from "@/lib/providers/oe-catalogue/port";
import { byName } from "@/lib/shared/by-name";
import { normaliseNumber } from "@/lib/shared/part-number";
import type { OePartAnswer } from "./schema";

/** Where parts are counted by generic article and by number; what the catalogue does not know of is absent. */
export interface Counts {
  ofGenart: ReadonlyMap<number, { fitting: number; refused: number }>;
  ofNumber: ReadonlyMap<string, { fitting: number; refused: number }>;
}

/** Parts with how many articles fit the vehicle behind each; without counts nothing is said of articles. */
export function withCounts(parts: readonly OePart[], counts: Counts | null): OePartAnswer[] {
  return parts.map((part) => ({
    ...part,
    articles: counts && part.genartId !== null ? (counts.ofGenart.get(part.genartId)?.fitting ?? 0) : null,
    numbers: part.numbers.map((one) => ({
      ...one,
      articles: counts && (counts.ofNumber.get(normaliseNumber(one.number))?.fitting ?? 0),
    })),
  }));
}

/**
 * What of our own demonstration is left for a vehicle that is known well: numbers whose articles all ask for another engine,
 * date or axle are of its version, not of it. A maker's word stands as it is.
 */
export function ofVehicle(parts: readonly OePartAnswer[]): OePartAnswer[] {
  return parts.flatMap((part) => {
    const numbers = part.numbers.filter(({ articles }) => articles !== 0);
    const [first] = numbers;
    return first ? [{ ...part, numbers, standart: { ...part.standart, part_code: first.number } }] : [];
  });
}

/** Parts by their position in order: 2 before 10, 10 before 10a. */
export const byPosition = (one: { position: string }, other: { position: string }): number =>
  byName({ name: one.position }, { name: other.position });
