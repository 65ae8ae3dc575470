import { isVintageVersion, monthDate, versionRowOf } from "./rules";

describe("isVintageVersion", () => {
  const vintage = (toYm: number | null, vtype: "vl" | "classic" = "vl") =>
    isVintageVersion({ vtype, toYm }, "2026-11-20");

  it("is true thirty years after the last one was built", () => {
    expect(vintage(199610)).toBe(true);
    expect(vintage(199611)).toBe(false);
    expect(vintage(200012)).toBe(false);
  });

  it("is true of every classic, and never of what is still built", () => {
    expect(vintage(null, "classic")).toBe(true);
    expect(vintage(null)).toBe(false);
  });
});

it("monthDate gives the first day", () => {
  expect([monthDate(200505), monthDate(197612), monthDate(null)]).toEqual(["2005-05-01", "1976-12-01", null]);
});

describe("versionRowOf", () => {
  const version = {
    ...{ ktype: 7, name: "1.5 dCi 85", litres: 1.5, ccm: 1461, kw: 62, hp: 85, p3: "GO", body: null, hmdnr: null },
    ...{ engineCodes: ["K9K", "K9K 766"], fromYm: 200505, toYm: null },
  };
  const names = { make: "Renault", model: "Clio III", fuelName: (fuel: string) => `<${fuel}>` };

  it("speaks the words of the version calls", () => {
    expect(versionRowOf(version, names)).toEqual({
      ...{ id: 7, ktype: 7, hmdnr: null, name: "Renault Clio III 1.5 dCi 85", makeLabel: "Renault" },
      ...{ versionLabel: "1.5 dCi 85", motorLabel: "K9K, K9K 766", bodyStyle: null, fuelType: "<diesel>" },
      ...{ strokeCapacityLiter: 1.5, horsePowerKw: 62, yearFrom: 2005, yearTo: null },
    });
  });

  it("names the model once and no fuel that is unknown", () => {
    const ds = versionRowOf({ ...version, name: "DS 21", p3: "??", engineCodes: [] }, { ...names, model: "DS" });
    expect(ds).toMatchObject({ name: "Renault DS 21", fuelType: null, motorLabel: null });
  });
});
