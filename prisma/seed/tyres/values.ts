import { hash, hashText } from "../catalogue/random";
import type { Season, Tier, TyreSource, Use } from "./source";
import type { TyreSize } from "./sizes-in-use";

/** What decides label, price and stock of a tyre. */
export interface Drawn {
  brand: string;
  tier: Tier;
  season: Season;
  use: Use;
  size: TyreSize;
  runFlat: string | null;
  ean: string;
}

/** Uniform in [0, 1), the same for the same text and purpose. */
export const share = (text: string, purpose: number): number => hash(hashText(text), purpose) / 2 ** 32;

function pick(weights: Record<string, number>, at: number): string {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  let left = at * total;
  for (const [grade, weight] of Object.entries(weights)) {
    if (left < weight) return grade;
    left -= weight;
  }
  return "C";
}

export const bearsSnowflake = ({ season }: Pick<Drawn, "season">): boolean => season !== "ETE";

/** Regulation (EC) 661/2009, annex II part C: extra load or the snowflake adds one decibel, once. */
function noiseLimit({ noise }: TyreSource, { size, season, use }: Drawn): number {
  if (use === "van") return noise.van + (bearsSnowflake({ season }) ? 1 : 0);
  const base = noise.limits.find(([width]) => size.width <= width)?.[1] ?? 74;
  return base + (size.extraLoad || bearsSnowflake({ season }) ? 1 : 0);
}

const quiet: Record<Tier, number> = { Premium: 0.4, Quality: 0.25, "1er prix": 0.12, Rechappé: 0.05 };

export interface Label {
  fuel: string;
  wet: string;
  noiseDb: number;
  noiseClass: string;
}

/** The grades of the EU label, drawn by tier and season; noise of class C is no longer approved. */
export function labelOf(source: TyreSource, drawn: Drawn): Label {
  const { fuel, wet } = source.grades[drawn.tier][drawn.season];
  const limit = noiseLimit(source, drawn);
  const isQuiet = share(drawn.ean, 3) < quiet[drawn.tier];
  const below = isQuiet ? 3 : Math.floor(share(drawn.ean, 4) * 3);
  return {
    fuel: pick(fuel, share(drawn.ean, 1)),
    wet: pick(wet, share(drawn.ean, 2)),
    noiseDb: limit - below,
    noiseClass: isQuiet ? "A" : "B",
  };
}

/** The average selling price with tax in cents, to ten cents. */
export function priceOf({ price }: TyreSource, { brand, tier, season, use, size, runFlat, ean }: Drawn): number {
  const { width, ratio, rim, extraLoad, speed } = size;
  const plain = price.fixed + price.base * (rim / 16) ** 1.9 * (width / 205) ** 1.15 * (55 / ratio) ** 0.25;
  const options =
    (extraLoad ? price.options.XL : 1) *
    (use === "van" ? price.options.van : 1) *
    (use === "suv" ? price.options.suv : 1) *
    (runFlat ? price.options.runflat : 1);
  const own = (0.94 + 0.12 * share(brand, 5)) * (0.94 + 0.12 * share(ean, 6));
  const euros = plain * price.tier[tier] * price.season[season] * (price.speed[speed] ?? 1) * options * own;
  return Math.round(euros * 10) * 10;
}

/** Pieces on the shelf; rare sizes and the dearest tiers are often out of stock. */
export function stockOf({ ean, size }: Drawn, versions: number): number {
  const empty = versions < 40 ? 0.35 : 0.12;
  const at = share(ean, 7);
  if (at < empty) return 0;
  return 1 + Math.floor(share(ean, 8) ** 2 * (size.rim > 19 ? 12 : 48));
}
