/** The 35 languages on offer, as BCP 47 tags; texts that a language lacks are shown in English. */
export const languages = [
  ...["zh", "cs", "da", "de", "et", "en", "en-GB", "en-US", "es", "es-MX", "fr", "it", "lv", "lt", "hu", "nl", "no"],
  ...[
    "pl",
    "pt",
    "pt-BR",
    "ro",
    "sk",
    "sl",
    "sr",
    "fi",
    "sv",
    "tr",
    "el",
    "bg",
    "ru",
    "he",
    "ar",
    "th",
    "ja",
    "ko",
    "hi",
  ],
] as const;

export type Language = (typeof languages)[number];

/** What the header's picker offers. */
export const pickerLanguages = ["fr", "en", "de", "it", "es", "zh"] as const satisfies readonly Language[];

export const languageCookie = "etabli.language";

export const isLanguage = (tag: string | null | undefined): tag is Language =>
  (languages as readonly string[]).includes(tag ?? "");

/** The first language on offer among the tags of an Accept-Language header, by weight; null when there is none. */
export function negotiateLanguage(header: string | null): Language | null {
  const asked = (header ?? "")
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = Number(
        parameters
          .find((one) => one.trim().startsWith("q="))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { tag: tag.trim(), weight: Number.isFinite(weight) ? weight : 0 };
    });
  for (const { tag } of asked.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)) {
    const offered = [tag, tag.split("-", 1)[0]].find(isLanguage);
    if (offered) return offered;
  }
  return null;
}

export const directionOf = (language: string): "rtl" | "ltr" => (/^(ar|he)\b/.test(language) ? "rtl" : "ltr");

/** The language of the catalogue's own texts, which exist in French and English. */
export const catalogueLanguage = (language: string): "fr" | "en" => (language.startsWith("fr") ? "fr" : "en");

/** A language in its own words. */
export const languageName = (tag: string): string => new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
