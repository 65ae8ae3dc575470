import { eanCheckDigit } from "../catalogue/numbers/ean";
import type { Season, Tier, TyreSource, Use } from "./source";
import type { SizeInUse } from "./sizes-in-use";
import { labelOf, priceOf, share, stockOf, type Drawn, type Label } from "./values";

export interface Tyre extends Drawn, Label {
  profile: string;
  ttcCents: number;
  stock: number;
}

interface Candidate {
  brandAt: number;
  tier: Tier;
  brand: string;
  profile: string;
  season: Season;
  use: Use;
  size: SizeInUse;
  runFlat: string | null;
  designation: string;
  /** The lower, the sooner it is in the catalogue. */
  score: number;
}

/** Of the combinations of size and profile, how many a brand of a tier carries. */
const carried: Record<Tier, number> = { Premium: 0.72, Quality: 0.45, "1er prix": 0.34, Rechappé: 0.54 };
const rareBelow = 40;
const rareShare = 0.6;
const twinShare = 0.35;

function suits(size: SizeInUse, tier: Tier, [, , from, to, use]: TyreSource["brands"][number][3][number]): boolean {
  if (size.rim < from || size.rim > to || size.commercial !== (use === "van")) return false;
  if (use === "suv" && (size.width < 215 || size.ratio < 45)) return false;
  return tier === "Premium" || (size.rim <= 20 && size.width <= 285);
}

function* candidates({ brands, sample }: TyreSource, sizes: readonly SizeInUse[]): Generator<Candidate> {
  const drawn = new Set(sample.map(([designation]) => designation));
  for (const [brandAt, [brand, tier, , profiles]] of brands.entries())
    for (const size of sizes)
      for (const row of profiles) {
        if (!suits(size, tier, row)) continue;
        const [profile, season, , , use] = row;
        const designation = `${size.text} ${brand} ${profile}`;
        const wanted = carried[tier] * (size.versions < rareBelow ? rareShare : 1);
        const score = drawn.has(designation) ? 0 : share(designation, 9) / wanted;
        yield { brandAt, brand, tier, profile, season, use, size, runFlat: null, designation, score };
      }
}

/** The run-flat twin of a premium tyre from 16 inches in sizes that BMW and Mini use; null for most. */
function twinOf({ runFlat }: TyreSource, one: Candidate): Candidate | null {
  const mark = runFlat[one.brand];
  const exists = mark && one.tier === "Premium" && one.season !== "4 saisons" && one.use === "car";
  if (!exists || one.size.rim < 16 || !one.size.runFlat || share(one.designation, 10) > twinShare) return null;
  return { ...one, runFlat: mark, designation: `${one.designation} ${mark}` };
}

/** As many as the tables expect, each with its twin, in the order of brands and sizes. */
function chosen(source: TyreSource, sizes: readonly SizeInUse[]): Candidate[] {
  const all = [...candidates(source, sizes)];
  const sorted = all.toSorted((one, other) => one.score - other.score);
  const kept: Candidate[] = [];
  for (const one of sorted) {
    if (kept.length === source.expected) break;
    kept.push(one);
    const twin = twinOf(source, one);
    if (twin && kept.length < source.expected) kept.push(twin);
  }
  const rank = new Map(all.map(({ designation }, at) => [designation, at * 2]));
  const rankOf = (one: Candidate) =>
    rank.get(one.designation) ?? 1 + (rank.get(one.designation.slice(0, -1 - (one.runFlat?.length ?? 0))) ?? 0);
  return kept.sort((one, other) => rankOf(one) - rankOf(other));
}

/** National digits, 9, 500 and the brand's number, the item's: no prefix known to be issued to a brand. */
function numberer({ brands, national, sample }: TyreSource): (brandAt: number, designation: string) => string {
  const drawn = new Map(sample.map(([designation, ean]) => [designation, ean]));
  const taken = new Set(drawn.values());
  const last = new Map<number, number>();
  return (brandAt, designation) => {
    const known = drawn.get(designation);
    if (known) return known;
    const prefix = `${national[brands[brandAt]?.[2] ?? "FR"] ?? "376"}9${501 + brandAt}`;
    for (;;) {
      const item = (last.get(brandAt) ?? 0) + 1;
      last.set(brandAt, item);
      const twelve = prefix + String(item).padStart(5, "0");
      const ean = twelve + String(eanCheckDigit(twelve));
      if (!taken.has(ean)) return ean;
    }
  };
}

/** Every tyre of the demonstration; the same ones at every loading. */
export function generateTyres(source: TyreSource, sizes: readonly SizeInUse[]): Tyre[] {
  const known = new Map(source.sample.map((row) => [row[0], row]));
  const numberOf = numberer(source);
  return chosen(source, sizes).map(({ brandAt, designation, size, ...one }) => {
    const drawn: Drawn = { ...one, size, ean: numberOf(brandAt, designation) };
    const stock = stockOf(drawn, size.versions);
    const row = known.get(designation);
    if (!row)
      return { ...drawn, ...labelOf(source, drawn), profile: one.profile, ttcCents: priceOf(source, drawn), stock };
    const [, , fuel, wet, noiseDb, noiseClass, ttcCents] = row;
    return { ...drawn, profile: one.profile, fuel, wet, noiseDb, noiseClass, ttcCents, stock };
  });
}
