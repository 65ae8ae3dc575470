import { countryName, formatPrice, isCatalogueId, isHubSource } from "./trade";

it("names countries in the language, and leaves what is no country as it is", () => {
  expect(countryName("DE", "fr")).toBe("Allemagne");
  expect(countryName("DE", "en")).toBe("Germany");
  expect(countryName("??", "fr")).toBe("??");
});

it.each([
  [12, true],
  ["12", true],
  ["0", false],
  ["clone-12", false],
  ["", false],
])("takes %j for an id of the catalogue: %s", (id, outcome) => expect(isCatalogueId(id)).toBe(outcome));

it.each([
  ["IDLP", true],
  ["pap", true],
  ["Caia", false],
])("leads from %s to the hub: %s", (code, outcome) => expect(isHubSource(code)).toBe(outcome));

it.each([
  [1250, "EUR", "12,50 €"],
  [1250, "CHF", "12.50 CHF"],
  [1250, "USD", "12,50 USD"],
  [125_000, "JPY", "1 250 JPY"],
])("writes %d %s as %s", (cents, currency, text) =>
  expect(formatPrice(cents, currency, "fr").replace(/\s/g, " ")).toBe(text),
);
