import { compactKey, hasForeignLetters } from "@/lib/shared/compact";

// Twelve characters from 1998, fifteen from 2009.
const CNIT = /^M(?:[A-Z][A-Z0-9]\d{2}[A-Z0-9]{5}\d{2}|(?:10|1G)[A-Z0-9]{3}V[PS][A-Z0-9]{7})$/;

/** True for the national code of a type (field D.2.1 of the French certificate), compact. */
export const isCnit = (code: string): boolean => CNIT.test(code);

/** A type code as certificates print it, compact: a CNIT, or type, variant and version (field D.2); null for anything else. */
export function readTypeCode(raw: string): string | null {
  if (raw.length > 100 || hasForeignLetters(raw) || !/^[\p{L}\p{M}\d ./*_-]+$/u.test(raw)) return null;
  const code = compactKey(raw);
  if (code.length < 4 || code.length > 45) return null;
  // Some makers use letters alone, but never words with blanks between them.
  return /\d/.test(code) || (code.length >= 6 && !raw.trim().includes(" ")) ? code : null;
}

/** A type of two or three characters, as papers of old cars have (DX); only for a field of types: elsewhere it may be a word. */
export function readShortTypeCode(raw: string): string | null {
  const code = raw.trim();
  return /^[A-Za-z\d]{2,3}$/.test(code) ? code.toUpperCase() : null;
}
