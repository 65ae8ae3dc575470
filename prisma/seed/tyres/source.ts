import { readFileSync } from "node:fs";
import path from "node:path";

export type Tier = "Premium" | "Quality" | "1er prix" | "Rechappé";
export type Season = "ETE" | "HIVER" | "4 saisons";
export type Use = "car" | "suv" | "van";
type Profile = [name: string, season: Season, rimFrom: number, rimTo: number, use: Use];
type Brand = [name: string, tier: Tier, country: string, profiles: Profile[]];
type Weights = Record<string, number>;
type Sample = [
  ...[designation: string, ean: string, fuel: string, wet: string],
  ...[noiseDb: number, noiseClass: string, ttcCents: number],
];

/** The file's own shape: a profile, a brand and a drawn article are rows. */
export interface TyreSource {
  expected: number;
  national: Record<string, string>;
  grades: Record<Tier, Record<Season, { fuel: Weights; wet: Weights }>>;
  noise: { limits: [width: number, db: number][]; van: number };
  price: {
    fixed: number;
    base: number;
    tier: Record<Tier, number>;
    season: Record<Season, number>;
    options: Record<"XL" | "van" | "runflat" | "suv", number>;
    speed: Record<string, number>;
  };
  runFlat: Record<string, string>;
  brands: Brand[];
  sample: Sample[];
}

/** The tyres' tables of prisma/seed/data, read from the project's root. */
export const readTyreSource = (): TyreSource =>
  JSON.parse(readFileSync(path.resolve("prisma/seed/data/tyre-catalogue.json"), "utf8")) as TyreSource;
