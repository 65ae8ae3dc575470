import fc from "fast-check";
import {
  formatPlate,
  normalisePlate,
  PLATE_COUNTRIES,
  PLATE_MAX_LENGTH,
  plateCorrections,
  plateCountryOf,
  readPlate,
  readPlateAnyCountry,
  type PlateCountry,
} from "@/lib/shared/plate";
import cantons from "@/tests/fixtures/domain/cantons.json";
import departments from "@/tests/fixtures/domain/departments.json";
import vectors from "@/tests/fixtures/domain/plates.json";

const country = fc.constantFrom(...PLATE_COUNTRIES);

function letters(min: number, max: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(..."ABCDEFGHJKLMNPQRSTVWXYZ"), minLength: min, maxLength: max });
}

function digits(min: number, max: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: min, maxLength: max });
}

const shaped = fc
  .oneof(
    fc.tuple(letters(1, 2), digits(2, 3), letters(1, 2)),
    fc.tuple(digits(1, 4), letters(1, 3), fc.constantFrom("01", "2A", "75", "971")),
    fc.tuple(fc.constantFrom("GE", "ZH", "MI", "ROMA", "AB"), digits(1, 6), fc.constantFrom("", "", "U", "Z")),
    fc.tuple(fc.constantFrom("X", "1", ""), letters(0, 3), digits(3, 6)),
  )
  .map((parts) => parts.join(""));

describe("a printed plate", () => {
  it.each([
    ["AB-123-CD", "FR"],
    ["1234 AB 75", "FR"],
    ["AB 123 CD", "IT"],
    ["ZH 123456", "CH"],
    ["1-ABC-123", "BE"],
    ["AB123CD", null],
    ["?", null],
  ])("%s is of %s", (printed, expected) => expect(plateCountryOf(printed)).toBe(expected));
});

describe("plates", () => {
  it.each(vectors)("$country $raw as $series: $valid", ({ country, raw, series, valid }) => {
    expect(readPlate(raw, country as PlateCountry)?.series === series).toBe(valid);
  });

  it.each([
    ["FR", "ab123cd", "AB-123-CD"],
    ["FR", "WW123AB", "WW-123-AB"],
    ["FR", "w123ab", "W-123-AB"],
    ["FR", "1234ab971", "1234 AB 971"],
    ["FR", "123ABC2A", "123 ABC 2A"],
    ["FR", "AB123C", "AB 123 C"],
    ["FR", "12TT9Z", "12 TT 9Z"],
    ["CH", "zh123456", "ZH 123456"],
    ["CH", "GE1234U", "GE 1234 U"],
    ["IT", "EX123YZ", "EX 123 YZ"],
    ["IT", "AB12345", "AB 12345"],
    ["IT", "X2G4B7", "X 2G4B7"],
    ["IT", "roma1a2345", "ROMA 1A2345"],
    ["BE", "1abc123", "1-ABC-123"],
    ["LU", "ab1234", "AB 1234"],
    ["LU", "12345", "12345"],
  ] as const)("%s %s is printed %s", (country, raw, display) => {
    expect(readPlate(raw, country)?.display).toBe(display);
  });

  it.each(departments)("department $code on an old plate: $fniPlate", ({ code, fniPlate }) => {
    expect(readPlate(`123 ABC ${code}`, "FR")?.series === "fni").toBe(fniPlate);
  });

  it("knows the cantons and no others", () => {
    const pairs = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].flatMap((a, _, all) => all.map((b) => a + b));
    expect(pairs.filter((pair) => readPlate(`${pair} 1234`, "CH") !== null)).toEqual([...cantons].sort());
  });

  it("ignores blanks, dashes, case, accents and invisible characters", () => {
    expect(readPlate("\u202e áb\u0000_123 – cd ", "FR")?.compact).toBe("AB123CD");
    expect(normalisePlate("ab-123-cd\u200f")).toBe("AB123CD");
  });

  it("refuses what it would have to alter or cut", () => {
    expect(readPlate("AB-123-CDЖ", "FR")).toBeNull();
    expect(readPlate("AB-1²3-CD3", "FR")).toBeNull();
    expect(readPlate("A B 1 2 3 C D", "FR")).toBeNull();
    expect(readPlate("AB-123-CD".repeat(500), "FR")).toBeNull();
    expect(readPlate("", "FR")).toBeNull();
  });

  it("reads an ambiguous plate in each country, the preferred one first", () => {
    expect(readPlateAnyCountry("AB-123-CD", "IT").map((plate) => plate.country)).toEqual(["IT", "FR"]);
    expect(readPlateAnyCountry("AB-123-CD", "CH").map((plate) => plate.country)).toEqual(["FR", "IT"]);
    expect(readPlateAnyCountry("12345", "FR")).toEqual([]);
    expect(readPlateAnyCountry("12345", "LU")).toHaveLength(1);
  });

  it("proposes 0 for O and 1 for I only where the plate is not legal as typed", () => {
    expect(plateCorrections("AB-I2O-CD", "FR").map((plate) => plate.display)).toEqual(["AB-120-CD"]);
    expect(plateCorrections("GE I2O", "CH").map((plate) => plate.display)).toEqual(["GE 120"]);
    expect(plateCorrections("MI OI2345", "IT").map((plate) => plate.compact)).toEqual([
      "MIO12345",
      "MI0I2345",
      "MI012345",
    ]);
    expect(plateCorrections("SO 123", "CH")).toEqual([]);
    expect(plateCorrections("AB-123-CD", "FR")).toEqual([]);
    expect(plateCorrections("OI-123-CD", "FR")).toEqual([]);
    expect(readPlate("AB-I2O-CD", "FR")).toBeNull();
  });

  it("proposes the fewest changes first", () => {
    expect(plateCorrections("ITTIOI", "FR").map((plate) => plate.compact)).toEqual([
      "1TTIOI",
      "1TTIO1",
      "1TTI0I",
      "1TT1OI",
      "1TTI01",
      "1TT1O1",
      "1TT10I",
      "1TT101",
    ]);
  });

  it("leaves a plate that it cannot read as it is", () => {
    expect(formatPlate("CD123", "FR")).toBe("CD123");
  });

  it("reads back what it prints", () => {
    let read = 0;
    fc.assert(
      fc.property(shaped, country, (compact, where) => {
        const plate = readPlate(compact, where);
        fc.pre(plate !== null);
        read += 1;
        expect(plate.display.length).toBeLessThanOrEqual(PLATE_MAX_LENGTH);
        expect(formatPlate(compact, where)).toBe(plate.display);
        expect(readPlate(plate.display, where)).toEqual(plate);
        expect(plate.compact).toBe(compact);
      }),
      { maxSkipsPerRun: 1000 },
    );
    expect(read).toBeGreaterThan(50);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), country, (raw, where) => {
        for (const plate of [...readPlateAnyCountry(raw, where), ...plateCorrections(raw, where)]) {
          expect(plate.compact).toMatch(/^[A-Z0-9]{2,10}$/);
        }
        expect(typeof formatPlate(raw, where)).toBe("string");
      }),
    );
  });
});
