import { cleanText } from "@/lib/shared/compact";

export const longestName = 255;
export const mostFamilies = 100;

/** A search's name as it is kept, one line of 1 to 255 characters; null for anything else. */
export function nameOf(raw: string): string | null {
  const name = cleanText(raw);
  return name.length > 0 && name.length <= longestName ? name : null;
}

/** Generic articles as numbers separated by commas, each once; null when there is none, too many, or anything else. */
export function readGenartIds(text: string): number[] | null {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const ids = [...new Set(parts.map(Number))];
  const fits = parts.every((part) => /^[1-9]\d{0,8}$/.test(part)) && ids.length <= mostFamilies;
  return fits && ids.length > 0 ? ids : null;
}
