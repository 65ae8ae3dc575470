import fc from "fast-check";
import { readSearch, searchFields } from "./rules";

describe("readSearch", () => {
  it.each([
    ["immat", "ab 123 cd", "AB123CD", "AB-123-CD", "plate-siv"],
    ["immat", "AB-123-CD", "AB123CD", "AB-123-CD", "plate-siv"],
    ["immat", "1234ab75", "1234AB75", "1234 AB 75", "plate-fni"],
    ["vin", " vf1br1h0h40123456 ", "VF1BR1H0H40123456", "VF1BR1H0H40123456", "vin"],
    ["vin", "4638123", "4638123", "4638123", "chassis"],
    ["ktype", "1000080", "1000080", "1000080", "ktype"],
    ["ktype", "001000080", "1000080", "1000080", "ktype"],
  ] as const)("reads %s %p", (field, raw, key, value, as) => {
    expect(readSearch(field, raw)).toEqual({ outcome: "read", key, value, as });
  });

  it("offers what may have been meant and changes nothing by itself", () => {
    expect(readSearch("immat", "AB-I23-CD")).toEqual({ outcome: "malformed", corrections: ["AB-123-CD"] });
    expect(readSearch("vin", "VF1BR1H0H4O123456")).toEqual({
      outcome: "malformed",
      corrections: ["VF1BR1H0H40123456"],
    });
  });

  it.each([
    ["immat", "HELLO"],
    ["immat", "АВ-123-CD"],
    ["immat", "لوحة"],
    ["immat", "A".repeat(5000)],
    ["vin", "1234"],
    ["vin", "hello world"],
    ["vin", "VF1BR1H0H401234567"],
    ["vin", "٤٦٣٨١٢٣"],
    ["vin", "A".repeat(5000)],
    ["ktype", "12a"],
    ["ktype", "0"],
    ["ktype", "-5"],
    ["ktype", "9999999999"],
  ] as const)("refuses %s %p", (field, raw) => {
    expect(readSearch(field, raw)).toEqual({ outcome: "malformed", corrections: [] });
  });

  it.each(searchFields)("takes blanks and control characters in %s for nothing", (field) => {
    expect(readSearch(field, " \u0000\u202e\t\n")).toEqual({ outcome: "empty" });
  });

  it("reads its own values again, whatever was typed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...searchFields), fc.string({ unit: "binary", maxLength: 30 }), (field, raw) => {
        const reading = readSearch(field, raw);
        if (reading.outcome === "read") expect(readSearch(field, reading.value)).toEqual(reading);
      }),
    );
  });
});
