import { readPriceRange, readUsedSearch, readYear, usedHref, usedSearchAt } from "./rules";

describe("a price range", () => {
  it.each([
    ["", "", { min: null, max: null, fault: null }],
    ["10'000", "25 000 CHF", { min: 10_000, max: 25_000, fault: null }],
    ["", "12.500", { min: null, max: 12_500, fault: null }],
    ["12'500.50", "90 km", { min: null, max: null, fault: "reversed" }],
    ["20000", "10000", { min: null, max: null, fault: "reversed" }],
    ["-5", "", { min: null, max: null, fault: "negative" }],
    ["cheap", "", { min: null, max: null, fault: "text" }],
    ["...", "", { min: null, max: null, fault: "text" }],
  ])("from %j to %j", (from, to, expected) => expect(readPriceRange(from, to)).toEqual(expected));
});

it.each([
  ["", { year: null, fault: null }],
  [" 2019 ", { year: 2019, fault: null }],
  ["19", { year: null, fault: "text" }],
  ["2190", { year: null, fault: "text" }],
])("a year from %j", (text, expected) => expect(readYear(text)).toEqual(expected));

it("a search comes back from its address as it was written, what no filter knows dropped", () => {
  const search = readUsedSearch({ brand: "Renault", min: "5000", fuel: "diesel|coal", models: "Clio III", sort: "km" });
  expect(search.filters).toEqual({ fuel: ["diesel"], models: ["Clio III"] });
  expect(usedSearchAt(usedHref(search, 2))).toEqual(search);
  expect(new URL(usedHref(search, 2), "https://etabli.test").searchParams.get("page")).toBe("2");
  expect(usedHref(readUsedSearch({ fuel: "coal", sort: "luck" }))).toBe("/stock-occasion");
});
