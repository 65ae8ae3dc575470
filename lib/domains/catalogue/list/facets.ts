import { readPage } from "@/lib/shared/address";
import { isWanted, readWants, writeWants, type Want } from "./wants";

export interface FacetRow {
  brandId: number;
  values: readonly number[];
}

/** What is ticked: brands, and criterion values by their ids; and what is wanted by word. */
export interface Choice {
  brands: ReadonlySet<number>;
  values: ReadonlySet<number>;
  wants?: readonly Want[];
}

export type CriterionOf = ReadonlyMap<number, number>;
export type Counts = ReadonlyMap<number, number>;

const mostInAddress = 60;

/** Values by criterion. Of those that are ticked any of one criterion will do, and across criteria all must. */
function byCriterion(values: Iterable<number>, criterionOf: CriterionOf): Map<number, Set<number>> {
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
  return wantedRows(rows, choice).filter((row) => passes(row, choice.brands, groups));
}

const wantedRows = <R extends FacetRow>(rows: readonly R[], { wants = [] }: Choice): readonly R[] =>
  wants.length === 0 ? rows : rows.filter((row) => wants.every((want) => isWanted(row.values, want)));

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
  for (const row of wantedRows(rows, choice)) {
    if (passes(row, none, groups)) count([row.brandId], brands);
    for (const [criterion, own] of byCriterion(row.values, criterionOf))
      if (passes(row, choice.brands, groups, criterion)) count(own, values);
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

/** Rows are ordered by these when the reader asks; null is the catalogue's order. */
export const sortings = ["price", "delivery", "brand", "fit"] as const;
export type Sorting = (typeof sortings)[number];

export const mostCompared = 4;

export interface ListState {
  brands: number[];
  values: number[];
  /** Positions and sizes by word, each taken off alone. */
  wants: string[];
  showHidden: boolean;
  inStock: boolean;
  /** Without those that do not fit, whatever the reason. */
  fitting: boolean;
  text: string;
  sort: Sorting | null;
  /** Articles laid side by side. */
  compared: number[];
  page: number;
}

/** A list as it stands before anything is chosen. */
export const untouchedList: ListState = {
  ...{ brands: [], values: [], wants: [], showHidden: false, inStock: false, fitting: false },
  ...{ text: "", sort: null, compared: [], page: 1 },
};

export const rowsPerPage = 50;
const longestText = 200;
const inAddress = ["brands", "values", "want", "hidden", "stock", "fit", "text", "sort", "vs", "page"] as const;

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
    wants: readWants(get("want")),
    showHidden: get("hidden") === "1",
    inStock: get("stock") === "1",
    fitting: get("fit") === "1",
    text: (get("text") ?? "").trim().slice(0, longestText),
    sort: sortings.find((one) => one === get("sort")) ?? null,
    compared: readIds(get("vs")).slice(0, mostCompared),
    page: readPage(get("page")),
  };
}

/** The query of an address with a state in it, with its question mark; what else the query holds stays, the first state adds nothing. */
export function writeListState(
  { brands, values, wants, showHidden, inStock, fitting, text, sort, compared, page }: ListState,
  query = "",
): string {
  const next = new URLSearchParams(query);
  const written = [
    brands.join("."),
    values.join("."),
    writeWants(wants),
    showHidden && "1",
    inStock && "1",
    fitting && "1",
    text.trim().slice(0, longestText),
    sort,
    compared.join("."),
    page > 1 && String(page),
  ];
  for (const [at, name] of inAddress.entries()) {
    next.delete(name);
    const value = written[at];
    if (value) next.append(name, value);
  }
  return next.size > 0 ? `?${next}` : "";
}
