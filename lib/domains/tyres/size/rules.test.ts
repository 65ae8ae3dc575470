import { asksNothing, readNeededSize, readTyreSearch, sizeText } from "./rules";

const sizeOf = (text: string) => {
  const { width, ratio, rim } = readTyreSearch(text);
  return [width, ratio, rim];
};

describe("a tyre search", () => {
  it.each([
    ...["205 55 16", "205/55 16", "205/55R16", "205/55 R16 91V", "2055516", "205 55R16 91V XL", "20555R16"],
    ...["205-55-16", "205x55x16", "205/55ZR16", "205551691V", "205,55,16", " 205/55/R16 "],
  ])("reads the size of %s", (text) => expect(sizeOf(text)).toEqual([205, 55, 16]));

  it("reads indices as the least that will do, of vans too", () => {
    expect(readTyreSearch("205/55R16 91V")).toMatchObject({ load: 91, speed: "V", words: [] });
    expect(readTyreSearch("215/65R16C 109/107T")).toMatchObject({
      width: 215,
      commercial: true,
      load: 109,
      speed: "T",
    });
  });

  it("keeps the first three words and says which it left out", () => {
    expect(readTyreSearch("michelin primacy 2055516 run ete")).toMatchObject({
      ...{ words: ["MICHELIN", "PRIMACY"], width: 205, ratio: 55, rim: 16, leftOut: ["run", "ete"] },
    });
    expect(readTyreSearch("205 55 16 zzz")).toMatchObject({ words: [], leftOut: ["zzz"] });
  });

  it("reads an EAN, a season, brand and profile", () => {
    expect(readTyreSearch("5059506000019")).toMatchObject({ ean: "5059506000019", width: null, words: [] });
    expect(readTyreSearch("Été Énergy R17")).toMatchObject({ season: "ETE", rim: 17, words: ["ENERGY"] });
    expect(readTyreSearch("TS 870")).toMatchObject({ words: ["TS", "870"], width: null });
  });

  it("takes a profile joined by hyphens as one word", () => {
    expect(readTyreSearch("Michelin Pilot-Sport-4-SUV 2254517")).toMatchObject({
      ...{ words: ["MICHELIN", "PILOTSPORT4SUV"], width: 225, ratio: 45, rim: 17, leftOut: [] },
    });
  });

  it.each(["999/55 R16", "205/99 R16", "205/55 R99", "206 55 16"])("knows that %s cannot exist", (text) =>
    expect(readTyreSearch(text).impossible).toBe(true),
  );

  it.each(["", "///", " / - / ", "...."])("asks nothing by %j", (text) =>
    expect(asksNothing(readTyreSearch(text))).toBe(true),
  );
});

it("a size of a vehicle tells its least indices and is written as the trade does", () => {
  const size = readNeededSize("215/65 R16C 109/107T");
  expect(size).toMatchObject({ load: 109, speed: "T", commercial: true });
  expect(size && sizeText(size)).toBe("215/65 R16C");
  expect(readNeededSize("120/70 ZR17 58W")).toBeNull();
});
