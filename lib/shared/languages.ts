interface Facts {
  /** messages/ holds a folder of texts in this language; what it lacks is said in the next of its chain. */
  written?: true;
  /** By which numbers, days and money are written where the tag alone would leave it open. */
  formats?: string;
  /** Months of documents are written as words. */
  namesMonths?: true;
  /** Spreadsheets divide cells by a comma, else by a semicolon. */
  comma?: true;
  rightToLeft?: true;
}

/** The languages on offer, as BCP 47 tags: nothing else in the product names a language. */
const facts = {
  zh: { written: true, comma: true },
  cs: { written: true },
  da: { written: true },
  de: { written: true },
  et: { written: true },
  en: { written: true, formats: "en-GB", namesMonths: true, comma: true },
  "en-GB": {},
  "en-US": { written: true },
  es: { written: true },
  "es-MX": { written: true },
  fr: { written: true, formats: "fr-FR" },
  it: { written: true },
  lv: { written: true },
  lt: { written: true },
  hu: { written: true },
  nl: { written: true },
  no: { written: true, formats: "nb" },
  pl: { written: true },
  pt: { written: true, formats: "pt-PT" },
  "pt-BR": { written: true },
  ro: { written: true },
  sk: { written: true },
  sl: { written: true },
  sr: { written: true, formats: "sr-Latn" },
  fi: { written: true },
  sv: { written: true },
  tr: { written: true },
  el: { written: true },
  bg: { written: true },
  ru: { written: true },
  he: { written: true, rightToLeft: true, comma: true },
  ar: { written: true, rightToLeft: true },
  th: { written: true, formats: "th-u-ca-gregory", comma: true },
  ja: { written: true, comma: true },
  ko: { written: true, comma: true },
  hi: { written: true, comma: true },
} as const satisfies Record<string, Facts>;

/**
 * English that nobody speaks, in which tests read every screen (lib/platform/pseudo-language): by the name that a cookie
 * gives it, the tag under which Intl formats alike everywhere. Never on offer.
 */
export const pseudoLanguages = { qps: "en-XA", "qps-rtl": "en-XB" } as const;
export type PseudoLanguage = (typeof pseudoLanguages)[keyof typeof pseudoLanguages];

export type Language = keyof typeof facts | PseudoLanguage;
export type WrittenLanguage = {
  [L in keyof typeof facts]: (typeof facts)[L] extends { written: true } ? L : never;
}[keyof typeof facts];

export const languages = Object.keys(facts) as readonly (keyof typeof facts)[];

/** What the header's picker offers first. */
export const pickerLanguages = ["fr", "en", "de", "it", "es", "zh"] as const satisfies readonly Language[];

/** The language of a person of whom nothing is known. */
export const homeLanguage = "fr" satisfies WrittenLanguage;

/** The language of what programs read: the API's document, its problems, pages that nobody sees. */
export const technicalLanguage = "en" satisfies WrittenLanguage;

/** The languages that every text is written in at first; what another lacks is shown in these, in this order. */
export const commonLanguages = ["en", "fr"] as const satisfies readonly WrittenLanguage[];
export type CommonLanguage = (typeof commonLanguages)[number];

/** Writes days and hours in plain digits, for programs that take them apart. */
export const digitsTag = "en-GB";

export const languageCookie = "etabli.language";

export const isLanguage = (tag: string | null | undefined): tag is Language =>
  (languages as readonly string[]).includes(tag ?? "");

const factsOf = (tag: string): Facts => (Object.hasOwn(facts, tag) ? facts[tag as keyof typeof facts] : {});
const baseOf = (tag: string): string => tag.split("-", 1)[0] ?? tag;

const isWritten = (tag: string): tag is WrittenLanguage => factsOf(tag).written === true;

/** The languages that have a folder in messages/. */
export const writtenLanguages: readonly WrittenLanguage[] = languages.filter(isWritten);

const chainOf = (tag: string): readonly string[] => [...new Set([tag, baseOf(tag), ...commonLanguages])];
const chains = new Map<string, readonly string[]>(languages.map((tag) => [tag, chainOf(tag)]));

/** In which languages a text is looked for, in order: "pt-BR", "pt", then the common ones. */
export const languageChain = (tag: string): readonly string[] => chains.get(tag) ?? chainOf(tag);

/** The chain by what a reader understands equally well: a variant stands with its base, then each of the others. */
export const languageGroups = (tag: string): readonly (readonly string[])[] => {
  const chain = languageChain(tag);
  const own = chain.filter((one) => baseOf(one) === baseOf(tag));
  return [own, ...chain.filter((one) => !own.includes(one)).map((one) => [one])];
};

export const isCommon = (tag: string): tag is CommonLanguage => commonLanguages.some((one) => one === tag);

/** The nearest language in which every text is written. */
export const commonLanguage = (tag: string): CommonLanguage => languageChain(tag).find(isCommon) ?? commonLanguages[0];

/** The language in which the portal's own texts answer a reader. */
export const writtenLanguage = (tag: string): WrittenLanguage =>
  languageChain(tag).find(isWritten) ?? commonLanguages[0];

/** The text of the first language of the chain that has one; any other language's where the chain has none. */
export const textIn = (texts: Readonly<Partial<Record<string, string>>>, tag: string): string | null => {
  for (const language of languageChain(tag)) if (texts[language] !== undefined) return texts[language];
  return Object.values(texts)[0] ?? null;
};

/** Tags by which browsers and older programs call a language on offer. */
const alsoCalled = { iw: "he", nb: "no", nn: "no" } as const satisfies Record<string, Language>;

const byTag = new Map<string, Language>([
  ...languages.map((tag) => [tag.toLowerCase(), tag] as const),
  ...Object.entries(alsoCalled),
]);

/** No tag is longer than these letters; what is longer names nothing. */
const longestTag = 35;

/** The language on offer that a tag names, with its region or without, in any letters; null where there is none. */
export function offeredLanguage(tag: string | null | undefined): Language | null {
  if (!tag || tag.length > longestTag) return null;
  const sought = tag.toLowerCase();
  return byTag.get(sought) ?? byTag.get(baseOf(sought)) ?? null;
}

/** The same, the first common language for any other tag. */
export const languageOf = (tag: string): Language => offeredLanguage(tag) ?? commonLanguages[0];

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
    const offered = offeredLanguage(tag);
    if (offered) return offered;
  }
  return null;
}

export const directionOf = (language: string): "rtl" | "ltr" =>
  language === pseudoLanguages["qps-rtl"] || factsOf(baseOf(language)).rightToLeft ? "rtl" : "ltr";

/** The tag by which Intl writes numbers, days and money of a language. */
export const formatTag = (language: string): string => factsOf(language).formats ?? language;

export const namesMonths = (language: string): boolean => factsOf(language).namesMonths ?? false;

/** The separator of cells that spreadsheets expect in a language. */
export const cellSeparator = (language: string): "," | ";" => (factsOf(baseOf(language)).comma ? "," : ";");

/** As what plates and references are spelt: the tags that recognisers of speech know. */
export const spokenTags = ["fr-FR", "fr-CH", "de-DE", "de-CH", "it-IT", "it-CH", "en-GB"] as const;

/** The tag in which the reader of a language is listened to first. */
export const spokenTag = (tag: string): string =>
  spokenTags.find((one) => one === tag || baseOf(one) === baseOf(tag)) ?? tag;

/** A language in its own words, or in another's. */
export const languageName = (tag: string, words = tag): string =>
  new Intl.DisplayNames([formatTag(words)], { type: "language" }).of(tag) ?? tag;

/** Whether a tag says something of its own: "en-GB" is what "en" means already. */
const isOwn = (tag: Language): boolean => tag === baseOf(tag) || formatTag(baseOf(tag)) !== tag;

/** All that can be chosen: the picker's first, then the others by the alphabet of their names. */
export const offeredLanguages = (): readonly Language[] => {
  const others = languages.filter((tag) => isOwn(tag) && !pickerLanguages.some((one) => one === tag));
  return [
    ...pickerLanguages,
    ...others.sort((one, other) => languageName(one).localeCompare(languageName(other), technicalLanguage)),
  ];
};
