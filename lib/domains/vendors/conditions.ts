/** The version of the conditions of sale that vendors accept: raised whenever their text changes, so that each is asked again. */
export const conditionsVersion = "2026-11-24";

/** What the texts of that version come to, by language. */
export const conditionsHashes: Readonly<Record<string, string>> = {
  fr: "b49f143b7539b461",
  en: "d8b73db52f4478e9",
};

/** Where the conditions are read in a language. */
export const conditionsAddress = (language: string): string => `/cgv/${encodeURIComponent(language)}`;
