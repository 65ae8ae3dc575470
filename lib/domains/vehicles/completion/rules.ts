import { compactKey } from "@/lib/shared/compact";
import { normaliseVin } from "@/lib/shared/vin";

/** The kinds of the completion calls that complete an identifier. */
export const completionKinds = ["vin", "tvv", "targa", "ktype", "ntypnr", "ebayMoto"] as const;
export type CompletionKind = (typeof completionKinds)[number];

export const shortestCompletion = 2;
export const longestCompletion = 200;
export const mostCompletions = 10;
const longestKey = 45;
const digitsOfId = 10;

/** The beginning under which identifiers are stored; null when it is too short, too long or holds what none does. */
export function completionKey(kind: CompletionKind, text: string): string | null {
  const key = kind === "vin" ? normaliseVin(text) : compactKey(text);
  if (key.length < shortestCompletion || key.length > longestKey) return null;
  if (kind !== "ktype" && kind !== "ntypnr") return key;
  return /^[1-9]\d*$/.test(key) && key.length <= digitsOfId ? key : null;
}

/** A number's beginning as ranges: `12` begins 12, 120-129, 1200-1299 and so on, for up to `steps` further digits. */
export const numberRanges = (key: string): { beginning: number; steps: number } => ({
  beginning: Number(key),
  steps: digitsOfId - key.length,
});

export interface VersionWords {
  /** The longest word: versions are found by what begins with it. */
  first: string;
  /** Every word, as a pattern that the whole name must meet. */
  patterns: string[];
}

/** The words of a version's name; null when they are too short to find anything. */
export function versionWords(text: string): VersionWords | null {
  const words = text
    .split(/[\s/()-]+/)
    .map(compactKey)
    .filter(Boolean)
    .slice(0, 8);
  const [first] = [...words].sort((a, b) => b.length - a.length);
  if (!first || first.length < shortestCompletion || first.length > longestKey) return null;
  return { first, patterns: words.map((word) => `%${word}%`) };
}

/** "2005-2012", "2014-", or null; months come as yyyymm. */
export function yearsText(fromYm: number | null, toYm: number | null): string | null {
  if (fromYm === null) return null;
  return `${Math.floor(fromYm / 100)}-${toYm === null ? "" : Math.floor(toYm / 100)}`;
}
