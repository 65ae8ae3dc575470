import { mostSearches, readSearches, withSearch } from "./previous-searches";

const search = (n: number) => ({ url: `/identification-vehicule/search/ktype/${n}`, label: `Vehicle ${n}` });

describe("previous searches", () => {
  it("keep the last 25 vehicles, the newest first, each once", () => {
    let list = Array.from({ length: 30 }, (_, n) => search(n + 1)).reduce(
      withSearch,
      [] as ReturnType<typeof search>[],
    );
    expect(list).toHaveLength(mostSearches);
    expect([list.at(0), list.at(-1)]).toEqual([search(30), search(6)]);
    list = withSearch(list, { ...search(10), label: "Renamed" });
    expect(list).toHaveLength(mostSearches);
    expect(list[0]).toEqual({ ...search(10), label: "Renamed" });
    expect(readSearches(JSON.stringify(list))).toEqual(list);
  });

  it("keep a vehicle once, wherever it was looked at", () => {
    const inWorkshop = { url: "/v3/search/ktype/7", label: "Vehicle 7" };
    const list = withSearch([search(3), search(7)], inWorkshop);
    expect(list).toEqual([search(7), search(3)]);
    expect(readSearches(JSON.stringify([inWorkshop, search(3), search(7)]))).toEqual([search(7), search(3)]);
  });

  it("keep vehicles that were chosen by make, model and version", () => {
    const chosen = {
      url: "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080",
      label: "Renault Clio III",
    };
    const brand = { url: "/selection-vehicule/vl/Renault", label: "Renault" };
    expect(readSearches(JSON.stringify([chosen, brand, search(1)]))).toEqual([chosen, search(1)]);
  });

  it.each([
    null,
    "",
    "{",
    "{}",
    "[null, 1, {}]",
    '[{"url":"https://evil.test/","label":"x"}]',
    '[{"url":"/cart","label":"x"}]',
  ])("take %p for nothing", (json) => {
    expect(readSearches(json)).toEqual([]);
  });
});
