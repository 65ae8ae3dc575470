import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { compactKey } from "@/lib/shared/compact";
import { speedSymbols } from "@/lib/shared/speed-symbols";
import { builtFleet } from "../registry/built-fleet";
import { generateTyres, type Tyre } from "./generate";
import { sizesInUse } from "./sizes-in-use";
import { readTyreSource } from "./source";
import { bearsSnowflake } from "./values";

const runFlatMakes = ["BMW", "Mini"];

/** The demonstration's tyres, for the sizes that its versions are built with. */
export function demonstrationTyres(): Tyre[] {
  const { vehicles, makes } = builtFleet();
  const own = new Set(makes.filter(({ name }) => runFlatMakes.includes(name)).map(({ id }) => id));
  return generateTyres(readTyreSource(), sizesInUse(vehicles, own));
}

const articleColumns = `id, ean, profile_id, brand, tier, profile, width, ratio, rim, commercial, load_index, twin_index,
  speed, speed_rank, extra_load, season, use, snow, ice, run_flat, fuel, wet, noise_db, noise_class, ttc_cents, stock`;

interface Profile {
  id: number;
  brand: string;
  profile: string;
  articles: number;
}

const nameOf = ({ brand, profile }: Pick<Tyre, "brand" | "profile">): string => `${brand}|${profile}`;

/** Each profile with its number and how many articles there are of it. */
function profilesOf(tyres: readonly Tyre[]): Map<string, Profile> {
  const found = new Map<string, Profile>();
  for (const { brand, profile } of tyres) {
    const known = found.get(nameOf({ brand, profile })) ?? { id: found.size + 1, brand, profile, articles: 0 };
    found.set(nameOf(known), { ...known, articles: known.articles + 1 });
  }
  return found;
}

function* profileLines(profiles: ReadonlyMap<string, Profile>): Generator<string> {
  for (const { id, brand, profile, articles } of profiles.values())
    yield line(id, brand, profile, `${compactKey(brand)} ${compactKey(profile)}`, articles);
}

const bySize = ({ size: one }: Tyre, { size: other }: Tyre): number =>
  one.width - other.width || one.ratio - other.ratio || one.rim - other.rim;

/** Tyres of one size lie together, since that is how they are asked for. */
function* articleLines(tyres: readonly Tyre[], profiles: ReadonlyMap<string, Profile>): Generator<string> {
  const ids = new Map(tyres.map((tyre, at) => [tyre, at + 1]));
  for (const tyre of tyres.toSorted(bySize)) {
    const { size, season } = tyre;
    yield line(
      ...[ids.get(tyre) ?? 0, tyre.ean, profiles.get(nameOf(tyre))?.id ?? 0, tyre.brand, tyre.tier, tyre.profile],
      ...[size.width, size.ratio, size.rim, size.commercial, size.loadIndex, size.twinIndex, size.speed],
      ...[speedSymbols.indexOf(size.speed), size.extraLoad, season, tyre.use, bearsSnowflake(tyre)],
      ...[season === "HIVER" && tyre.brand.startsWith("Nokian"), tyre.runFlat, tyre.fuel, tyre.wet],
      ...[tyre.noiseDb, tyre.noiseClass, tyre.ttcCents, tyre.stock],
    );
  }
}

function* fitmentLines(): Generator<string> {
  for (const { ktype, vtype, sizes } of builtFleet().vehicles)
    if (vtype === "vl")
      for (const [place, { front, rear }] of sizes.tyres.entries()) yield line(ktype, place, front, rear ?? null);
}

const sizes = `insert into tyre.size
  select width::text || ratio || rim, width, ratio, rim, commercial, load_index, twin_index, speed, count(*)
  from tyre.article group by 1, 2, 3, 4, 5, 6, 7, 8`;

/** Fills the tyres and the sizes of vehicles anew. Answers the number of tyres. */
export async function loadTyres(client: pg.Client): Promise<number> {
  const sink = copySink(client, { freeze: false });
  await client.query("truncate tyre.article, tyre.fitment, tyre.size, tyre.profile");
  const tyres = demonstrationTyres();
  const profiles = profilesOf(tyres);
  const count = await sink.write("tyre.article", articleColumns, articleLines(tyres, profiles));
  await sink.write("tyre.profile", "id, brand, profile, words, articles", profileLines(profiles));
  await sink.write("tyre.fitment", "ktype, place, front, rear", fitmentLines());
  await client.query(sizes);
  await client.query("analyze tyre.article, tyre.fitment, tyre.size, tyre.profile");
  return count;
}
