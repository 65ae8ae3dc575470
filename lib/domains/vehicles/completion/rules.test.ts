import fc from "fast-check";
import { completionKey, completionKinds, numberRanges, versionWords, yearsText } from "./rules";

describe("what a completion looks for", () => {
  it.each([
    ["vin", "vf1 br", "VF1BR"],
    ["vin", "*VF1", "VF1"],
    ["tvv", "m10-ren", "M10REN"],
    ["targa", "ex 12", "EX12"],
    ["ktype", "1000", "1000"],
    ["ebayMoto", "45002", "45002"],
  ] as const)("%s %j is %s", (kind, text, key) => {
    expect(completionKey(kind, text)).toBe(key);
  });

  it.each([
    ["vin", "V"],
    ["vin", "  -  "],
    ["ktype", "10a"],
    ["ktype", "0100"],
    ["ntypnr", "12345678901"],
    ["tvv", "A".repeat(46)],
    ["vin", "مرحبا"],
  ] as const)("%s %j is nothing", (kind, text) => {
    expect(completionKey(kind, text)).toBeNull();
  });

  it("keeps the ranges of a number inside what the database counts with", () => {
    for (const key of ["12", "4294967296", "9999999999"]) {
      const { beginning, steps } = numberRanges(key);
      expect((beginning + 1) * 10 ** steps).toBeLessThanOrEqual(10 ** 10);
    }
  });

  it("takes the longest word of a version first and asks for all of them", () => {
    expect(versionWords("clio 1.5 dci")).toEqual({ first: "CLIO", patterns: ["%CLIO%", "%15%", "%DCI%"] });
    expect(versionWords("208")).toEqual({ first: "208", patterns: ["%208%"] });
    expect(versionWords("a b")).toBeNull();
    expect(versionWords("%%__")).toBeNull();
  });

  it("never throws and never lets a pattern's own signs through", () => {
    fc.assert(
      fc.property(fc.constantFrom(...completionKinds), fc.string({ unit: "binary", maxLength: 300 }), (kind, text) => {
        expect(completionKey(kind, text) ?? "A1").toMatch(/^[A-Z0-9]{2,45}$/);
        for (const pattern of versionWords(text)?.patterns ?? []) expect(pattern).toMatch(/^%[A-Z0-9]+%$/);
      }),
    );
  });

  it("writes the years of a version", () => {
    expect([yearsText(200505, 201212), yearsText(201401, null), yearsText(null, null)]).toEqual([
      "2005-2012",
      "2014-",
      null,
    ]);
  });
});
