import { requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { alphabetOf } from "@/lib/shared/by-name";
import { cleanText } from "@/lib/shared/compact";
import { plainText } from "@/lib/shared/fold";
import { textIn, type Language } from "@/lib/shared/languages";
import { usedFilterNames, usedPerPage, type UsedFilters, type UsedSort } from "./rules";
import type { UsedPage, UsedVehicle } from "./schema";
import { facetKinds, facetsStatement, pageStatement, single, type Asking } from "./statements";

type Row = Omit<UsedVehicle, "options"> & { options: Record<string, string>[] };

const inLanguage = ({ options, ...row }: Row, lang: Language): UsedVehicle => ({
  ...row,
  options: options.flatMap((option) => textIn(option, lang) ?? []),
});

interface Search {
  brand: string;
  /** Words of model and version. */
  model: string;
  /** In whole units of the currency; null where an end is open. */
  min: number | null;
  max: number | null;
  maxKm: number | null;
  year: number | null;
  filters: UsedFilters;
  sort: UsedSort;
  page: number;
  lang: Language;
}

const most = 2_000_000_000;

function valuesOf({ brand, model, min, max, maxKm, year, filters }: Search) {
  const words = plainText(cleanText(model)).split(/\s+/).filter(Boolean);
  const asking: Asking = {
    ...{ brand: brand !== "", words: words.length > 0 },
    narrowed: usedFilterNames.some((name) => filters[name]?.length),
  };
  const ranges = [(min ?? 0) * 100, max === null ? most : max * 100, maxKm ?? most, `${year ?? 1900}-01-01`];
  return {
    asking,
    values: [...ranges, plainText(cleanText(brand)), words, ...usedFilterNames.map((name) => filters[name] ?? [])],
  };
}

/** Used vehicles by brand, model, price, mileage, year and what their facets narrow. */
export async function searchUsedVehicles(actor: Actor, search: Search): Promise<UsedPage> {
  requireRight(actor, "Stock");
  const { filters, sort, page, lang } = search;
  const { asking, values } = valuesOf(search);
  const [rows, groups] = await Promise.all([
    read<Row>(pageStatement(asking, sort), [...values, (page - 1) * usedPerPage]),
    read<{ kind: number; value: string | null; count: number }>(facetsStatement(asking), values),
  ]);
  const facets: UsedPage["facets"] = { brand: [], models: [], fuel: [], body: [], gearbox: [], inspection: [] };
  const kinds = facetKinds(asking);
  let total = 0;
  for (const { kind, value, count } of groups) {
    const name = kinds.get(kind);
    if (value === null || !name) total = count;
    else if (count > 0 || (name !== "brand" && filters[name]?.includes(value))) facets[name].push({ value, count });
  }
  const order = alphabetOf(lang);
  facets.brand.sort((one, other) => order(one.value, other.value));
  return {
    ...{ total, page, pages: Math.max(1, Math.ceil(total / usedPerPage)), facets },
    items: rows.map((row) => inLanguage(row, lang)),
  };
}

/** A used vehicle; null for an unknown one. */
export async function findUsedVehicle(
  actor: Actor,
  { id, lang }: { id: number; lang: Language },
): Promise<UsedVehicle | null> {
  requireRight(actor, "Stock");
  const [row] = await read<Row>(single, [id]);
  return row ? inLanguage(row, lang) : null;
}
