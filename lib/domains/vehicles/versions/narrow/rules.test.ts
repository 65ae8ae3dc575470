import fc from "fast-check";
import type { StoredVersion } from "../schema";
import { isNarrowed, narrowVersions, readBand, readWish, toggled, wishKeys, wishQuery } from "./rules";

const version = (ktype: number, p3: string, hp: number | null, from: number, to: number | null): StoredVersion => ({
  ...{ ktype, name: `v${ktype}`, litres: null, ccm: null, kw: null, hp, p3, body: null, engineCodes: [] },
  ...{ fromYm: from * 100 + 1, toYm: to === null ? null : to * 100 + 12, hmdnr: null },
});
const versions = [
  version(1, "ES", 75, 2005, 2009),
  version(2, "ES", 110, 2007, 2012),
  version(3, "GO", 85, 2005, 2012),
  version(4, "GO", 105, 2010, null),
  version(5, "EL", null, 2020, null),
];
const none = readWish({});
const narrow = (wish: Partial<typeof none>) => narrowVersions(versions, { ...none, ...wish }, 2026);
const ids = (list: readonly StoredVersion[]) => list.map(({ ktype }) => ktype);

describe("narrowVersions", () => {
  it("keeps what has the fuel, the power and was built in the year", () => {
    expect(ids(narrow({}).versions)).toEqual([1, 2, 3, 4, 5]);
    expect(ids(narrow({ fuel: "diesel" }).versions)).toEqual([3, 4]);
    expect(ids(narrow({ fuel: "diesel", year: "2011" }).versions)).toEqual([3, 4]);
    expect(ids(narrow({ fuel: "petrol", power: "100-130", year: "2008" }).versions)).toEqual([2]);
    expect(ids(narrow({ year: "2026" }).versions)).toEqual([4, 5]);
  });

  it("counts each choice beside the other wishes and leaves out what would leave none", () => {
    const { choices } = narrow({ fuel: "petrol" });
    expect(choices.fuel.map(({ value, count, chosen }) => [value, count, chosen])).toEqual([
      ["petrol", 2, true],
      ["diesel", 2, false],
      ["electric", 1, false],
    ]);
    expect(choices.power.map(({ value, count }) => [value, count])).toEqual([
      ["-75", 1],
      ["100-130", 1],
    ]);
    expect(choices.year[0]).toEqual({ value: "2005", count: 1, chosen: false });
    expect(choices.year.some(({ value }) => value === "2015")).toBe(false);
  });

  it("keeps a chosen value that leaves none, so that it can be taken off", () => {
    expect(narrow({ fuel: "hydrogen" })).toMatchObject({
      versions: [],
      choices: { fuel: expect.arrayContaining([{ value: "hydrogen", count: 0, chosen: true }]) as unknown },
    });
  });

  it("leaves as many versions as a choice announced, whatever is chosen", () => {
    const wish = fc.record({
      fuel: fc.constantFrom(null, "petrol", "diesel", "electric"),
      power: fc.constantFrom(null, "-75", "75-100", "100-130"),
      year: fc.constantFrom(null, "2005", "2010", "2022"),
    });
    fc.assert(
      fc.property(wish, (asked) => {
        const { choices } = narrow(asked);
        for (const key of wishKeys)
          for (const choice of choices[key].filter(({ chosen }) => !chosen))
            expect(narrow(toggled(asked, key, choice)).versions).toHaveLength(choice.count);
      }),
    );
  });
});

describe("the address", () => {
  it("holds a wish and gives it back", () => {
    const wish = { fuel: "diesel", power: "75-100", year: "2008" };
    expect(wishQuery(wish, 2)).toBe("?fuel=diesel&power=75-100&year=2008&page=2");
    expect(readWish(wish)).toEqual(wish);
    expect([wishQuery(none), isNarrowed(none), isNarrowed(wish)]).toEqual(["", false, true]);
  });

  it("takes nonsense for no wish", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (fuel, power) => {
        const wish = readWish({ fuel: `${fuel} `, power: [power], year: "20x8" });
        expect(isNarrowed(wish)).toBe(false);
      }),
    );
  });

  it("names bands of power", () => {
    expect([readBand("-75"), readBand("75-100"), readBand("300-")]).toEqual([
      { from: null, to: 75 },
      { from: 75, to: 100 },
      { from: 300, to: null },
    ]);
  });
});
