import {
  countTyreFacets,
  countTyres,
  readTyreFilters,
  tyreFacetValues,
  writeTyreFilters,
  type BrandCount,
} from "./rules";

const brand = (marque: string, total: number, own: number, summer: number, winter: number): BrandCount => ({
  ...{ marque, total, own },
  counts: tyreFacetValues.map(([name, value]) =>
    name === "saison" ? ({ ETE: summer, HIVER: winter }[value] ?? 0) : 0,
  ),
});
const brands = [brand("Michelin", 3, 3, 3, 2), brand("Pirelli", 0, 1, 1, 0)];

it("filters of an address come back as they were written, nonsense dropped", () => {
  const filters = { saison: ["ETE"], marque: ["Michelin", "Pirelli"] };
  expect(readTyreFilters(writeTyreFilters(filters))).toEqual(filters);
  expect(readTyreFilters({ saison: ["ETE"], marque: "|", colour: "red", ind_bruit: "x".repeat(50) })).toEqual({});
});

it("facets add up what is counted of each brand, most first, values that leave nothing only where they are chosen", () => {
  const facets = countTyreFacets(brands, { marque: ["Nokian"], carburant: ["E"] });
  expect(facets.saison).toEqual([
    { value: "ETE", count: 4 },
    { value: "HIVER", count: 2 },
  ]);
  expect(facets.marque.map(({ value, count }) => `${value} ${count}`)).toEqual(["Michelin 3", "Pirelli 1", "Nokian 0"]);
  expect(facets.carburant).toEqual([{ value: "E", count: 0 }]);
  expect([countTyres(brands), facets.adherence]).toEqual([3, []]);
});
