import { readText, type QueryValue } from "@/lib/shared/address";
import { readChoices, writeChoices, type Choices } from "@/lib/shared/choices";

export const usedPerPage = 24;
export const usedFuels = ["petrol", "diesel", "hybrid", "plugIn", "electric"] as const;
export const usedGearboxes = ["manual", "automatic"] as const;
export const usedSorts = ["price", "km", "age"] as const;
export type UsedSort = (typeof usedSorts)[number];
export const usedBodies = [
  ...(["saloon3", "saloon4", "saloon5", "estate", "coupe", "suv", "offRoad", "mpv", "mpv7", "leisure"] as const),
  ...(["van", "minibus", "chassis", "convertible"] as const),
] as const;
export const usedColours = ["black", "white", "grey", "silver", "blue", "red", "green", "brown"] as const;
export const inspections = ["fresh", "valid", "due", "export"] as const;

/** What a list is narrowed by with how many each value leaves; `models` are whole names of the brand's. */
export const usedFilterNames = ["models", "fuel", "body", "gearbox", "inspection"] as const;
export type UsedFilterName = (typeof usedFilterNames)[number];
export type UsedFilters = Choices<UsedFilterName>;

/** The values that a filter may have; models are what their makers call them. */
export const usedFilterValues: Record<Exclude<UsedFilterName, "models">, readonly string[]> = {
  ...{ fuel: usedFuels, body: usedBodies, gearbox: usedGearboxes, inspection: inspections },
};

/** What is wrong with a typed range: no number, below nothing, or its ends the wrong way round. */
export type RangeFault = "text" | "negative" | "reversed";

export interface PriceRange {
  /** In whole units of the seller's currency; null where the end is open. */
  min: number | null;
  max: number | null;
  fault: RangeFault | null;
}

export const largestAmount = 20_000_000;

/** A typed amount with the separators that people write; null for an empty one, a fault for what is none. */
function readAmount(text: string): number | null | RangeFault {
  const plain = text.trim().replace(/\s*(chf|fr|€|eur|km)\.?$/i, "");
  const bare = plain.replace(/[.,]\d{1,2}$/, "").replace(/[\s'’.,]/g, "");
  if (bare === "") return /\S/.test(text) ? "text" : null;
  if (/^[-−]\d+$/.test(bare)) return "negative";
  return /^\d{1,9}$/.test(bare) ? Math.min(Number(bare), largestAmount) : "text";
}

/** A price range as it was typed; a faulty one asks nothing and says why. */
export function readPriceRange(from: string, to: string): PriceRange {
  const [min, max] = [readAmount(from), readAmount(to)];
  if (typeof min === "string") return { min: null, max: null, fault: min };
  if (typeof max === "string") return { min: null, max: null, fault: max };
  if (min !== null && max !== null && min > max) return { min: null, max: null, fault: "reversed" };
  return { min, max, fault: null };
}

/** The year of a first registration as it was typed; null for an empty one. */
export function readYear(text: string): { year: number | null; fault: RangeFault | null } {
  const bare = text.trim();
  if (bare === "") return { year: null, fault: null };
  return /^(19|20)\d\d$/.test(bare) ? { year: Number(bare), fault: null } : { year: null, fault: "text" };
}

/** A search of used vehicles as its address names it; texts are as they were typed. */
export interface UsedSearch {
  brand: string;
  model: string;
  min: string;
  max: string;
  maxKm: string;
  /** The year of the first registration, from which on. */
  year: string;
  filters: UsedFilters;
  sort: UsedSort;
}

function readUsedFilters(query: Partial<Record<string, QueryValue>>): UsedFilters {
  const read = readChoices(usedFilterNames, query);
  const known = (name: UsedFilterName, value: string) => name === "models" || usedFilterValues[name].includes(value);
  return Object.fromEntries(
    usedFilterNames.flatMap((name) => {
      const values = (read[name] ?? []).filter((value) => known(name, value));
      return values.length > 0 ? [[name, values]] : [];
    }),
  );
}

export const readUsedSearch = (query: Partial<Record<string, QueryValue>>): UsedSearch => ({
  ...{ brand: readText(query.brand, 60).trim(), model: readText(query.model, 60).trim() },
  ...{ min: readText(query.min, 20), max: readText(query.max, 20), maxKm: readText(query.maxKm, 20) },
  ...{ year: readText(query.year, 10), filters: readUsedFilters(query) },
  sort: usedSorts.find((known) => known === query.sort) ?? "price",
});

/** The address of a search; what is as usual is not written. */
export function usedHref({ sort, filters, ...texts }: UsedSearch, page = 1): string {
  const given = { ...texts, ...writeChoices(usedFilterNames, filters), sort: sort === "price" ? "" : sort };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/stock-occasion?${query}` : "/stock-occasion";
}

/** The search that an address of this page names. */
export const usedSearchAt = (url: string): UsedSearch =>
  readUsedSearch(Object.fromEntries(new URLSearchParams(url.split("?")[1] ?? "")));

/** Whether a search narrows anything; one that does not is not worth keeping. */
export const narrows = (search: UsedSearch): boolean => usedHref({ ...search, sort: "price" }) !== "/stock-occasion";
