import { hitAddress, readHitChoice, withBrand, withMine, withPart } from "./address";

const none = { brands: [], parts: [], mine: false, without: [], whole: false, page: 1 };

describe("the choice of an address", () => {
  it.each([
    [{}, none],
    [
      { brands: "1.5", parts: "10001", page: "3" },
      { ...none, brands: [1, 5], parts: [10001], page: 3 },
    ],
    [
      { mine: "1", page: "0" },
      { ...none, mine: true },
    ],
    [{ page: "-1" }, none],
    [{ page: "1e9" }, none],
    [{ page: ["2", "3"], brands: ["1"], mine: "yes" }, none],
    [{ brands: "%.x.'; drop table" }, none],
  ])("%j is %j", (query, choice) => {
    expect(readHitChoice(query)).toEqual(choice);
  });

  it.each([
    none,
    { ...none, brands: [1, 5], parts: [7], page: 2 },
    { ...none, mine: true, page: 9 },
    { ...none, without: ["front", "260"], whole: true },
    { ...none, without: ["model", "front"] },
  ])("%j survives its address", (choice) => {
    const query = Object.fromEntries(new URL(hitAddress("/pieces/search/x", choice), "http://x").searchParams);
    expect(readHitChoice(query)).toEqual(choice);
  });

  it("begins again at the first page when it changes; brands take the place of the user's own", () => {
    const choice = { ...none, brands: [1], page: 4 };
    expect(withBrand(choice, 5)).toEqual({ ...none, brands: [1, 5] });
    expect(withBrand(choice, 1)).toEqual(none);
    expect(withPart(choice, 7)).toEqual({ ...none, brands: [1], parts: [7] });
    expect(withMine(choice)).toEqual({ ...none, mine: true });
    expect(withBrand(withMine(choice), 5)).toEqual({ ...none, brands: [5] });
  });
});
