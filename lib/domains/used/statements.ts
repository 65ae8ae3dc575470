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
const valuesOf = (name: UsedFilterName): string => `$${firstFilter + usedFilterNames.indexOf(name)}::text[]`;
const filterOf = (name: UsedFilterName): string =>
  `(cardinality(${valuesOf(name)}) = 0 or ${told[name]} = any(${valuesOf(name)}))`;
const unreadFilters = usedFilterNames
  .map((name) => unread(firstFilter + usedFilterNames.indexOf(name), "text[]"))
  .join(" and ");

// "is true" keeps what is chosen a hashed list, beside which an index is read in its order and no further than the page.
const named = `(naming_id in (select id from yard.naming
  where not exists (select from unnest($6::text[]) word where position(word in model_plain) = 0))) is true`;

/** The vehicles that ranges and words leave; brand and filters are of their kinds. */
const ranged = ({ words }: Asking): string =>
  `from yard.vehicle where price_cents between $1 and $2 and km <= $3 and first_registration >= $4
    and ${words ? named : unread(6, "text[]")}`;

const ofKinds = ({ brand, narrowed }: Asking): string => {
  if (!brand && !narrowed) return `${unread(5, "text")} and ${unreadFilters}`;
  const own = brand ? "make_plain = $5" : unread(5, "text");
  const filters = narrowed ? usedFilterNames.map(filterOf).join(" and ") : unreadFilters;
  return `(kind_id in (select id from yard.kind where ${own} and ${filters})) is true`;
};

const nameOf = ({ brand, words, narrowed }: Asking): string =>
  [brand && "brand", words && "words", narrowed && "narrowed"].filter(Boolean).join("_");

const orders: Record<UsedSort, string> = {
  ...{ price: "price_cents, id", km: "km, price_cents, id", age: "first_registration desc, price_cents, id" },
};

/** A page of a search; its last value is how many vehicles lie before it. */
export const pageStatement = (asking: Asking, sort: UsedSort): Statement => ({
  name: `used_page_${sort}_${nameOf(asking)}`,
  text: `with page as (select id as found ${ranged(asking)} and ${ofKinds(asking)}
      order by ${orders[sort]} limit ${usedPerPage} offset $${firstFilter + usedFilterNames.length})
    select ${columns} from page join yard.vehicle on id = found order by ${orders[sort]}`,
});

export type UsedFacet = UsedFilterName | "brand";

/** The facets of a search; models are told of a brand alone. */
const facetsOf = ({ brand }: Asking): UsedFacet[] =>
  (["brand", ...usedFilterNames] as const).filter((name) => name !== "models" || brand);
const column = (name: UsedFacet): string => (name === "brand" ? "make" : told[name]);

/** Which facet a group of `facetsStatement` is of, by what grouping() says of it. */
export const facetKinds = (asking: Asking): ReadonlyMap<number, UsedFacet> => {
  const names = facetsOf(asking);
  return new Map(names.map((name, at) => [2 ** names.length - 1 - 2 ** (names.length - 1 - at), name]));
};

const bits: Record<UsedFacet, number> = { brand: 1, models: 2, fuel: 4, body: 8, gearbox: 16, inspection: 32 };
/** What a facet leaves out of account: itself, and brands the models, which belong to one. */
const beside = (name: UsedFacet): number => (name === "brand" ? bits.brand + bits.models : bits[name]);

/** What of a kind fails, a bit for each question: a facet counts what fails by itself alone or not at all. */
const failures = ({ brand, narrowed }: Asking): string =>
  [
    brand ? `case when make_plain = $5 then 0 else ${bits.brand} end` : `case when ${unread(5, "text")} then 0 end`,
    narrowed
      ? usedFilterNames.map((name) => `case when ${filterOf(name)} then 0 else ${bits[name]} end`).join(" + ")
      : `case when ${unreadFilters} then 0 end`,
  ].join(" + ");

/** How many vehicles each value would leave, and how many there are: counted by kinds, which are few. */
export function facetsStatement(asking: Asking): Statement {
  const names = facetsOf(asking);
  const columnsOf = names.map(column).join(", ");
  const left = [...facetKinds(asking)].map(
    ([kind, name]) => `when ${kind} then sum(n) filter (where fails & ${63 - beside(name)} = 0)`,
  );
  return {
    name: `used_facets_${nameOf(asking)}`,
    text: `with counted as materialized (select kind_id, count(*) as n ${ranged(asking)} group by kind_id),
      judged as materialized (select ${columnsOf}, n, ${failures(asking)} as fails from counted join yard.kind on id = kind_id)
      select kind, value, coalesce(count, 0)::int as count from (
        select grouping(${columnsOf})::int as kind, coalesce(${columnsOf}) as value,
          case grouping(${columnsOf}) ${left.join(" ")} else sum(n) filter (where fails = 0) end as count
        from judged group by grouping sets (${names.map((name) => `(${column(name)})`).join(", ")}, ())) as told
      order by count desc, value`,
  };
}

export const single = { name: "used_vehicle", text: `select ${columns} from yard.vehicle where id = $1` };
