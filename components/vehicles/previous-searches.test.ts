import { mostKnown } from "@/lib/domains/vehicles/bookmarks/rules";
import { readSearches, withSearch } from "./previous-searches";

const search = (n: number) => ({ url: `/identification-vehicule/search/ktype/${n}`, label: `Vehicle ${n}` });

describe("previous searches", () => {
  it("keep the last 25 vehicles, the newest first, each once", () => {
    let list = Array.from({ length: 30 }, (_, n) => search(n + 1)).reduce(
      withSearch,
      [] as ReturnType<typeof search>[],
    );
    expect(list).toHaveLength(mostKnown);
    expect([list.at(0), list.at(-1)]).toEqual([search(30), search(6)]);
    list = withSearch(list, { ...search(10), label: "Renamed" });
    expect(list).toHaveLength(mostKnown);
    expect(list[0]).toEqual({ ...search(10), label: "Renamed" });
    expect(readSearches(JSON.stringify(list))).toEqual(list);
  });

  it("keep a vehicle once, wherever it was looked at", () => {
    const inWorkshop = { url: "/v3/search/ktype/7", label: "Vehicle 7" };
    const list = withSearch([search(3), search(7)], inWorkshop);
    expect(list).toEqual([search(7), search(3)]);
    expect(readSearches(JSON.stringify([inWorkshop, search(3), search(7)]))).toEqual([search(7), search(3)]);
  });

  describe("of one car", () => {
    const place = (field: string, value: string) => `/identification-vehicule/search/${field}/${value}`;
    const of = (field: string, value: string, car: { vin?: string; ktype?: number }) => ({
      ...{ url: place(field, value), label: "Clio", ...car },
    });
    const car = { vin: "VF1BR1H0H40123456", ktype: 80 };
    const [plate, vin, version] = [
      of("immat", "AB-123-CD", car),
      of("vin", car.vin, car),
      of("ktype", "80", { ktype: 80 }),
    ];
    const other = of("immat", "DK-405-ZR", { vin: "VF3LBBHZHGS123456", ktype: 80 });
    const listed = (...opened: ReturnType<typeof of>[]) =>
      opened.reduce(withSearch, [] as ReturnType<typeof withSearch>).map(({ url }) => url);

    it.each([
      [plate, vin, version],
      [version, vin, plate],
      [vin, version, plate],
      [vin, plate, version],
    ])("stand once, under the best name", (...opened) => expect(listed(...opened)).toEqual([plate.url]));

    it("stay apart from another car of its version, and bring back the last one by it", () => {
      expect(listed(plate, other)).toEqual([other.url, plate.url]);
      expect(listed(plate, other, version)).toEqual([other.url, plate.url]);
      expect(listed(version, plate, other)).toEqual([other.url, plate.url]);
      const stored = JSON.stringify([plate, other].reduce(withSearch, [] as ReturnType<typeof withSearch>));
      expect(withSearch(readSearches(stored), vin).map(({ url }) => url)).toEqual([plate.url, other.url]);
    });
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
