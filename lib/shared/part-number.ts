import { cleanText, compactKey } from "@/lib/shared/compact";

export type PartSearchType = "mdd" | "reparcar" | "ean" | "ref";

/** The A-Z0-9 key by which part numbers compare: "HU 719/7 x" and "HU7197X" are one number. */
export function normaliseNumber(raw: string): string {
  return compactKey(raw);
}

/** The search that a typed value asks for: 7 + 9 digits mdd, 1-2 digits dash 8-14 digits reparcar, 13 digits ean, else ref. */
export function guessSearchType(value: string): PartSearchType {
  const text = cleanText(value);
  if (/^\d{7}[ +-]?\d{9}$/.test(text)) return "mdd";
  if (/^\d{1,2}-\d{8,14}$/.test(text)) return "reparcar";
  return /^\d{13}$/.test(text) ? "ean" : "ref";
}
