import { readId, readText, withQuery, type QueryValue } from "@/lib/shared/address";
import { alphabetOf } from "@/lib/shared/by-name";
import { splitChoices } from "@/lib/shared/choices";
import type { StoreFamily, StoreItem, StoreNode, StorePage, StoreTree, StoreUniverse } from "./schema";
import { findGoods } from "./search";

export const storeStart = "/stock/techauto";
export const storePerPage = 50;

export const storeSorts = ["ref", "label", "brand", "price"] as const;
type StoreColumn = (typeof storeSorts)[number];
/** As the supplier lists them, or by a column, with a minus before it the other way round. */
export type StoreSort = "" | StoreColumn | `-${StoreColumn}`;

/** A search within an area of the store, as its address names it. */
export interface StoreSearch {
  q: string;
  brands: readonly string[];
  sort: StoreSort;
}

export const isStoreSort = (text: string): text is StoreSort =>
  text === "" || storeSorts.some((column) => text === column || text === `-${column}`);

export function readStoreSearch(query: Partial<Record<string, QueryValue>>): StoreSearch {
  const sort = readText(query.sort, 10);
  const brands = splitChoices(readText(query.brands, 1300));
  return { q: readText(query.q, 60).trim(), brands, sort: isStoreSort(sort) ? sort : "" };
}

/** The address of a search below an area; what is as usual is not written. */
export const storeHref = (area: string, { q, brands, sort }: StoreSearch, page = 1): string =>
  withQuery(area, { q, brands: brands.join("|"), sort, page: page > 1 ? String(page) : "" });

/** What a press on a column's head sorts by: by it, the other way round, then as the supplier lists them. */
export const nextSort = (column: StoreColumn, sort: StoreSort): StoreSort =>
  sort === column ? `-${column}` : sort === `-${column}` ? "" : column;

/** Where an address leads in the store; `missing` is the first segment that names nothing there. */
export interface StorePlace {
  universe: StoreUniverse | null;
  family: StoreFamily | null;
  category: StoreNode | null;
  missing: { kind: "universe" | "family" | "category"; segment: string } | null;
}

const pick = <N extends StoreNode>(nodes: readonly N[] | undefined, segment: string | undefined): N | null =>
  nodes?.find(({ id }) => id === readId(segment)) ?? null;

/** Reads universe, family and category of an address. */
export function findStorePlace(tree: StoreTree, [first, second, third]: readonly string[]): StorePlace {
  const universe = pick(tree, first);
  const family = pick(universe?.families, second);
  const category = pick(family?.categories, third);
  const steps = [
    { kind: "universe", segment: first, found: universe },
    { kind: "family", segment: second, found: family },
    { kind: "category", segment: third, found: category },
  ] as const;
  const lost = steps.find(({ segment, found }) => segment !== undefined && !found);
  return { universe, family, category, missing: lost ? { kind: lost.kind, segment: lost.segment ?? "" } : null };
}

/** The address of a place: the ids from the universe down to it. */
export const storePlaceHref = ({ universe, family, category }: Omit<StorePlace, "missing">): string =>
  [storeStart, ...[universe, family, category].flatMap((node) => (node ? [String(node.id)] : []))].join("/");

/** What stands above goods, by category: the names of universe, family and category. */
export const placeNames = (tree: StoreTree): ReadonlyMap<number, string> =>
  new Map(
    tree.flatMap((universe) =>
      universe.families.flatMap((family) =>
        family.categories.map(({ id, label }) => [id, `${universe.label} ${family.label} ${label}`] as const),
      ),
    ),
  );

/** The categories of an area: of a universe, a family or a category by its id, of the whole store with null; empty for an unknown id. */
export function categoriesOf(tree: StoreTree, area: number | null): number[] {
  return tree.flatMap((universe) =>
    universe.families.flatMap((family) =>
      family.categories
        .filter(({ id }) => area === null || [universe.id, family.id, id].includes(area))
        .map(({ id }) => id),
    ),
  );
}

const columnOf: Record<StoreColumn, (item: StoreItem) => string | number> = {
  ref: ({ ref }) => ref,
  label: ({ label1, label2 }) => `${label1} ${label2 ?? ""}`,
  brand: ({ brand }) => brand,
  price: ({ price }) => price ?? Infinity,
};

function compare(one: string | number, other: string | number, lang: string): number {
  if (typeof one === "number" && typeof other === "number") return one === other ? 0 : one - other;
  return alphabetOf(lang)(String(one), String(other));
}

function sorted(items: readonly StoreItem[], sort: StoreSort, lang: string): readonly StoreItem[] {
  const column = storeSorts.find((name) => sort === name || sort === `-${name}`);
  if (!column) return items;
  const way = sort.startsWith("-") ? -1 : 1;
  const of = columnOf[column];
  return items.toSorted((one, other) => way * compare(of(one), of(other), lang));
}

interface Narrowing extends StoreSearch {
  page: number;
  lang: string;
  /** What universe, family and category of goods are called, by reference. */
  places?: ReadonlyMap<string, string>;
}

/** The page of fifty of what a search leaves of an area's goods; a page beyond the last is the last. */
export function pageOfStore(items: readonly StoreItem[], wanted: Narrowing): StorePage {
  const { q, brands, sort, page, lang, places } = wanted;
  const { found, near } = findGoods(items, q, places);
  const counts = new Map<string, number>();
  for (const { brand } of found) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  const left = brands.length > 0 ? found.filter(({ brand }) => brands.includes(brand)) : found;
  const pages = Math.max(1, Math.ceil(left.length / storePerPage));
  const at = Math.min(page, pages);
  const order = alphabetOf(lang);
  return {
    items: sorted(left, sort, lang).slice((at - 1) * storePerPage, at * storePerPage),
    ...{ total: left.length, page: at, pages, near },
    brands: [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => order(one.value, other.value)),
  };
}
