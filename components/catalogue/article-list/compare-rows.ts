import type { VehicleArticles } from "@/lib/domains/catalogue/list/schema";
import type { ViewRow } from "./view-rows";

/** One criterion of articles side by side; null where an article says nothing. */
export interface ComparedCriterion {
  id: number;
  label: string;
  values: (string | null)[];
  differs: boolean;
}

/** The criteria of which any of the rows says something, in the list's order. */
export function compareRows(
  list: Pick<VehicleArticles, "criteria" | "values">,
  rows: readonly ViewRow[],
): ComparedCriterion[] {
  const known = new Map(list.values.map((value) => [value.id, value]));
  const textOf = (row: ViewRow, criterionId: number): string | null => {
    const own = row.values.map((id) => known.get(id)).filter((value) => value?.criterionId === criterionId);
    return own.length > 0 ? own.map((value) => value?.label).join(" / ") : null;
  };
  return list.criteria
    .map(({ id, label }) => {
      const values = rows.map((row) => textOf(row, id));
      return { id, label, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
