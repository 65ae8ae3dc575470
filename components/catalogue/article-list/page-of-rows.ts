import { rowsPerPage } from "@/lib/domains/catalogue/list/facets";
import type { ViewRow } from "./view-rows";

export interface PageOfRows {
  rows: ViewRow[];
  /** How many rows stand before the page. */
  from: number;
  page: number;
  pages: number;
}

/** A page of a list's rows; one behind the last is the last. Pages count from 1. */
export function pageOfRows(rows: readonly ViewRow[], wanted: number): PageOfRows {
  const pages = Math.max(1, Math.ceil(rows.length / rowsPerPage));
  const page = Math.min(Math.max(wanted, 1), pages);
  const from = (page - 1) * rowsPerPage;
  return { rows: rows.slice(from, from + rowsPerPage), from, page, pages };
}

/** The page on which the row of an index stands. */
export const pageOfIndex = (at: number): number => Math.floor(at / rowsPerPage) + 1;
