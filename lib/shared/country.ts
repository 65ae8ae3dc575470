import { compactKey } from "./compact";
import { plainText } from "./fold";
import { writtenLanguages } from "./languages";
import { countryName } from "./country-name";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
let codes: ReadonlyMap<string, string> | undefined;

/** Codes of what is no more, or of a part, under the name of a country of today. */
const formerCodes = new Set(["FX", "DD", "BU", "CS", "SU", "TP", "YD", "YU", "ZR", "UK"]);

/** Other scripts than the Latin one have no compact spelling. */
const nameKey = (name: string): string => compactKey(name) || plainText(name).replace(/[^\p{L}]/gu, "");

/** Every country by its name in each written language, made when first asked for. */
const codesByName = (): ReadonlyMap<string, string> =>
  (codes ??= new Map(
    letters
      .flatMap((first) => letters.map((second) => first + second))
      .flatMap((code) => writtenLanguages.map((language) => [countryName(code, language), code] as const))
      .filter(([name, code]) => name !== code && !formerCodes.has(code))
      .map(([name, code]) => [nameKey(name), code]),
  ));

/** The two letters of a country by them or by its name in a written language, in any spelling; null for anything else. */
export function readCountry(text: string): string | null {
  const key = nameKey(text);
  return /^[A-Z]{2}$/.test(key) ? key : (codesByName().get(key) ?? null);
}
