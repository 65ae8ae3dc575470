import fc from "fast-check";
import { cleanText } from "@/lib/shared/compact";
import {
  identificationStart,
  otherWayOf,
  parseVehiclePath,
  readScreen,
  pathFields,
  phraseOf,
  phrasePlace,
  startOf,
  tabOfPath,
  tabPath,
  tabletPath,
  vehicleAt,
  vehicleBase,
  vehiclePlace,
  workshopStart,
  takesDeals,
} from "./rules";
import { vehicleScreens, type ScreenName, type VehiclePlace } from "./screens";

const id = fc.integer({ min: 1, max: 2_000_000_000 });
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .filter((raw) => !/^\.*$/.test(cleanText(raw)));

const values = { id, ids: fc.array(id, { minLength: 1, maxLength: 5 }), text: text.map(cleanText) };

/** Any address of a row, its values of the kinds that its pattern names. */
const placesOf = (kind: ScreenName): fc.Arbitrary<VehiclePlace> => {
  const named = [...vehicleScreens[kind].path.matchAll(/\{(\w+):(id|ids|text)\}/g)];
  const fields = Object.fromEntries(named.map(([, name, of]) => [name, values[of as keyof typeof values]]));
  return fc.record({ kind: fc.constant(kind), ...fields }) as unknown as fc.Arbitrary<VehiclePlace>;
};
const names = Object.keys(vehicleScreens) as ScreenName[];

describe("vehicle paths", () => {
  it("give back the phrase that they answer, whatever was typed", () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(phraseOf(phrasePlace("/selection-vehicule/vl/a/b/c/1", typed))).toBe(cleanText(typed));
      }),
    );
    expect(phraseOf("/pieces/search/plaquettes")).toBe("");
  });

  it.each(names)("of %s come back as they were built, whatever the vehicle and the values", (name) => {
    const start = fc.boolean();
    fc.assert(
      fc.property(fc.constantFrom(...pathFields), text, placesOf(name), start, (field, value, where, inWorkshop) => {
        const base = vehicleBase({ field, value }, inWorkshop ? workshopStart : identificationStart);
        const path = vehiclePlace(base, where);
        expect(parseVehiclePath(path)).toEqual({ field, value: cleanText(value), base, place: where });
        expect(new URL(path, "https://etabli.test").pathname).toBe(path);
      }),
    );
  });

  it("are the addresses that people share", () => {
    const base = vehicleBase({ field: "immat", value: "1234 AB 75" });
    expect(base).toBe("/identification-vehicule/search/immat/1234%20AB%2075");
    expect(vehiclePlace(base, { kind: "item", family: 1, subFamily: 2, categoryId: 2, itemId: 7 })).toBe(
      `${base}/parts/1/2/2/7`,
    );
  });

  it.each([
    "/",
    "/identification-vehicule",
    "/identification-vehicule/search/immat",
    "/identification-vehicule/search/colour/red",
    "/identification-vehicule/search/immat/%E0%A4%A",
    `/identification-vehicule/search/vin/${"A".repeat(5000)}`,
    "/identification-vehicule/search/immat/AB-123-CD/parts/0",
    "/identification-vehicule/search/immat/AB-123-CD/parts/2147483648",
    "/identification-vehicule/search/immat/AB-123-CD/search/dtc/1-x/1",
    "/identification-vehicule/search/immat/AB-123-CD/app/%E0%A4%A",
    "/identification-vehicule/search/immat/AB-123-CD/nowhere",
    "/identification-vehicule/search/immat/AB-123-CD/parts/1/2/3",
    "/identification-vehicule/search/immat/AB-123-CD/article/x",
    "/identification-vehicule/search/immat/AB-123-CD/genart360/1",
    "/cart/search/immat/AB-123-CD",
  ])("are not read from %s", (path) => {
    expect(parseVehiclePath(path)).toBeNull();
  });

  it("name a screen even where their values are none, so that it says what is missing", () => {
    expect(readScreen(["parts", "x"])).toEqual({ kind: "family", place: null });
    expect(readScreen(["article", "1e3", "proof"])).toEqual({ kind: "proof", place: null });
    expect([["nowhere"], ["cart", "x"], ["parts", "1", "2", "3"], ["Parts", "1"]].map(readScreen)).toEqual(
      Array(4).fill(null),
    );
    expect([[], [""]].map(readScreen)).toEqual(Array(2).fill({ kind: "families", place: { kind: "families" } }));
  });

  it("of tabs say which tab they show", () => {
    const base = vehicleBase({ field: "immat", value: "1234 AB 75" });
    for (const tab of [null, "cart", "tecrmi"]) expect(tabOfPath(base, tabPath(base, tab))).toBe(tab);
    expect(tabOfPath(base, `${base}/parts/1`)).toBeNull();
    expect(tabOfPath(base, `${base}/app`)).toBeNull();
  });

  it.each(["oem", "oem/08057", "oem/number/77%2001%20207%20339"])(
    "of the maker's catalogue belong to its tab, where the reader has it: %s",
    (rest) => {
      const base = vehicleBase({ field: "immat", value: "AB-123-CD" });
      expect(tabOfPath(base, `${base}/${rest}`, ["tecdoc", "oem", "cart"])).toBe("oem");
      expect(tabOfPath(base, `${base}/${rest}`, ["tecdoc", "cart"])).toBeNull();
    },
  );

  it("never throw", () => {
    fc.assert(fc.property(fc.string(), (rest) => void parseVehiclePath(`/identification-vehicule/search/${rest}`)));
  });
});

describe("deals", () => {
  it.each([
    ["/identification-vehicule/search/MID/REN00080", true],
    ["/identification-vehicule/search/operation/42", true],
    ["/identification-vehicule/search/immat/AB-123-CD", false],
    ["/v3/search/MID/REN00080", false],
    ["/selection-vehicule/vl/MID/x/y/1", false],
  ])("at %s: %s", (base, taken) => expect(takesDeals(base)).toBe(taken));
});

describe("a vehicle that is kept", () => {
  it("is led to among the screens where the reader is", () => {
    const identified = "/identification-vehicule/search/immat/AB-123-CD";
    const chosen = "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080";
    expect(vehicleAt(`${identified}/parts/1`, workshopStart)).toBe("/v3/search/immat/AB-123-CD");
    expect(vehicleAt("/v3/search/immat/AB-123-CD")).toBe(identified);
    expect(vehicleAt(chosen, workshopStart)).toBe(chosen);
    expect(["/v3", "/v3/search/dtc/P0301", "/v3x", identified].map(startOf)).toEqual([
      ...[workshopStart, workshopStart, identificationStart, identificationStart],
    ]);
  });
});

it("a screen of a vehicle has its other way in, and no other address has one", () => {
  const portal = "/identification-vehicule/search/immat/AB-123-CD/parts/1/101";
  const workshop = "/v3/search/immat/AB-123-CD/parts/1/101";
  expect([otherWayOf(portal), otherWayOf(workshop)]).toEqual([workshop, portal]);
  const others = [
    "/v3",
    "/identification-vehicule",
    "/pieces/search/x",
    "/selection-vehicule/vl/Renault",
    "/v3x/search/a/b",
  ];
  expect(others.map(otherWayOf)).toEqual([null, null, null, null, null]);
});

it("the workshop in tablet mode keeps the identifier, else the ktype", () => {
  expect(tabletPath("/identification-vehicule/search/immat/AB-123-CD", 1)).toBe(
    "/v3/search/immat/AB-123-CD?mode=tablette",
  );
  expect(tabletPath("/selection-vehicule/vl/Renault/Clio%20III/1.5/1000080", 1_000_080)).toBe(
    "/v3/search/ktype/1000080?mode=tablette",
  );
  expect(tabletPath(null, null)).toBe("/v3?mode=tablette");
});
