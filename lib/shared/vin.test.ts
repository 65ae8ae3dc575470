import fc from "fast-check";
import {
  hasCheckDigit,
  isShortVin,
  isVin,
  lacksFrom,
  missingOfVin,
  normaliseVin,
  readChassisNumber,
  scannedVin,
  strangeInVin,
  vinCheckDigit,
  vinCorrections,
  vinHintApplies,
} from "@/lib/shared/vin";
import vectors from "@/tests/fixtures/domain/vin.json";

const vin = fc.string({
  unit: fc.constantFrom(..."ABCDEFGHJKLMNPRSTUVWXYZ0123456789"),
  minLength: 17,
  maxLength: 17,
});

describe("VIN", () => {
  it.each(vectors.checkDigitValid)("%s has its check digit", (value) => {
    expect(isVin(value)).toBe(true);
    expect(hasCheckDigit(value)).toBe(true);
  });

  it.each(vectors.checkDigitInvalid)("%s has a wrong check digit and is still a VIN", (value) => {
    expect(hasCheckDigit(value)).toBe(false);
    expect(isVin(value)).toBe(true);
  });

  it.each(vectors.formatInvalid)("%s is not a VIN", (value) => {
    expect(isVin(normaliseVin(value))).toBe(false);
    expect(vinCheckDigit(value)).toBeNull();
  });

  it.each(vectors.formatValidNoCheck)("%s is a VIN whose check digit says nothing", (value) => {
    expect(isVin(value)).toBe(true);
    expect(vinHintApplies(value)).toBe(false);
  });

  it("reads labels and spaced spellings", () => {
    expect(normaliseVin("*vf1 br1h0h 40123456*")).toBe("VF1BR1H0H40123456");
    expect(normaliseVin("IVF1BR1H0H40123456")).toBe("VF1BR1H0H40123456");
    expect(normaliseVin("VF1BR1H0H401234567")).toBe("VF1BR1H0H401234567");
  });

  it("offers I as 1 and O, Q as 0, and nothing when that does not help", () => {
    expect(vinCorrections("VF1BRIHOH4Q123456")).toEqual(["VF1BR1H0H40123456"]);
    expect(vinCorrections("VF1BR1H0H40123456")).toEqual([]);
    expect(vinCorrections("VFIBR")).toEqual([]);
  });

  it.each(["1HGCM82633A004352", "LRW3E7FA8MC123456", "YV1MW12345A123456", "SALLNABG13A123456", "3VWFE21C04M000001"])(
    "a wrong check digit of %s is worth a hint",
    (value) => {
      expect(vinHintApplies(value)).toBe(true);
    },
  );

  it("takes chassis numbers of 5 to 17 characters", () => {
    expect(readChassisNumber("463 81 23")).toBe("4638123");
    expect(readChassisNumber("4638")).toBeNull();
    expect(readChassisNumber("1".repeat(18))).toBeNull();
    expect(readChassisNumber("VF1BR1H0H4O123456")).toBe("VF1BR1H0H4O123456");
  });

  it.each([
    ["VF1BR1H0H40123456", "VF1BR1H0H40123456"],
    ["*IVF1BR1H0H40123456*", "VF1BR1H0H40123456"],
    ["https://etabli.test/idcar/vf1br1h0h40123456?from=card", "VF1BR1H0H40123456"],
    ["3664935000012", null],
    ["https://example.org/VF1BR1H0H4O123456", null],
    ["VF1BR1H0H401234567", null],
    ["", null],
  ])("finds in the scanned code %j %j", (text, value) => {
    expect(scannedVin(text)).toBe(value);
  });

  it("accepts any VIN once its check digit is written in, and no other digit there", () => {
    fc.assert(
      fc.property(vin, (value) => {
        const digit = vinCheckDigit(value) ?? "";
        const write = (sign: string) => value.slice(0, 8) + sign + value.slice(9);
        expect([..."0123456789X"].filter((sign) => hasCheckDigit(write(sign)))).toEqual([digit]);
      }),
    );
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (raw) => {
        for (const value of vinCorrections(raw)) expect(isVin(value)).toBe(true);
        expect(readChassisNumber(raw) ?? "12345").toMatch(/^[A-Z0-9]{5,17}$/);
      }),
    );
  });
});

describe("what keeps a text from being a VIN", () => {
  it.each([
    ["VF1BR1H0H401234", { typed: 15, count: 2, place: 16 }],
    ["vf1 br1", { typed: 6, count: 11, place: 7 }],
    ["VF1BR1H0H40123456", null],
    ["VF1BR1H0H401234567", null],
    ["", null],
    ["-- ", null],
  ])("%j lacks %j", (text, missing) => expect(missingOfVin(text)).toEqual(missing));

  it("are the letters that none holds, each at its place", () => {
    expect(strangeInVin("vf1-br1h0ho0123q56")).toEqual([
      { sign: "O", place: 10 },
      { sign: "Q", place: 15 },
    ]);
    expect(strangeInVin("VF1BR1H0H40123456")).toEqual([]);
  });

  it.each([
    ["VF1BR1H0H4123456", true],
    ["VF1BR1H0H401234", true],
    ["VF1BR1H0H4213456", false],
    ["VF1BR1H0H40123457", false],
  ])("%s is left of VF1BR1H0H40123456: %p", (text, left) => expect(lacksFrom(text, "VF1BR1H0H40123456")).toBe(left));
});

it.each([
  ["VF1BR1H0H4012345", true],
  ["vf1 br1h0h40123456".slice(0, 16), true],
  ["VF1BR1H0H40123456", false],
  ["0986494104", false],
  ["8200123456789", false],
  ["AB123CD plaquettes", false],
])("%j is a VIN that lacks characters: %s", (text, expected) => expect(isShortVin(text)).toBe(expected));
