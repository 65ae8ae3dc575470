import { normaliseEan } from "@/lib/shared/ean";
import { normaliseNumber } from "@/lib/shared/part-number";
import { recognise } from "@/lib/shared/recognise";
import type { NumberKind, SearchKind } from "./schema";

export const longestQuery = 200;
export const hitsPerPage = 50;
/** The word by which an address takes off that parts must fit the models that a text names. */
export const modelWant = "model";
/** A beginning shorter than this would match numbers without any meaning. */
export const shortestBeginning = 3;

const kindOfNumber: readonly NumberKind[] = ["own", "oe", "cross", "trade", "ean"];
const numbersOfKind: Record<SearchKind, readonly NumberKind[]> = {
  ref: kindOfNumber,
  search: kindOfNumber,
  ean: ["ean"],
  mdd: ["trade"],
  reparcar: ["trade"],
  oe: ["oe"],
};

/** The codes by which article_ref knows the kinds of number that a search looks through. */
export const numberCodes = (kind: SearchKind): number[] =>
  numbersOfKind[kind].map((one) => kindOfNumber.indexOf(one) + 1);

/** The name of an article_ref kind; own for a code out of range. */
export const numberKind = (code: number): NumberKind => kindOfNumber[code - 1] ?? "own";

/** The key under which a typed number is stored, by the search that asks for it; null when the text holds none. */
export function searchKey(kind: SearchKind, text: string): string | null {
  const key = kind === "ean" ? normaliseEan(text) : normaliseNumber(text);
  return key === null || key.length < 2 || key.length > 40 ? null : key;
}

/** The text with the full-width letters, digits and blanks of East Asian keyboards as plain ones. */
export const plainWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e\u3000]/g, (sign) => sign.normalize("NFKC"));

/** The search that a typed text asks for: its number when it is one, else its words; null for an empty text. */
export function guessSearch(raw: string): SearchKind | null {
  for (const found of recognise(raw.slice(0, longestQuery), { plateCountry: "FR" })) {
    if (found.kind === "ean") return "ean";
    if (found.kind === "reference") return found.search;
    if (found.kind === "words") return "search";
  }
  return null;
}
