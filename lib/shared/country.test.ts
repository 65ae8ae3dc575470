import { readCountry } from "./country";
import { countryName } from "./country-name";

it("names countries in the language, and leaves what is no country as it is", () => {
  expect(countryName("DE", "fr")).toBe("Allemagne");
  expect(countryName("DE", "en")).toBe("Germany");
  expect(countryName("??", "fr")).toBe("??");
});

it.each([
  ["IT", "IT"],
  ["it", "IT"],
  ["Italie", "IT"],
  [" ITALY ", "IT"],
  ["Côte d’Ivoire", "CI"],
  ["États-Unis", "US"],
  ["Schweiz", "CH"],
  ["سويسرا", "CH"],
  ["法国", "FR"],
  ["Nowhere", null],
  ["", null],
])("%j is the country %p", (text, code) => expect(readCountry(text)).toBe(code));
