import { cleanText } from "@/lib/shared/compact";
import type { Scope } from "./schema";

/** The page of each scope. */
export const shelfStarts = { all: "/pieces", oe: "/pieces-oe", stock: "/pieces-stock" } as const satisfies Record<
  Scope,
  string
>;

/** The address of a scope, or of a brand or make in it. */
export const shelfPath = (scope: Scope, brand?: string): string =>
  brand === undefined ? shelfStarts[scope] : `${shelfStarts[scope]}/${encodeURIComponent(cleanText(brand))}`;

export interface ShelfPlace {
  family: number;
  subFamily?: number;
  itemId?: number;
}

/** The place that segments below `parts` name: family, subfamily, then the item with or without its category; else null. */
export function readShelfPlace(segments: readonly string[]): ShelfPlace | null {
  if (segments.length > 4 || !segments.every((segment) => /^[1-9]\d{0,8}$/.test(segment))) return null;
  const [family, subFamily, ...rest] = segments.map(Number);
  return family ? { family, subFamily, itemId: rest.at(-1) } : null;
}

/** Brands that a company's stock names and the catalogue does not have ids from here on. */
export const firstOwnBrand = 1_500_000_000;
