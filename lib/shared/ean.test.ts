import { BitArray, EAN13Reader } from "@zxing/library";
import fc from "fast-check";
import { ean13Bars, eanCheckDigit, isEan13, normaliseEan } from "@/lib/shared/ean";

const twelve = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 12, maxLength: 12 });

function scan(bars: string): string {
  const row = new BitArray(bars.length + 40);
  [...bars].forEach((bar, at) => bar === "1" && row.set(at + 20));
  return new EAN13Reader().decodeRow(0, row, undefined).getText();
}

describe("EAN", () => {
  it("knows real codes and refuses altered ones", () => {
    expect(isEan13("4006381333931")).toBe(true);
    expect(isEan13("3017620422003")).toBe(true);
    expect(isEan13("4006381333930")).toBe(false);
    expect(isEan13("400638133393")).toBe(false);
    expect(isEan13("4006381333931 ")).toBe(false);
    expect(eanCheckDigit("9638507")).toBe("4");
    expect(() => eanCheckDigit("12a")).toThrow(RangeError);
  });

  it.each([
    ["4 006381-333931", "4006381333931"],
    ["036000291452", "0036000291452"],
    ["04006381333931", "4006381333931"],
    ["14006381333938", "14006381333938"],
    ["96385074", "96385074"],
    ["4006381333932", null],
    ["40063813339", null],
    ["", null],
    ["400638133393x", null],
  ])("%s is stored as %s", (typed, stored) => {
    expect(normaliseEan(typed)).toBe(stored);
  });

  it("catches every single wrong digit", () => {
    fc.assert(
      fc.property(twelve, fc.nat(12), fc.integer({ min: 1, max: 9 }), (start, at, shift) => {
        const code = start + eanCheckDigit(start);
        const wrong = String((Number(code.charAt(at)) + shift) % 10);
        expect(isEan13(code)).toBe(true);
        expect(isEan13(code.slice(0, at) + wrong + code.slice(at + 1))).toBe(false);
      }),
    );
  });

  it("draws bars that a scanner reads", () => {
    fc.assert(
      fc.property(twelve, (start) => {
        const code = start + eanCheckDigit(start);
        expect(ean13Bars(code)).toMatch(/^101[01]{42}01010[01]{42}101$/);
        expect(scan(ean13Bars(code))).toBe(code);
      }),
    );
    expect(() => ean13Bars("4006381333930")).toThrow(RangeError);
  });
});
