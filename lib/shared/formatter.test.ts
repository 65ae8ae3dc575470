import { formatMoment } from "./moment";
import { formatAnyMoney, formatMoney } from "./money";
import { formatNumber } from "./numbers";
import { countryName } from "./country-name";
import { formatterOf } from "./formatter";
import { createTranslator } from "./translator";

const day = new Date("2026-11-27T23:30:00Z");
const long = (language: string) => formatterOf(language).dateTime(day, { dateStyle: "long" });

describe("the formats of a language", () => {
  it.each([
    ["th", "28 พฤศจิกายน ค.ศ. 2026"],
    ["sr", "28. novembar 2026."],
    ["no", "28. november 2026"],
    ["en", "28 November 2026"],
    ["pt-BR", "28 de novembro de 2026"],
  ])("write days of %s by the clock of Paris", (language, written) => expect(long(language)).toBe(written));

  it("are made once for each language", () => expect(formatterOf("th")).toBe(formatterOf("th")));

  it("are those of Portugal where Brazil is not asked for", () => {
    expect([formatNumber(1234.5, "pt"), formatNumber(1234.5, "pt-BR")]).toEqual(["1234,5", "1.234,5"]);
    expect(formatMoney(123450, "EUR", "pt")).toBe("1234,50\u00a0€");
    expect(formatAnyMoney(123450, "USD", "pt")).toBe("1234,50\u00a0USD");
    expect(countryName("PL", "pt")).toBe("Polónia");
  });

  it("count years of Thailand as programs and papers of trade do", () =>
    expect(formatMoment(day.toISOString(), "th")).toBe("28/11/26 00:30"));

  it("list and name in the language's own script", () => {
    expect(formatterOf("sr").list(["A", "B"], { type: "disjunction" })).toBe("A ili B");
    expect(countryName("FR", "sr")).toBe("Francuska");
  });

  it("are those of the numbers within texts", () => {
    const messages = { sold: "{n, plural, one {# peça} other {# peças}}" };
    const say = (locale: string, n: number) => createTranslator({ locale, messages })("sold", { n });
    expect([say("pt", 1234), say("pt-BR", 1234), say("pt", 0), say("pt-BR", 0)]).toEqual([
      ...["1234 peças", "1.234 peças", "0 peças", "0 peça"],
    ]);
  });
});
