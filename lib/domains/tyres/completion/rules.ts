import { cleanText, compactKey } from "@/lib/shared/compact";
import { fold } from "@/lib/shared/fold";

/** What is being typed: the digits of a size so far, those of an index, an EAN, and words of brand and profile. */
export interface TyreBeginning {
  digits: string;
  index: string;
  ean: string;
  words: string[];
}

const wholeSize = 7;
const sizePart = /^[\d/X×*.,-]*(ZR|Z|R)?[\d/X×*.,-]*C?$/;
const indexPart = /^\d{2,3}(\/\d{0,3})?[A-Z]?$/;

/** Reads a search that is not finished: "205/55r1", "2055516 9", "michelin 205", "pilot sport". */
export function readTyreBeginning(text: string): TyreBeginning {
  const found: TyreBeginning = { digits: "", index: "", ean: "", words: [] };
  for (const word of fold(cleanText(text)).toUpperCase().split(/\s+/)) {
    const digits = word.replace(/\D/g, "");
    if (/^\d{10,14}$/.test(word)) found.ean = word;
    else if (found.digits.length === wholeSize && indexPart.test(word)) found.index ||= word;
    else if (digits && sizePart.test(word) && found.digits.length + digits.length <= wholeSize) found.digits += digits;
    else if (found.digits === "" && /^\d{7}\d{1,3}[A-Z]?$/.test(word))
      [found.digits, found.index] = [word.slice(0, wholeSize), word.slice(wholeSize)];
    else if (/^\d{3}[/X-]?\d{2}(ZR|R)?\d{2}[/-]?\d{2,3}[A-Z]?$/.test(word))
      [found.digits, found.index] = [digits.slice(0, wholeSize), word.slice(word.search(/\d{2,3}[A-Z]?$/))];
    else if (compactKey(word)) found.words.push(compactKey(word));
  }
  return found;
}

/** A name of several words as one, since a search keeps three: it is found joined by hyphens too. */
export const asOneWord = (name: string): string => name.trim().replace(/\s+/g, "-");
