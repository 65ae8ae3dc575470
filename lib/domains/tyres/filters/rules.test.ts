import { countTyreFacets, readTyreFilters, writeTyreFilters } from "./rules";

// By the places of their values: season, then Premium, no run-flat, fuel A, wet A, noise A, in stock.
const [summer, winter] = [12, 13];
const [offStock, fuelB] = [1800, 24];
const brands = [
  { marque: "Michelin", codes: [summer, winter, winter + fuelB], counts: [3, 2, 1] },
  { marque: "Pirelli", codes: [summer + offStock], counts: [1] },
];
const told = (facet: readonly { value: string; count: number }[]) =>
  facet.map(({ value, count }) => `${value} ${count}`);

it("filters of an address come back as they were written, nonsense dropped", () => {
  const filters = { saison: ["ETE"], marque: ["Michelin", "Pirelli"] };
  expect(readTyreFilters(writeTyreFilters(filters))).toEqual(filters);
  expect(readTyreFilters({ saison: ["ETE"], marque: "|", colour: "red", ind_bruit: "x".repeat(50) })).toEqual({});
});

it("facets count what is alike, most first, values that leave nothing only where they are chosen", () => {
  const { total, facets } = countTyreFacets(brands, {});
  expect([total, told(facets.saison), told(facets.marque)]).toEqual([
    7,
    ["ETE 4", "HIVER 3"],
    ["Michelin 6", "Pirelli 1"],
  ]);
  expect([told(facets.carburant), told(facets.runOnFlat), told(facets.stock)]).toEqual([
    ["A 6", "B 1"],
    ["no 7"],
    ["yes 6", "no 1"],
  ]);
  expect(told(countTyreFacets(brands, { marque: ["Nokian"], carburant: ["E"] }).facets.marque)).toEqual(["Nokian 0"]);
});

it("a facet counts beside the other filters and not beside its own", () => {
  const { total, facets } = countTyreFacets(brands, { saison: ["HIVER"], carburant: ["A"] });
  expect([total, told(facets.saison), told(facets.carburant)]).toEqual([2, ["ETE 4", "HIVER 2"], ["A 2", "B 1"]]);
  const ofBrand = countTyreFacets(brands, { marque: ["Pirelli"] });
  expect([ofBrand.total, told(ofBrand.facets.marque), told(ofBrand.facets.saison)]).toEqual([
    1,
    ["Michelin 6", "Pirelli 1"],
    ["ETE 1"],
  ]);
});
