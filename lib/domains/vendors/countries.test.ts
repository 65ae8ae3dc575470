import { countriesIn, readStoreCountry, storeCountries } from "./countries";

it("a store stands in the EU, the EEA, Switzerland, the United Kingdom or Monaco", () => {
  expect(storeCountries).toHaveLength(27 + 3 + 3);
  expect(["FR", "f", "Ch", "uk", "GB", "mc", "n"].map(readStoreCountry)).toEqual([
    ...["FR", "FR", "CH", "GB", "GB", "MC", "NO"],
  ]);
  expect(["US", "", "France", "FRA", "XX"].map(readStoreCountry)).toEqual([null, null, null, null, null]);
});

it("no sign is another country's code", () => {
  for (const { id, ISOcode2 } of countriesIn("fr")) {
    expect(readStoreCountry(id)).toBe(ISOcode2);
    expect(readStoreCountry(ISOcode2)).toBe(ISOcode2);
  }
});

it("they are told by their names in the reader's language", () => {
  const [first] = countriesIn("fr");
  expect(first).toEqual({ id: "D", ISOcode2: "DE", label: "Allemagne" });
  expect(countriesIn("en").find(({ ISOcode2 }) => ISOcode2 === "DE")?.label).toBe("Germany");
});
