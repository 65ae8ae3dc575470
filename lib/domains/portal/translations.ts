import { commonLanguages, homeLanguage, textIn, type CommonLanguage } from "@/lib/shared/languages";

/** The languages in which editors may say a text beside the home's, in which it is written first. */
export type OtherLanguage = Exclude<CommonLanguage, typeof homeLanguage>;
export const otherLanguages = commonLanguages.filter((one): one is OtherLanguage => one !== homeLanguage);

/** What of a tile and of a widget is said in every language. */
export const tileTexts = ["name", "text"] as const;
export type TileText = (typeof tileTexts)[number];
export const widgetTexts = ["title", "subtitle"] as const;
export type WidgetText = (typeof widgetTexts)[number];

/** What texts are in the other languages; an empty one is as it was written first. */
export type Translations<Field extends string> = Partial<Record<OtherLanguage, Record<Field, string>>>;

/** A text of a row in a reader's language, or as close to it as it was written. */
export function saidIn<Field extends string>(
  row: Readonly<Record<Field, string>> & { translations: Translations<Field> },
  field: Field,
  language: string,
): string {
  const texts: Partial<Record<string, string>> = { [homeLanguage]: row[field] };
  for (const one of otherLanguages) if (row.translations[one]?.[field]) texts[one] = row.translations[one][field];
  return textIn(texts, language) ?? "";
}

/** The translations that say something, every field of each. */
export function toldTranslations<Field extends string>(
  fields: readonly Field[],
  typed: Partial<Record<OtherLanguage, Partial<Record<Field, string | null>>>> | null | undefined,
): Translations<Field> {
  const told: Translations<Field> = {};
  for (const language of otherLanguages) {
    const texts = fields.map((field) => [field, typed?.[language]?.[field] ?? ""] as const);
    if (texts.some(([, text]) => text !== "")) told[language] = Object.fromEntries(texts) as Record<Field, string>;
  }
  return told;
}
