import { readFileSync } from "node:fs";
import path from "node:path";

export type Texts = Record<string, string>;

interface Node {
  id: number;
  labels: Texts;
}
export interface StoreCategory extends Node {
  priceCHF: [from: number, to: number];
}
export interface StoreFamily extends Node {
  variants: string;
  categories: StoreCategory[];
}

/** The file's own shape: words and measures of goods by kind, `words` name those that differ by language. */
export interface StoreSource {
  brands: [dlnr: number, name: string][];
  perCategory: [least: number, most: number];
  words: Record<string, Texts>;
  variants: Record<string, [words: string[], measures: (string | null)[]]>;
  universes: (Node & { families: StoreFamily[] })[];
}

/** The supplier's store of prisma/seed/data, read from the project's root. */
export const readStoreSource = (): StoreSource =>
  JSON.parse(readFileSync(path.resolve("prisma/seed/data/supplier-store.json"), "utf8")) as StoreSource;
