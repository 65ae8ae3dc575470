import fc from "fast-check";
import { readNumber, typedNumber, typedPrice } from "./decimals";
import { languages } from "./languages";
import { parsePrice } from "./money";

it.each([
  ["2,3", 2.3],
  ["2.3", 2.3],
  [" 1 450 ", 1450],
  ["1'450,5", 1450.5],
  ["-40", -40],
  ["−40", -40],
  [",5", 0.5],
  ["5,", 5],
  ["+7", 7],
  ["\u200e-7,5", -7.5],
])("%p is %p", (text, number) => expect(readNumber(text)).toBe(number));

it.each(["", "  ", "-", ",", "1,2,3", "1.2,3", "2 bar", "1e5", "٢"])("%p is no number", (text) =>
  expect(readNumber(text)).toBeNull(),
);

it("is shown in a field by the language, without what would be read for its comma", () => {
  const shown = (language: string) => [typedNumber(1640.5, language), typedPrice(123450, language)];
  expect(shown("fr")).toEqual(["1640,5", "1234,50"]);
  expect(shown("de")).toEqual(["1640,5", "1234,50"]);
  expect(shown("en")).toEqual(["1640.5", "1234.50"]);
  expect(shown("es-MX")).toEqual(["1640.5", "1234.50"]);
});

it.each(languages)("is read as a field in %s held it", (language) =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
      expect(parsePrice(typedPrice(cents, language))).toBe(cents);
      expect(readNumber(typedNumber(-cents / 100, language))).toBe(-cents / 100);
    }),
  ),
);
