import {
  cellSeparator,
  directionOf,
  formatTag,
  isLanguage,
  languageChain,
  languageOf,
  languages,
  negotiateLanguage,
  offeredLanguage,
  offeredLanguages,
  pseudoLanguages,
  textIn,
  writtenLanguage,
} from "./languages";

describe("languages", () => {
  it("are 36 tags, each once", () => {
    expect([languages.length, new Set(languages).size]).toEqual([36, 36]);
  });
  it.each([
    ["fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "fr"],
    ["xx, de-AT;q=0.4, it;q=0.7", "it"],
    ["pt-BR", "pt-BR"],
    ["*", null],
    ["", null],
    [null, null],
    ["en;q=0, ar", "ar"],
    ["iw, en;q=0.5", "he"],
    ["constructor, __proto__, toString", null],
    ["PT-br, FR", "pt-BR"],
    [`${"a".repeat(5000)}, de`, null],
  ])("takes from %p the language %p", (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
  it("refuses other words and knows which are written from the right", () => {
    expect(isLanguage("../en")).toBe(false);
    expect([directionOf("ar"), directionOf("he"), directionOf("fr")]).toEqual(["rtl", "rtl", "ltr"]);
  });

  it.each([
    ["fr", ["fr", "en"]],
    ["en", ["en", "fr"]],
    ["en-US", ["en-US", "en", "fr"]],
    ["de", ["de", "en", "fr"]],
    ["pt-BR", ["pt-BR", "pt", "en", "fr"]],
    ["es-MX", ["es-MX", "es", "en", "fr"]],
  ])("looks for a text in %s in this order", (language, chain) => {
    expect(languageChain(language)).toEqual(chain);
  });

  it.each([
    ["fr-CH", "fr"],
    ["en-GB", "en"],
    ["de", "de"],
    ["pt-BR", "pt-BR"],
    ["xx", "en"],
  ])("answers %s with the portal's own texts in %s", (language, written) => {
    expect(writtenLanguage(language)).toBe(written);
  });

  it.each([
    ["fr-CH", "fr"],
    ["pt-BR", "pt-BR"],
    ["de", "de"],
    ["iw", "he"],
    ["nb-NO", "no"],
    ["zh-TW", "zh"],
    ["sr-Latn", "sr"],
    ["en-XX", "en"],
    ["zz", "en"],
  ])("takes the tag %s for %s", (tag, language) => {
    expect(languageOf(tag)).toBe(language);
  });

  it.each([
    ["iw", "he"],
    ["nb", "no"],
    ["nn-NO", "no"],
    ["zh-TW", "zh"],
    ["pt-PT", "pt"],
    ["EN-us", "en-US"],
    ["en-XX", "en"],
    ["constructor", null],
    ["__proto__", null],
    ["en\0", null],
    ["\0", null],
    ["", null],
    ["qps", null],
    [`fr-${"a".repeat(5000)}`, null],
    [null, null],
  ])("knows of %p that %p is on offer for it", (tag, language) => expect(offeredLanguage(tag)).toBe(language));

  it("are all offered, but for the region that says nothing of its own; none is a pseudo-language", () => {
    const offered = offeredLanguages();
    expect([...offered].sort()).toEqual(languages.filter((tag) => tag !== "en-GB").sort());
    for (const tag of Object.values(pseudoLanguages))
      expect([isLanguage(tag), offered.includes(tag)]).toEqual([false, false]);
    expect([directionOf("en-XA"), directionOf("en-XB")]).toEqual(["ltr", "rtl"]);
  });

  it("finds the text of the nearest language, and any other's before none", () => {
    const texts = { fr: "Disque", en: "Disc", de: "Scheibe" };
    expect(["de", "pt-BR", "fr-BE", "it"].map((tag) => textIn(texts, tag))).toEqual([
      "Scheibe",
      "Disc",
      "Disque",
      "Disc",
    ]);
    expect([textIn({ fr: "Disque" }, "de"), textIn({ de: "Scheibe" }, "fr"), textIn({}, "fr")]).toEqual([
      "Disque",
      "Scheibe",
      null,
    ]);
  });

  it("knows how a language writes days and divides cells", () => {
    expect(["en", "fr", "de", "en-US"].map(formatTag)).toEqual(["en-GB", "fr-FR", "de", "en-US"]);
    expect(["fr", "en", "en-US", "de"].map(cellSeparator)).toEqual([";", ",", ",", ";"]);
  });
});
