import type { Statement } from "@/lib/platform/db";
import { tyreFilterNames, type TyreFilterName } from "../filters/rules";
import { tyresPerPage, type TyreSort } from "../rules";

/** What a list asks for: each way has statements of its own, so that what is not asked costs nothing. */
export interface Asking {
  sizes: "any" | "exact" | "ranges";
  profiles: boolean;
  ean: boolean;
  /** An index, a season, van tyres, extra load or run-flat, as they are typed. */
  marks: boolean;
  narrowed: boolean;
}

/** A condition that holds always and lets PostgreSQL know the types of the values that a statement does not read. */
const unread = (from: number, types: readonly string[]): string =>
  types.map((type, at) => `($${from + at}::${type} is null or true)`).join(" and ");

const six = Array<string>(6).fill("int[]");
const boxes = "unnest($1::int[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[]) as box(w1, w2, r1, r2, d1, d2)";
const sizesAre = {
  any: `from tyre.article a where ${unread(1, six)}`,
  exact: `from ${boxes} join tyre.article a on (a.width, a.ratio, a.rim) = (w1, r1, d1) where true`,
  ranges: `from ${boxes} join tyre.article a
    on a.width between w1 and w2 and a.ratio between r1 and r2 and a.rim between d1 and d2 where true`,
};
const marksAre = `a.load_index >= $9 and a.speed_rank >= $10
  and ($11::text is null or a.season = $11) and (not $12 or a.commercial) and (not $13 or a.extra_load)
  and (not $14 or a.run_flat is not null)`;
const markTypes = ["int", "int", "text", "boolean", "boolean", "boolean"];

const wanted = ({ sizes, profiles, ean, marks }: Asking): string =>
  [
    sizesAre[sizes],
    profiles ? "a.profile_id = any($7::int[])" : unread(7, ["int[]"]),
    ean ? "a.ean = $8" : unread(8, ["text"]),
    marks ? marksAre : unread(9, markTypes),
  ].join(" and ");

/** What a filter looks at, as its facet tells it. */
const told: Record<TyreFilterName, string> = {
  ...{ saison: "a.season", categorieMarque: "a.tier", marque: "a.brand", carburant: "a.fuel", adherence: "a.wet" },
  runOnFlat: "case when a.run_flat is null then 'no' else 'yes' end",
  ...{ ind_bruit: "a.noise_class", stock: "case when a.stock > 0 then 'yes' else 'no' end" },
};
const firstFilter = 15;
const unfiltered = unread(firstFilter, Array<string>(tyreFilterNames.length).fill("text[]"));
const passes = tyreFilterNames.map((name, at) => {
  const values = `$${firstFilter + at}::text[]`;
  return `(cardinality(${values}) = 0 or ${told[name]} = any(${values}))`;
});

const columns = `a.id, a.ean, a.brand, a.tier, a.profile, a.width, a.ratio, a.rim, a.commercial, a.load_index as "load",
  a.twin_index as "twin", a.speed, a.extra_load as "extraLoad", a.season, a.use, a.snow, a.ice, a.run_flat as "runFlat",
  a.fuel, a.wet, a.noise_db as "noiseDb", a.noise_class as "noiseClass", a.ttc_cents as "ttcCents", a.stock`;

const nameOf = ({ sizes, profiles, ean, marks, narrowed }: Asking): string =>
  [sizes, profiles && "profiles", ean && "ean", marks && "marks", narrowed && "narrowed"].filter(Boolean).join("_");

const orders: Record<TyreSort, string> = {
  ...{
    price: "",
    brand: "a.brand, ",
    fuel: "a.fuel, ",
    wet: "a.wet, ",
    noise: "a.noise_db, ",
    stock: "a.stock desc, ",
  },
};

/** A page of a list; its last value is how many tyres lie before it. */
export const pageStatement = (asking: Asking, sort: TyreSort): Statement => ({
  name: `tyre_page_${sort}_${nameOf(asking)}`,
  text: `select ${columns} ${wanted(asking)} and ${asking.narrowed ? passes.join(" and ") : unfiltered}
    order by ${orders[sort]}a.ttc_cents, a.id limit ${tyresPerPage} offset $${firstFilter + tyreFilterNames.length}`,
});

/** How many tyres are alike in all that facets look at, by brand: `BrandCount`. What narrows the list is left to the reader. */
export const facetsStatement = (asking: Asking): Statement => ({
  name: `tyre_facets_${nameOf({ ...asking, narrowed: false })}`,
  text: `select brand as marque, array_agg(code)::int[] as codes, array_agg(count)::int[] as counts
    from (select a.brand, a.facets as code, count(*) ${wanted(asking)} and ${unfiltered} group by 1, 2) as alike group by 1`,
});

/** The profiles whose brand and name hold every word. */
export const profilesNamed = {
  name: "tyre_profiles_named",
  text: `select id from tyre.profile
    where not exists (select from unnest($1::text[]) word where position(word in words) = 0)`,
};

export const single = { name: "tyre", text: `select ${columns} from tyre.article a where a.id = $1` };
