import { z } from "zod";
import { modelName } from "@/lib/domains/vehicles/models/schema";
import type { Language } from "@/lib/shared/languages";
import { nameShapes } from "@/lib/shared/named-shapes";
import { phraseWant } from "./phrase/schema";

const id = z.number().int();
const count = z.number().int();

export const numberKinds = ["own", "oe", "cross", "trade", "ean"] as const;
export const searchKinds = ["ref", "ean", "mdd", "reparcar", "oe", "search"] as const;

/** Why an article is a hit: the kind of number, as printed, and whose number it is (a make for OE, a brand else). */
export const foundBy = z.object({ by: z.enum(numberKinds), printed: z.string(), owner: z.string().nullable() });

export const partHit = z.object({
  id,
  number: z.string(),
  label: z.string(),
  brand: z.object({ id, name: z.string() }),
  genartId: id,
  foundBy: z.array(foundBy),
});

/** A brand or a generic article among the hits, with how many of them it would leave. */
export const hitFacet = z.object({ id, label: z.string(), count });

/** A number and what it leads to. */
export const knownNumber = z.object({
  number: z.string(),
  by: z.enum(numberKinds),
  owner: z.string().nullable(),
  label: z.string(),
  articles: count,
});

export const partHits = z.object({
  kind: z.enum(searchKinds),
  /** exact: the number itself; beginning: numbers that begin so; words: labels and brands. */
  match: z.enum(["exact", "beginning", "words", "none"]),
  total: count,
  page: count,
  pages: count,
  /** More numbers begin so than were looked at. */
  cut: z.boolean(),
  items: z.array(partHit),
  brands: z.array(hitFacet),
  parts: z.array(hitFacet),
  /** How misspelt words were read, and words that nothing resembles. */
  readAs: z.array(z.object({ typed: z.string(), read: z.string() })),
  ignored: z.array(z.string()),
  /** Numbers that are nearly the one that was typed, which nobody knows. */
  near: z.array(knownNumber),
  /**
   * The generic articles that the words name, the models named beside them, and what is wanted of the parts: that they fit
   * these models, sit here, measure this: `on` when the hits are narrowed to it, which they are not when nothing would be left.
   */
  named: z.object({
    parts: z.array(z.object({ id, label: z.string() })),
    models: z.array(modelName),
    wants: z.array(phraseWant.extend({ kind: z.enum(["model", "position", "size"]), on: z.boolean() })),
  }),
});

export const suggestions = z.object({
  genarts: z.array(z.object({ id, label: z.string() })),
  brands: z.array(z.object({ id, label: z.string() })),
  makes: z.array(z.object({ id, label: z.string() })),
  numbers: z.array(knownNumber),
});

nameShapes({
  PartHit: partHit,
  PartHits: partHits,
  KnownNumber: knownNumber,
  Facet: hitFacet,
  PartSuggestions: suggestions,
});

export type SearchKind = (typeof searchKinds)[number];
export type NumberKind = (typeof numberKinds)[number];
export type FoundBy = z.infer<typeof foundBy>;
export type PartHit = z.infer<typeof partHit>;
export type HitFacet = z.infer<typeof hitFacet>;
export type PartHits = z.infer<typeof partHits>;
export type Suggestions = z.infer<typeof suggestions>;

/** What is asked of the articles that words name. */
export interface WordQuestion {
  kind: SearchKind;
  lang: Language;
  page: number;
  brandIds?: readonly number[];
  genartIds?: readonly number[];
  /** Wanted words that were taken off. */
  without?: readonly string[];
}
