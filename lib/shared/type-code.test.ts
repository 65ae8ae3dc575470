import fc from "fast-check";
import { isCnit, readShortTypeCode, readTypeCode } from "@/lib/shared/type-code";

describe("type codes", () => {
  it.each(["MRE9011EN602", "MVW12N1KB841", "M10RENVP603P733", "M1GDACVP012345A", "MM13902MY131"])(
    "%s is a CNIT",
    (code) => {
      expect(isCnit(code)).toBe(true);
    },
  );

  it.each(["MRE9011EN60", "M10RENVX603P733", "MANN12345678", "VF1BR1H0H40123456", "312AXA1A00BG"])(
    "%s is none",
    (code) => {
      expect(isCnit(code)).toBe(false);
    },
  );

  it.each([
    ["312 / AXA1A / 00BG", "312AXA1A00BG"],
    ["AZ/C53S/MT2", "AZC53SMT2"],
    ["AE-B5E11-E11CZ1", "AEB5E11E11CZ1"],
    ["mre 9011 en602", "MRE9011EN602"],
    ["LBBHZH", "LBBHZH"],
  ])("%s is read as %s", (text, code) => {
    expect(readTypeCode(text)).toBe(code);
  });

  it.each(["", "DX", "hello world", "login", "' or 1=1", "АВ1234", "A".repeat(46), "1".repeat(5000)])(
    "%.20j is none",
    (text) => {
      expect(readTypeCode(text)).toBeNull();
    },
  );

  it.each([
    ["dx", "DX"],
    [" 2CV ", "2CV"],
    ["D", null],
    ["DX 2", null],
    ["АВ", null],
    ["LBBH", null],
  ])("%j is the short type %j", (text, code) => {
    expect(readShortTypeCode(text)).toBe(code);
  });

  it("never throws, and reads its own values again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (text) => {
        const code = readTypeCode(text);
        if (code !== null) expect(readTypeCode(code)).toBe(code);
      }),
    );
  });
});
