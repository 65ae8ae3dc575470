import compile from "icu-minify/compile";
import fc from "fast-check";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import formatCompiled from "./format-compiled";
import formatMessage from "./format-message";

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
};
const options = (locale: string) => ({ locale, formatters });

function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((one: unknown) => (typeof one === "string" ? [one] : textsOf(one as object)));
}

const folder = path.resolve("messages");
const texts = (locale: string) =>
  readdirSync(path.join(folder, locale)).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(path.join(folder, locale, file), "utf8")) as object),
  );

/** A value for whatever a message asks: numbers where it counts, texts elsewhere, tags as brackets. */
const valuesOf = (text: string, count: number) => {
  const values: Record<string, unknown> = {};
  for (const [, name = ""] of text.matchAll(/\{\s*(\w+)\s*\}/g)) values[name] = "abc";
  for (const [, name = ""] of text.matchAll(/\{\s*(\w+)\s*,\s*(?:plural|number|selectordinal)/g)) values[name] = count;
  for (const [, name = ""] of text.matchAll(/\{\s*(\w+)\s*,\s*select\s*,/g)) values[name] = "other";
  for (const [, name = ""] of text.matchAll(/<(\w+)>/g)) values[name] = (parts: unknown) => ["<", String(parts), ">"];
  return values;
};
const flat = (value: unknown): string => (Array.isArray(value) ? value.map(flat).join("") : String(value));

describe.each(["fr", "en"])("a compiled message in %s", (locale) => {
  it("reads as the uncompiled one, whatever the number", () => {
    const all = texts(locale).filter((text) => /[<{']/.test(text));
    expect(all.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.integer({ min: 0, max: 2_000_000 }), (text, count) => {
        const values = valuesOf(text, count);
        const expected = formatMessage("a", text, values as never, { locale });
        expect(flat(formatCompiled("a", compile(text), values, options(locale)))).toBe(flat(expected));
      }),
      { numRuns: 2000 },
    );
  });
});

it("names a path that is no message", () => {
  expect(() => formatCompiled("list.title", { a: "b" }, undefined, options("fr"))).toThrow("`list.title`");
});

it("writes numbers and plurals by the tag under which a language formats", () => {
  const message = compile("{n, number} {n, plural, one {peça} other {peças}}");
  const said = (locale: string, n: number) => formatCompiled("a", message, { n }, options(locale));
  expect([said("pt", 1234), said("pt-BR", 1234), said("pt", 0)]).toEqual(["1234 peças", "1.234 peças", "0 peças"]);
});
