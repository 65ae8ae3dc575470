import { narrows, usedHref, usedSearchAt } from "../rules";

/** Searches that a person keeps at most: the oldest go. */
export const mostSearches = 20;
export const longestSearchUrl = 1500;

/** The address by which a search is kept: that of its first page, each search by one address; null for none that narrows. */
export function keptUrl(url: string): string | null {
  if (url.length > longestSearchUrl || !url.startsWith("/stock-occasion?")) return null;
  const search = usedSearchAt(url);
  return narrows(search) ? usedHref(search) : null;
}
