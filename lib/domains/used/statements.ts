import type { Statement } from "@/lib/platform/db";
import { usedFilterNames, usedPerPage, type UsedFilterName, type UsedSort } from "./rules";

/** What a search asks for: each way has statements of its own, so that what is not asked costs nothing. */
export interface Asking {
  brand: boolean;
  words: boolean;
  narrowed: boolean;
}

const columns = `id, ktype, make as brand, model, version, body, fuel, gearbox, kw, km, price_cents as price,
  to_char(first_registration, 'YYYY-MM-DD') as "firstRegistration", currency, colour, owners, inspection,
  warranty_months as "warrantyMonths", options, seller`;
const told: Record<UsedFilterName, string> = {
  ...{ models: "model", fuel: "fuel", body: "body", gearbox: "gearbox", inspection: "inspection" },
};
const firstFilter = 7;

/** A condition that holds always and lets PostgreSQL know the type of a value that a statement does not read. */
const unread = (at: number, type: string): string => `($${at}::${type} is null or true)`;
const filterOf = (name: UsedFilterName): string => {
  const values = `$${firstFilter + usedFilterNames.indexOf(name)}::text[]`;
  return `(cardinality(${values}) = 0 or ${told[name]} = any(${values}))`;
};
const unreadFilter = (name: UsedFilterName): string => unread(firstFilter + usedFilterNames.indexOf(name), "text[]");

const asked = ({ brand, words }: Asking): string =>
  [
    "from yard.vehicle where price_cents between $1 and $2 and km <= $3 and first_registration >= $4",
    brand ? "make_plain = $5" : unread(5, "text"),
    words
      ? "not exists (select from unnest($6::text[]) word where position(word in model_plain) = 0)"
      : unread(6, "text[]"),
  ].join(" and ");

const filtered = (narrowed: boolean, but: readonly UsedFilterName[] = []): string =>
  usedFilterNames.map((name) => (narrowed && !but.includes(name) ? filterOf(name) : unreadFilter(name))).join(" and ");

const nameOf = ({ brand, words, narrowed }: Asking): string =>
  [brand && "brand", words && "words", narrowed && "narrowed"].filter(Boolean).join("_");

const orders: Record<UsedSort, string> = {
  ...{ price: "price_cents, id", km: "km, price_cents, id", age: "first_registration desc, price_cents, id" },
};

/** A page of a search; its last value is how many vehicles lie before it. */
export const pageStatement = (asking: Asking, sort: UsedSort): Statement => ({
  name: `used_page_${sort}_${nameOf(asking)}`,
  text: `select ${columns} ${asked(asking)} and ${filtered(asking.narrowed)}
    order by ${orders[sort]} limit ${usedPerPage} offset $${firstFilter + usedFilterNames.length}`,
});

/** How many of each brand the rest of a search leaves; models belong to a brand and do not count. */
export const brandsStatement = (asking: Asking): Statement => ({
  name: `used_brands_${nameOf({ ...asking, brand: false })}`,
  text: `select make as value, count(*)::int as count ${asked({ ...asking, brand: false })}
    and ${filtered(asking.narrowed, ["models"])} group by make order by make`,
});

/** The facets of a search; models are told of a brand alone. */
const facetsOf = ({ brand }: Asking): UsedFilterName[] => usedFilterNames.filter((name) => name !== "models" || brand);

/** Which facet a group of `facetsStatement` is of, by what grouping() says of it. */
export const facetKinds = (asking: Asking): ReadonlyMap<number, UsedFilterName> => {
  const names = facetsOf(asking);
  return new Map(names.map((name, at) => [2 ** names.length - 1 - 2 ** (names.length - 1 - at), name]));
};

const failures = usedFilterNames
  .map((name, at) => `case when ${filterOf(name)} then 0 else ${1 << at} end`)
  .join(" + ");

/** How many vehicles each value would leave, and how many there are: a facet counts what fails by itself alone or not at all. */
export function facetsStatement(asking: Asking): Statement {
  const all = facetsOf(asking).map((name) => told[name]);
  const grouping = `grouping(${all.join(", ")})`;
  const left = [...facetKinds(asking)].map(
    ([kind, name]) => `when ${kind} then count(*) filter (where fails in (0, ${1 << usedFilterNames.indexOf(name)}))`,
  );
  const count = asking.narrowed
    ? `(case ${grouping} ${left.join(" ")} else count(*) filter (where fails = 0) end)`
    : "count(*)";
  const rows = asking.narrowed
    ? `(select ${all.join(", ")}, ${failures} as fails ${asked(asking)}) as judged where fails in (0, 1, 2, 4, 8, 16)`
    : `(select ${all.join(", ")} ${asked(asking)} and ${filtered(false)}) as judged`;
  return {
    name: `used_facets_${nameOf(asking)}`,
    text: `select ${grouping}::int as kind, coalesce(${all.join(", ")}) as value, ${count}::int as count
      from ${rows} group by grouping sets (${all.map((name) => `(${name})`).join(", ")}, ()) order by 3 desc, 2`,
  };
}

export const single = { name: "used_vehicle", text: `select ${columns} from yard.vehicle where id = $1` };
