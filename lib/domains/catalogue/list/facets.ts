import { readPage } from "@/lib/shared/address";

export interface FacetRow {
  brandId: number;
  values: readonly number[];
}

/** What is ticked: brands, and criterion values by their ids. */
export interface Choice {
  brands: ReadonlySet<number>;
  values: ReadonlySet<number>;
}

export type CriterionOf = ReadonlyMap<number, number>;
export type Counts = ReadonlyMap<number, number>;

const mostInAddress = 60;

/** The ticked values by criterion: within one criterion any of them will do, across criteria all must. */
function byCriterion(values: ReadonlySet<number>, criterionOf: CriterionOf): Map<number, Set<number>> {
  const groups = new Map<number, Set<number>>();
  for (const value of values) {
    const criterion = criterionOf.get(value);
    if (criterion !== undefined) groups.set(criterion, (groups.get(criterion) ?? new Set()).add(value));
  }
  return groups;
}

function passes(
  row: FacetRow,
  brands: ReadonlySet<number>,
  groups: Map<number, Set<number>>,
  except?: number,
): boolean {
  if (brands.size > 0 && !brands.has(row.brandId)) return false;
  for (const [criterion, wanted] of groups)
    if (criterion !== except && !row.values.some((value) => wanted.has(value))) return false;
  return true;
}

/** The rows that a choice leaves, in their order. */
export function chosenRows<R extends FacetRow>(rows: readonly R[], choice: Choice, criterionOf: CriterionOf): R[] {
  const groups = byCriterion(choice.values, criterionOf);
  return rows.filter((row) => passes(row, choice.brands, groups));
}

function count(ids: Iterable<number>, into: Map<number, number>): void {
  for (const id of ids) into.set(id, (into.get(id) ?? 0) + 1);
}

/** How many rows each brand and value would leave: a facet counts under the choices of the other facets only. */
export function facetCounts(
  rows: readonly FacetRow[],
  choice: Choice,
  criterionOf: CriterionOf,
): { brands: Counts; values: Counts } {
  const groups = byCriterion(choice.values, criterionOf);
  const brands = new Map<number, number>();
  const values = new Map<number, number>();
  const none: ReadonlySet<number> = new Set();
  const criteria = new Set(criterionOf.values());
  for (const row of rows) {
    if (passes(row, none, groups)) count([row.brandId], brands);
    for (const criterion of criteria) {
      const own = row.values.filter((value) => criterionOf.get(value) === criterion);
      if (own.length > 0 && passes(row, choice.brands, groups, criterion)) count(new Set(own), values);
    }
  }
  return { brands, values };
}

/** Criteria worth a facet: at least two values among the rows and not a value of its own for nearly every row. */
export function facetCriteria(rows: readonly FacetRow[], criterionOf: CriterionOf, most: number): number[] {
  const distinct = new Map<number, Set<number>>();
  const holders = new Map<number, number>();
  for (const row of rows) {
    const seen = new Set<number>();
    for (const value of row.values) {
      const criterion = criterionOf.get(value);
      if (criterion === undefined) continue;
      distinct.set(criterion, (distinct.get(criterion) ?? new Set()).add(value));
      seen.add(criterion);
    }
    count(seen, holders);
  }
  const inOrder = [...new Set(criterionOf.values())];
  const useful = (criterion: number) => {
    const [values, rowsWith] = [distinct.get(criterion)?.size ?? 0, holders.get(criterion) ?? 0];
    const splits = values > 1 || (values === 1 && rowsWith < rows.length);
    return splits && (values <= 4 || values <= rowsWith * 0.6);
  };
  return inOrder.filter(useful).slice(0, most);
}

export interface ListState {
  brands: number[];
  values: number[];
  showHidden: boolean;
  inStock: boolean;
  /** Without those that do not fit, whatever the reason. */
  fitting: boolean;
  text: string;
  page: number;
}

export const rowsPerPage = 50;
const longestText = 200;
const inAddress = ["brands", "values", "hidden", "stock", "fit", "text", "page"] as const;

/** The ids that an address joins by points; anything unreadable is left out. */
export function readIds(text: string | null | undefined): number[] {
  const ids = (text ?? "")
    .slice(0, 1000)
    .split(".")
    .filter((part) => /^\d{1,9}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, mostInAddress);
}

/** The list's state as the address holds it; anything unreadable is left out. */
export function readListState(get: (name: string) => string | null | undefined): ListState {
  return {
    brands: readIds(get("brands")),
    values: readIds(get("values")),
    showHidden: get("hidden") === "1",
    inStock: get("stock") === "1",
    fitting: get("fit") === "1",
    text: (get("text") ?? "").trim().slice(0, longestText),
    page: readPage(get("page")),
  };
}

/** The query of an address with a state in it, with its question mark; what else the query holds stays, the first state adds nothing. */
export function writeListState(
  { brands, values, showHidden, inStock, fitting, text, page }: ListState,
  query = "",
): string {
  const next = new URLSearchParams(query);
  const written = [
    brands.join("."),
    values.join("."),
    showHidden && "1",
    inStock && "1",
    fitting && "1",
    text.trim().slice(0, longestText),
    page > 1 && String(page),
  ];
  for (const [at, name] of inAddress.entries()) {
    next.delete(name);
    const value = written[at];
    if (value) next.append(name, value);
  }
  return next.size > 0 ? `?${next}` : "";
}
