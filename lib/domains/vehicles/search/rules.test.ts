import fc from "fast-check";
import plates from "@/tests/fixtures/domain/plates.json";
import { readSearch, searchFields, type SearchField } from "./rules";
import { allowedFields } from "./fields";

const plateFields: Readonly<Record<string, SearchField>> = { FR: "immat", CH: "swissPlate", IT: "targa" };

describe("readSearch", () => {
  it.each([
    ["immat", "ab 123 cd", "AB123CD", "AB-123-CD", "plate-siv"],
    ["immat", "AB-123-CD", "AB123CD", "AB-123-CD", "plate-siv"],
    ["immat", "1234ab75", "1234AB75", "1234 AB 75", "plate-fni"],
    ["vin", " vf1br1h0h40123456 ", "VF1BR1H0H40123456", "VF1BR1H0H40123456", "vin"],
    ["vin", "4638123", "4638123", "4638123", "chassis"],
    ["ktype", "1000080", "1000080", "1000080", "ktype"],
    ["ktype", "001000080", "1000080", "1000080", "ktype"],
    ["immat", "ww123ab", "WW123AB", "WW-123-AB", "plate-wwProvisional"],
    ["swissPlate", "zh-123456", "ZH123456", "ZH 123456", "plate-ch"],
    ["targa", "ex123yz", "EX123YZ", "EX 123 YZ", "plate-current"],
    ["targa", "MI 1A2345", "MI1A2345", "MI 1A2345", "plate-province"],
    ["vehiculeTechnique", "mre 5202 e1234", "MRE5202E1234", "MRE5202E1234", "cnit"],
    ["vehiculeTechnique", "312/AXA1A", "312AXA1A", "312AXA1A", "tvv"],
    ["vehiculeTechnique", "dx", "DX", "DX", "tvv"],
    ["ntypnr", "0900001", "900001", "900001", "ntypnr"],
    ["ebayMoto", "4500214", "4500214", "4500214", "ebayMoto"],
    ["MID", "ren 00080", "REN00080", "REN00080", "MID"],
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
    ["ntypnr", "90000a"],
    ["ntypnr", "٩٠٠٠٠١"],
    ["swissPlate", "GE 0123"],
    ["swissPlate", "AB-123-CD"],
    ["targa", "AI 123 BC"],
    ["targa", "ZH 123456 U"],
    ["vehiculeTechnique", "hello world"],
    ["ebayMoto", "eBay"],
    ["MID", "A".repeat(20) + "1"],
    ["MID", "' or 1=1 --"],
  ] as const)("refuses %s %p", (field, raw) => {
    expect(readSearch(field, raw)).toEqual({ outcome: "malformed", corrections: [] });
  });

  it.each(["I", "O", "Q"])("takes 17 characters with %s for no VIN and offers the digit", (letter) => {
    const digit = letter === "I" ? "1" : "0";
    expect(readSearch("vin", `VF1BR1H0H4${letter}123456`)).toEqual({
      outcome: "malformed",
      corrections: [`VF1BR1H0H4${digit}123456`],
    });
  });

  it.each(plates)("reads $raw in the field of $country as its $series: $valid", ({ country, raw, series, valid }) => {
    const reading = readSearch(plateFields[country] ?? "immat", raw);
    expect(reading.outcome === "read" && reading.as === `plate-${series}`).toBe(valid);
  });

  it("reads a plate that is legal in two countries in either field, as each country writes it", () => {
    expect(readSearch("immat", "AB123CD")).toMatchObject({ value: "AB-123-CD" });
    expect(readSearch("targa", "AB123CD")).toMatchObject({ value: "AB 123 CD" });
  });

  it.each(searchFields)("refuses 5,000 characters and right-to-left text in %s", (field) => {
    for (const text of ["A1".repeat(2500), "لوحة ١٢٣", "שלום 123"])
      expect(readSearch(field, text)).toEqual({ outcome: "malformed", corrections: [] });
  });

  it("offers each reader the fields of their rights", () => {
    const of = (...rights: string[]) => allowedFields((right) => ["CarIdentifier", ...rights].includes(right));
    expect(of()).toEqual(["vin", "vehiculeTechnique", "ktype"]);
    expect(of("immatCH", "typnr")).toEqual(["swissPlate", "vin", "vehiculeTechnique", "ktype", "ntypnr"]);
    expect(of("immatFR", "targa", "ebayMoto", "AutoData")).toEqual(
      searchFields.filter((field) => field !== "swissPlate" && field !== "ntypnr"),
    );
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
