import { tyreTiers, type TyreSeason, type TyreTier } from "./kinds";
import { speedSymbols } from "@/lib/shared/speed-symbols";
import { readNeededSize, type Measured, type NeededSize } from "./size/rules";
import type { Tyre, TyrePair } from "./schema";

export const tyresPerPage = 50;

const slugs: Record<TyreTier, string> = {
  Premium: "premium",
  Quality: "quality",
  "1er prix": "1er-prix",
  Rechappé: "rechape",
};

/** Every tier, as an address names them. */
export const allCategories = tyreTiers.map((tier) => slugs[tier]).join("-");

/** Tiers as an address names them: joined by a dash, in their order. */
export const writeCategories = (tiers: readonly TyreTier[]): string =>
  tyreTiers
    .filter((tier) => tiers.includes(tier))
    .map((tier) => slugs[tier])
    .join("-") || allCategories;

/** The tiers that an address names; null where one of them is none. */
export function readCategories(text: string): TyreTier[] | null {
  const known = Object.values(slugs).join("|");
  const small = text.toLowerCase();
  if (!new RegExp(`^(${known})(-(${known}))*$`).test(small)) return null;
  return tyreTiers.filter((tier) => `-${small}-`.includes(`-${slugs[tier]}-`));
}

/** The price shown is the average selling price with tax divided by 1.2. */
export const shownTyreCents = (ttcCents: number): number => Math.round(ttcCents / 1.2);

const speedRank = (symbol: string): number => speedSymbols.indexOf(symbol);
const slowestWinter = "Q";

/** `size`: of another size; `load`, `speed`: below what the vehicle needs. `winterSpeed` is allowed with a notice in view. */
export type TyreFault = "size" | "load" | "speed" | "winterSpeed";
export const isAllowed = (fault: TyreFault): boolean => fault === "winterSpeed";

const isSameSize = (one: Measured, other: Measured): boolean =>
  one.width === other.width &&
  one.ratio === other.ratio &&
  one.rim === other.rim &&
  one.commercial === other.commercial;

type Judged = Measured & Pick<Tyre, "saison"> & { load: number; speed: string };

/** A tyre as its indices are compared; of two the one for a single wheel counts. */
export const judgedOf = (tyre: Tyre): Judged => ({
  ...{ width: tyre.largeur, ratio: tyre.serie, rim: tyre.diametre, commercial: tyre.categorie === "van" },
  ...{ saison: tyre.saison, load: Number.parseInt(tyre.indice_charge, 10), speed: tyre.indice_vitesse },
});

/** What is wrong with a tyre at a place that needs a size; winter tyres may bear a lower symbol, not below Q. */
export function judgeTyre(needed: NeededSize, tyre: Judged): TyreFault[] {
  if (!isSameSize(needed, tyre)) return ["size"];
  const faults: TyreFault[] = [];
  if (tyre.load < needed.load) faults.push("load");
  if (speedRank(tyre.speed) < speedRank(needed.speed)) {
    const winter = tyre.saison !== "ETE" && speedRank(tyre.speed) >= speedRank(slowestWinter);
    faults.push(winter ? "winterSpeed" : "speed");
  }
  return faults;
}

/** The least of what is wrong at any place of the vehicle; nothing where no sizes are known. */
export function judgeForVehicle(sizes: readonly NeededSize[], tyre: Judged): TyreFault[] {
  const verdicts = sizes.map((needed) => judgeTyre(needed, tyre));
  return verdicts.toSorted((one, other) => gravity(one) - gravity(other))[0] ?? [];
}

const gravity = (faults: readonly TyreFault[]): number =>
  faults.reduce((sum, fault) => sum + { winterSpeed: 1, speed: 10, load: 10, size: 100 }[fault], 0);

export interface AxleTyre {
  size: string;
  brand: string;
  profile: string;
  season: string;
  quantity: number;
}

/** `single`: an axle is left with one; `mixedAxle`: two kinds would stand on one axle; `mixedSeasons`: on one vehicle. */
export type AxleFault = "single" | "mixedAxle" | "mixedSeasons";

/** What a tyre would make of the axles, beside the other tyres of the vehicle that lie in the cart. */
export function judgeAxles(added: AxleTyre, others: readonly AxleTyre[], differs: boolean): AxleFault[] {
  const isSame = (one: AxleTyre) =>
    one.size === added.size && one.brand === added.brand && one.profile === added.profile;
  const strangers = others.filter((one) => !isSame(one));
  const pieces = added.quantity + others.filter(isSame).reduce((sum, { quantity }) => sum + quantity, 0);
  const beside = strangers.filter(({ size }) => size === added.size);
  const faults: AxleFault[] = [];
  if (pieces % 2 === 1) faults.push("single");
  if (beside.some(({ quantity }) => differs || quantity % 2 === 1 || pieces % 2 === 1)) faults.push("mixedAxle");
  if (strangers.some(({ season }) => season !== added.season)) faults.push("mixedSeasons");
  return faults;
}

/** The seasons whose tyres bear the snowflake. */
export const snowflakeSeasons: readonly TyreSeason[] = ["HIVER", "4 saisons"];

/** Both axles of every pair as what they need. */
export const neededSizes = (pairs: readonly TyrePair[]): NeededSize[] =>
  [...new Set(pairs.flatMap(({ front, rear }) => [front, rear ?? front]))]
    .map(readNeededSize)
    .filter((size) => size !== null);

export const tyreSorts = ["price", "brand", "fuel", "wet", "noise", "stock"] as const;
export type TyreSort = (typeof tyreSorts)[number];
