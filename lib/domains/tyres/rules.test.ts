import { readNeededSize, type NeededSize } from "./size/rules";
import {
  allCategories,
  judgeAxles,
  judgeForVehicle,
  judgeTyre,
  readCategories,
  shownTyreCents,
  writeCategories,
} from "./rules";

const needed = readNeededSize("205/55 R16 91V") as NeededSize;
const tyre = { width: 205, ratio: 55, rim: 16, commercial: false, saison: "ETE", load: 91, speed: "V" } as const;

describe("categories", () => {
  it("are tiers joined by a dash, of which one holds a dash itself", () => {
    expect(readCategories("premium-1er-prix")).toEqual(["Premium", "1er prix"]);
    expect(readCategories(allCategories)).toHaveLength(4);
    expect(writeCategories(["1er prix", "Premium"])).toBe("premium-1er-prix");
  });

  it.each(["", "-", "premium-", "luxury", "premium1er-prix", "1er"])("are none by %j", (text) =>
    expect(readCategories(text)).toBeNull(),
  );
});

it("the price shown is that with tax divided by 1.2, to the cent", () => {
  expect([shownTyreCents(12_000), shownTyreCents(5_150), shownTyreCents(10)]).toEqual([10_000, 4_292, 8]);
});

describe("a tyre on a vehicle", () => {
  it("fits by size, load and speed", () => expect(judgeTyre(needed, tyre)).toEqual([]));
  it("is told to be below the load and the speed that are needed", () =>
    expect(judgeTyre(needed, { ...tyre, load: 87, speed: "H" })).toEqual(["load", "speed"]));
  it("may be slower in winter, down to Q", () => {
    expect(judgeTyre(needed, { ...tyre, saison: "HIVER", speed: "T" })).toEqual(["winterSpeed"]);
    expect(judgeTyre(needed, { ...tyre, saison: "HIVER", speed: "N" })).toEqual(["speed"]);
  });
  it("knows that H is faster than T and slower than V", () => {
    expect(judgeTyre({ ...needed, speed: "H" }, { ...tyre, speed: "T" })).toEqual(["speed"]);
    expect(judgeTyre({ ...needed, speed: "H" }, tyre)).toEqual([]);
  });
  it("is judged at the place where it does best, and of another size nowhere", () => {
    const other = readNeededSize("225/45 R17 91W") as NeededSize;
    expect(judgeForVehicle([other, needed], tyre)).toEqual([]);
    expect(judgeForVehicle([other], tyre)).toEqual(["size"]);
    expect(judgeForVehicle([], tyre)).toEqual([]);
  });
});

describe("the axles", () => {
  const added = { size: "205/55 R16", brand: "Michelin", profile: "Primacy 4+", season: "ETE", quantity: 2 };
  const other = { ...added, brand: "Uniroyal" };
  it("take two and two of different kinds", () => expect(judgeAxles(added, [other], false)).toEqual([]));
  it("are told to be mixed where one size stands on one axle alone", () =>
    expect(judgeAxles(added, [other], true)).toEqual(["mixedAxle"]));
  it("are told to be mixed by an odd piece, and the odd piece itself", () => {
    expect(judgeAxles(added, [{ ...other, quantity: 1 }], false)).toEqual(["mixedAxle"]);
    expect(judgeAxles({ ...added, quantity: 1 }, [], false)).toEqual(["single"]);
    expect(judgeAxles({ ...added, quantity: 1 }, [{ ...added, quantity: 3 }], false)).toEqual([]);
  });
  it("are told to bear two seasons", () =>
    expect(judgeAxles(added, [{ ...other, season: "HIVER" }], false)).toEqual(["mixedSeasons"]));
});
