/** The version of the conditions of sale: raised whenever their text changes in any language. */
export const conditionsVersion = "2026-11-24";

/** What the texts of that version come to, by language. */
export const conditionsHashes: Readonly<Record<string, string>> = {
  fr: "b49f143b7539b461",
  en: "d8b73db52f4478e9",
};

/** Where they are read in a language. */
export const conditionsAddress = (language: string): string => `/cgv/${encodeURIComponent(language)}`;
