import { fold } from "@/lib/shared/fold";

const FOREIGN = /[^\P{L}A-Za-z]|[^\P{N}0-9]/u;

function withoutAccents(raw: string): string {
  return raw.normalize("NFD").replace(/\p{M}/gu, "");
}

/**
 * The A-Z0-9 key by which names, plates, VINs and part numbers are stored and compared: "Groß" is GROSS; what A-Z0-9 cannot
 * spell is dropped. In SQL the same is `sqlKey`.
 */
export function compactKey(raw: string): string {
  return fold(raw)
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
}

/** True when the text holds letters or digits that no plate, VIN or type code has, accents aside (Cyrillic, ß, superscripts ...). */
export function hasForeignLetters(raw: string): boolean {
  return FOREIGN.test(withoutAccents(raw));
}

/** One line as a person wrote it: control characters dropped, runs of blanks made one; marks of direction and joiners stay. */
export const keptText = (raw: string): string =>
  raw
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cs}]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();

/** One line of visible text: control, bidi and format characters dropped, runs of blanks made one, ends trimmed. */
export function cleanText(raw: string): string {
  return raw
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** What PostgreSQL can keep as it is: no NUL, no half of a surrogate pair. */
export const storable = (text: string): boolean => !/\u0000|\p{Surrogate}/u.test(text);
