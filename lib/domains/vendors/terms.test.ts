import { languages } from "@/lib/shared/languages";
import { readDiscount, readTerms, typedTerms } from "./terms";

it.each([
  ["0", 0],
  ["12,5", 1250],
  ["12.55 %", 1255],
  ["50", 5000],
  ["50,01", null],
  ["-1", null],
  ["", null],
  ["1e1", null],
  ["12,555", null],
])("a discount of %j is %j basis points", (typed, basisPoints) => expect(readDiscount(typed)).toBe(basisPoints));

it.each(languages)("terms are read as they were shown in %s", (language) => {
  const terms = { discountBp: 1250, deliveryDays: 3 };
  expect(readTerms(typedTerms(terms, language))).toEqual({ terms, faults: {} });
});

it("terms are shown with the language's comma, and faults are told", () => {
  const shown = ["fr", "en"].map((language) => typedTerms({ discountBp: 1250, deliveryDays: 3 }, language).discount);
  expect(shown).toEqual(["12,5", "12.5"]);
  expect(readTerms({ discount: "x", delivery: "31" })).toEqual({
    ...{ terms: null, faults: { discount: "discount", delivery: "delivery" } },
  });
});
