import { readPage, readText, type QueryValue } from "@/lib/shared/address";
import { tyreSorts, type TyreSort } from "../rules";
import { readTyreFilters, writeTyreFilters, type TyreFilters } from "./rules";

/** A list of tyres as its address names it. */
export interface TyreListPlace {
  /** The typed search. */
  text: string;
  /** One of a vehicle's own sizes; empty for all. */
  size: string;
  filters: TyreFilters;
  sort: TyreSort;
  page: number;
}

const longestText = 200;

export const readTyreList = (query: Partial<Record<string, QueryValue>>): TyreListPlace => ({
  text: readText(query.search, longestText),
  size: readText(query.size, 40),
  filters: readTyreFilters(query),
  sort: tyreSorts.find((known) => known === query.sort) ?? "price",
  page: readPage(query.page),
});

/** The address of a list below a path, which may hold a query; what is as usual is not written. */
export function tyreListHref(path: string, { text, size, filters, sort, page }: TyreListPlace): string {
  const given = { search: text, size, ...writeTyreFilters(filters), sort: sort === "price" ? "" : sort };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `${path}${path.includes("?") ? "&" : "?"}${query}` : path;
}
