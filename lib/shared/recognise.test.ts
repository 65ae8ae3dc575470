import fc from "fast-check";
import { PLATE_COUNTRIES, type PlateCountry } from "@/lib/shared/plate";
import { recognise, recogniseAll } from "@/lib/shared/recognise";

function kinds(text: string, plateCountry: PlateCountry = "FR"): string[] {
  return recognise(text, { plateCountry }).map(({ kind }) => kind);
}

describe("the search field", () => {
  it.each([
    ["AB-123-CD", ["plate", "plate", "reference", "words"]],
    ["1234 ab 75", ["plate", "reference", "words"]],
    ["VF1BR1H0H40123456", ["vin", "reference", "words"]],
    ["vf1 br1h0h 40123456", ["vin", "reference", "words"]],
    ["renault 7701207339", ["words", "reference"]],
    ["1000123", ["ktype", "reference", "words"]],
    ["12345", ["ktype", "reference", "words"]],
    ["MRE5202E1234", ["technicalType", "reference", "words"]],
    ["m10-ren-vp603p733", ["technicalType", "reference", "words"]],
    ["4006381333931", ["ean", "reference", "words"]],
    ["4 006381 333931", ["ean", "reference", "words"]],
    ["4006381333932", ["reference", "words"]],
    ["0 986 494 104", ["reference", "words"]],
    ["HU 719/7 x", ["reference", "words"]],
    ["VKBA 3643", ["reference", "words"]],
    ["L358A", ["reference", "plate", "words"]],
    ["LX 1006", ["reference", "plate", "words"]],
    ["OC 90", ["reference", "words"]],
    ["plaquettes de frein", ["words"]],
    ["filtre 208", ["words", "reference"]],
    ["golf 7", ["words", "reference"]],
    ["AB123CD plaq", ["words", "reference"]],
    ["AB 123 CD av plaq", ["words", "reference"]],
    ["ebr ab-123-cd", ["words", "reference"]],
    ["AB-123-CD 0986494104", ["words", "reference"]],
    ["0986494104 AB 123 CD", ["words", "reference"]],
    ["VF1BR1H0H40123456 ebr", ["words", "reference"]],
    ["TRW GDB 1330", ["reference", "words"]],
    ["вода 123", ["words"]],
    ["فرامل", ["words"]],
    ["", ["empty"]],
    [" \u202e\u0000\t ", ["empty"]],
    ["-/.", ["empty"]],
  ])("%j is %j", (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  it("prefers the plates of the user's country", () => {
    expect(kinds("GE 123456", "CH")[0]).toBe("plate");
    expect(kinds("GE 123456", "FR")[0]).toBe("reference");
    expect(kinds("12345", "LU")[0]).toBe("plate");
    expect(recognise("EX123YZ", { plateCountry: "IT" })[0]).toMatchObject({ plate: { country: "IT" } });
    expect(recognise("EX123YZ", { plateCountry: "FR" })[0]).toMatchObject({ plate: { country: "FR" } });
  });

  it("hands over what to search", () => {
    expect(recognise(" 12-12345678 ", { plateCountry: "FR" })[0]).toEqual({
      kind: "reference",
      text: "12-12345678",
      number: "1212345678",
      search: "reparcar",
    });
    expect(recognise("1000123", { plateCountry: "FR" })[0]).toEqual({ kind: "ktype", ktype: 1_000_123 });
  });

  it.each([
    ["AB-123-CD", ["plate", "plate", "reference", "technicalType", "words"]],
    ["1010003", ["ktype", "reference", "ntypnr", "ebayMoto", "chassis", "words"]],
    ["900001", ["ktype", "reference", "ntypnr", "ebayMoto", "chassis", "words"]],
    ["4638123", ["ktype", "reference", "ntypnr", "ebayMoto", "chassis", "words"]],
    ["REN00080", ["reference", "plate", "mid", "chassis", "technicalType", "words"]],
    ["312AXA1A", ["reference", "technicalType", "words"]],
    ["VF1BR1H0H40123456", ["vin", "reference", "words"]],
    ["VF1BR1H0H4012345", ["chassis", "reference", "technicalType", "words"]],
    ["MRE5202E1234", ["technicalType", "reference", "chassis", "words"]],
    ["plaquettes de frein", ["words"]],
    ["golf 7", ["words", "reference"]],
    ["AB123CD plaq", ["words", "reference"]],
    ["AB 123 CD av plaq", ["words", "reference"]],
    ["ebr ab-123-cd", ["words", "reference"]],
    ["VF1BR1H0H40123456 ebr", ["words", "reference"]],
    ["مرحبا 123", ["words"]],
    ["", ["empty"]],
  ])("%j may also be %j", (text, expected) => {
    expect(recogniseAll(text, { plateCountry: "FR" }).map(({ kind }) => kind)).toEqual(expected);
  });

  it("offers a plate that is legal in two countries for both", () => {
    const plates = recogniseAll("AB123CD", { plateCountry: "CH" }).flatMap((one) =>
      one.kind === "plate" ? one.plate : [],
    );
    expect(plates.map(({ country, display }) => `${country} ${display}`)).toEqual(["FR AB-123-CD", "IT AB 123 CD"]);
  });

  it("corrects nothing silently", () => {
    expect(kinds("AB-I23-CD")).toEqual(["reference", "words"]);
    expect(kinds("VF1BR1HOH40123456")).toEqual(["reference", "words"]);
  });

  it("answers any text of up to 5,000 characters", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 5000, size: "max" }),
      fc.string({ unit: fc.constantFrom(..."0123456789 -IOAB\u202e"), maxLength: 40 }),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(...PLATE_COUNTRIES), (typed, plateCountry) => {
        const found = recogniseAll(typed, { plateCountry });
        expect(found.length).toBeGreaterThan(0);
        expect(found.some(({ kind }) => kind === "empty")).toBe(found.length === 1 && found[0]?.kind === "empty");
      }),
    );
  });
});
