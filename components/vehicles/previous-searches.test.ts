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
