import { Random } from "../catalogue/random";
import type { CountedDay } from "./calendar";

/** The house whose own programs and adapters identify most; it takes what the others leave. */
export const house = 11;
/** The garage of the demonstration. */
export const garage = 12;

/** What part of all identifications the demonstration's companies make. */
const shares: Record<number, number> = {
  12: 0.021,
  13: 0.014,
  14: 0.011,
  15: 0.008,
  16: 0.03,
  17: 0.02,
  18: 0.018,
  19: 0.012,
};
export const counting = [house, ...Object.keys(shares).map(Number)];

/** A company's identifications on a day. */
export function hitsOf(company: number, { day, hits }: CountedDay): number {
  if (company === house)
    return Math.max(0, hits - Object.keys(shares).reduce((sum, one) => sum + hitsOf(Number(one), { day, hits }), 0));
  const noise = 0.8 + 0.4 * new Random(company, Number(day.replaceAll("-", ""))).next();
  return Math.round(hits * (shares[company] ?? 0) * noise);
}

/** A day's figures in the columns of stats_day, of its identifications. */
export function figuresOf(company: number, { day }: CountedDay, hits: number) {
  const random = new Random(company, Number(day.replaceAll("-", "")), 5);
  const part = (share: number, spread: number) => Math.round(hits * share * (1 - spread + 2 * spread * random.next()));
  const [none, silent, repeated] = [part(0.09, 0.15), part(0.05, 0.2), part(0.31, 0.07)];
  const users = hits > 0 ? Math.max(1, Math.round(hits / 7.4)) : 0;
  const newUsers =
    users > 0 && random.chance((0.012 * users) % 1) ? Math.floor(0.012 * users) + 1 : Math.floor(0.012 * users);
  const searches = part(1.9, 0.2);
  return {
    ...{
      hits,
      adn_ok: Math.max(0, hits - none - silent),
      adn_0: Math.min(none, hits),
      adn_null: Math.min(silent, hits - Math.min(none, hits)),
    },
    ...{ new_hits: hits - repeated, repeat_hits: repeated, nb_users: users, new_users: newUsers, searches },
    ...{
      missed: Math.round(searches * 0.03),
      views: part(2.4, 0.2),
      carts: part(0.55, 0.3),
      quotes: part(0.08, 0.4),
      dtc: part(0.12, 0.3),
    },
  };
}
