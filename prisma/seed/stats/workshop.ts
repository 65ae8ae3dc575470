import { addDays } from "@/lib/shared/dates";
import { Random } from "../catalogue/random";

/**
 * What the garage's sellers sought in vain in ten weeks, as `soughtText` keeps it, with how often: numbers that neither the
 * generated catalogue nor a brand of it has, since any word of a part finds some.
 */
export const missedSearches: readonly [text: string, times: number][] = [
  ["9675360980", 9],
  ["8200768913b", 7],
  ["mapco 49823", 6],
  ["4047025998123", 5],
  ["1k0998262c", 5],
  ["6q0199867z", 4],
  ["kamoka 9000123", 4],
  ["a2059068902", 3],
  ["90915-yzzm3", 3],
  ["5802118390", 2],
  ["stabilus 5921zx", 2],
  ["4009626844179", 1],
];

/** On which day of the last ten weeks the n-th of several happened. */
export const spreadDay = (referenceDay: string, nth: number, seed: number): string =>
  addDays(referenceDay, -Math.floor(new Random(nth, seed).next() * 70));

/** Answers of a supplier on a day: asked, answered, with something on offer, milliseconds in all and of the slowest. */
export function supplierDay(place: number, day: string, asked: number) {
  const random = new Random(place, Number(day.replaceAll("-", "")), 7);
  const silent = Math.round(asked * (0.004 + 0.03 * ((place * 7) % 5) * 0.2 * random.next()));
  const answered = asked - silent;
  const mean = 90 + ((place * 83) % 260) + Math.round(40 * random.next());
  return {
    ...{ asked, answered, offered: Math.round(answered * (0.58 + 0.07 * (place % 5))) },
    ...{
      ms: answered * mean,
      slowest: answered > 0 ? Math.min(1990, Math.round(mean * (2.2 + 2 * random.next()))) : 0,
    },
  };
}
