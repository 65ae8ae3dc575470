import { countryName } from "./country";

it("names countries in the language, and leaves what is no country as it is", () => {
  expect(countryName("DE", "fr")).toBe("Allemagne");
  expect(countryName("DE", "en")).toBe("Germany");
  expect(countryName("??", "fr")).toBe("??");
});
