import { homeLanguage } from "@/lib/shared/languages";
import type { StoreItem, StoreTexts, StoreUniverse } from "../port";
import type { ItemPayload, TreePayload } from "./payload";

const textsOf = (label: string | Record<string, string>): StoreTexts =>
  typeof label === "string" ? { [homeLanguage]: label } : label;

const nodeOf = ({ id, label }: { id: number; label: string | Record<string, string> }) => ({
  id,
  labels: textsOf(label),
});

/** The service's tree in our words. */
export const mapTree = (tree: TreePayload): StoreUniverse[] =>
  tree.map((universe) => ({
    ...nodeOf(universe),
    families: universe.families.map((family) => ({ ...nodeOf(family), categories: family.categories.map(nodeOf) })),
  }));

/** Cents of a price in francs; null for none, nothing, less than nothing and what is no price. */
export function centsOf(price: number | string | null | undefined): number | null {
  const francs = typeof price === "string" ? Number(price.trim().replace(",", ".")) : price;
  if (typeof francs !== "number" || !Number.isFinite(francs) || francs <= 0 || francs > 9_999_999) return null;
  return Math.round(francs * 100) || null;
}

/** An item of the service in our words. */
export const mapItem = ({ ref, category, label1, label2, brand, dlnr, price }: ItemPayload): StoreItem => ({
  ...{ ref, categoryId: category, label1: textsOf(label1), label2: label2 ? textsOf(label2) : null, brand, dlnr },
  priceCents: centsOf(price),
});
