import { directionOf, isLanguage, languages, negotiateLanguage } from "./languages";

describe("languages", () => {
  it("has every language once", () => {
    expect(new Set(languages).size).toBe(languages.length);
  });
  it.each([
    ["fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5", "fr"],
    ["xx, de-AT;q=0.4, it;q=0.7", "it"],
    ["pt-BR", "pt-BR"],
    ["*", null],
    ["", null],
    [null, null],
    ["en;q=0, ar", "ar"],
  ])("takes from %p the language %p", (header, language) => {
    expect(negotiateLanguage(header)).toBe(language);
  });
  it("refuses other words and knows which are written from the right", () => {
    expect(isLanguage("../en")).toBe(false);
    expect([directionOf("ar"), directionOf("he"), directionOf("fr")]).toEqual(["rtl", "rtl", "ltr"]);
  });
});
