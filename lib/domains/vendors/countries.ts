import { alphabetOf } from "@/lib/shared/by-name";
import { countryName } from "@/lib/shared/country-name";
import { compactKey } from "@/lib/shared/compact";

/** Where a store may stand, by the two letters of ISO 3166 and the distinguishing sign of its vehicles: EU, EEA, CH, GB, MC. */
const signs = {
  ...{ AT: "A", BE: "B", BG: "BG", HR: "HR", CY: "CY", CZ: "CZ", DK: "DK", EE: "EST", FI: "FIN", FR: "F", DE: "D" },
  ...{ GR: "GR", HU: "H", IE: "IRL", IT: "I", LV: "LV", LT: "LT", LU: "L", MT: "M", NL: "NL", PL: "PL", PT: "P" },
  ...{ RO: "RO", SK: "SK", SI: "SLO", ES: "E", SE: "S", IS: "IS", LI: "FL", NO: "N", CH: "CH", GB: "UK", MC: "MC" },
} as const;
export type StoreCountry = keyof typeof signs;

export const storeCountries = Object.keys(signs) as StoreCountry[];

const bySign = new Map<string, StoreCountry>(storeCountries.map((code) => [signs[code], code]));

/** The two letters of a country in which a store may stand, by them or by its sign; null for any other text. */
export function readStoreCountry(text: string): StoreCountry | null {
  const key = compactKey(text);
  return storeCountries.find((code) => code === key) ?? bySign.get(key) ?? null;
}

export interface Country {
  /** The distinguishing sign of its vehicles: F for France. */
  id: string;
  ISOcode2: string;
  label: string;
}

/** The countries in which a store may stand, by their names in a language. */
export function countriesIn(locale: string): Country[] {
  const order = alphabetOf(locale);
  return storeCountries
    .map((code) => ({ id: signs[code], ISOcode2: code, label: countryName(code, locale) }))
    .sort((one, other) => order(one.label, other.label));
}
