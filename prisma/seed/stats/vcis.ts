import { hash, Random } from "../catalogue/random";
import type { CountedDay } from "./calendar";
import { garage, house } from "./companies";
import { source } from "./source";

const letters = "TRWAGMYFPDXBNJZSQVHLCKE";
const mostADay = 60;
/** Of all identifications, those that an interface of diagnosis asks for. */
const share = 0.4;
/** Ranks of the interfaces of the garage; the house's customers have the others. */
const ofGarage = new Set([37, 74, 121]);

interface Vci {
  id: string;
  weight: number;
  companyId: number;
}

const nameOf = (rank: number): string => {
  const number = 10_000 + (hash(rank, 31) % 90_000);
  return `VCI-${number}${letters[number % 23]}`;
};

const ranks = Array.from({ length: source.vci.count }, (_, at) => at + 1);
const all = ranks.reduce((sum, rank) => sum + 1 / rank ** 0.82, 0);

export const vcis: readonly Vci[] = ranks.map((rank) => ({
  id: nameOf(rank),
  weight: 1 / rank ** 0.82 / all,
  companyId: ofGarage.has(rank) ? garage : house,
}));

/** What each interface asked for on a day; those that asked for nothing are left out. */
export function vciHits({ day, hits }: CountedDay): (Pick<Vci, "id" | "companyId"> & { hits: number })[] {
  const random = new Random(Number(day.replaceAll("-", "")), 11);
  return vcis
    .map(({ id, weight, companyId }) => {
      const mean = hits * share * weight;
      return {
        id,
        companyId,
        hits: Math.min(mostADay, Math.floor(mean * (0.6 + 0.8 * random.next()) + random.next())),
      };
    })
    .filter((one) => one.hits > 0);
}
