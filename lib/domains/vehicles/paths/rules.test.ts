import fc from "fast-check";
import { cleanText } from "@/lib/shared/compact";
import {
  identificationStart,
  parseVehiclePath,
  pathFields,
  startOf,
  tabOfPath,
  tabPath,
  vehicleAt,
  vehicleBase,
  vehiclePlace,
  workshopStart,
  type VehiclePlace,
  takesDeals,
} from "./rules";

const id = fc.integer({ min: 1, max: 2_000_000_000 });
const text = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 40 })
  .filter((raw) => !/^\.*$/.test(cleanText(raw)));

const place: fc.Arbitrary<VehiclePlace> = fc.oneof(
  fc.constant<VehiclePlace>({ kind: "families" }),
  fc.record({ kind: fc.constant("family" as const), family: id }),
  fc.record({ kind: fc.constant("subfamily" as const), family: id, subFamily: id }),
  fc.record({ kind: fc.constant("item" as const), family: id, subFamily: id, categoryId: id, itemId: id }),
  fc.record({ kind: fc.constant("article" as const), articleId: id }),
  fc.record({
    kind: fc.constant("search" as const),
    name: text.map(cleanText).filter((name) => name !== "MD360dtc"),
    genartIds: fc.array(id, { minLength: 1, maxLength: 5 }),
    itemId: id,
  }),
  fc.record({ kind: fc.constant("faultCode" as const), code: text.map(cleanText) }),
  fc.record({ kind: fc.constant("app" as const), app: text.map(cleanText) }),
  fc.constantFrom<VehiclePlace>({ kind: "cart" }, { kind: "pictures" }),
);

describe("vehicle paths", () => {
  it("come back as they were built, whatever the value and the place", () => {
    fc.assert(
      fc.property(fc.constantFrom(...pathFields), text, place, fc.boolean(), (field, value, where, inWorkshop) => {
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
    "/identification-vehicule/search/immat/AB-123-CD/parts/1/2/3",
    "/identification-vehicule/search/immat/AB-123-CD/article/x",
    "/identification-vehicule/search/immat/AB-123-CD/genart360/1",
    "/cart/search/immat/AB-123-CD",
  ])("are not read from %s", (path) => {
    expect(parseVehiclePath(path)).toBeNull();
  });

  it("of tabs say which tab they show", () => {
    const base = vehicleBase({ field: "immat", value: "1234 AB 75" });
    for (const tab of [null, "cart", "tecrmi"]) expect(tabOfPath(base, tabPath(base, tab))).toBe(tab);
    expect(tabOfPath(base, `${base}/parts/1`)).toBeNull();
    expect(tabOfPath(base, `${base}/app`)).toBeNull();
  });

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
