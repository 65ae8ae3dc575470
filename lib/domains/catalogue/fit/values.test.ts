import { languages } from "@/lib/shared/languages";
import { readNumber } from "../expert/rules";
import { criteriaLine, criterionText, groupFigures, typedCriterion } from "./values";

describe("a criterion's value", () => {
  it("is written as the language writes it, with its unit", () => {
    expect(criterionText({ value: "116.7", label: null }, { kind: "number", unit: "mm" }, "fr")).toBe("116,7 mm");
    expect(criterionText({ value: "116.7", label: null }, { kind: "number", unit: "mm" }, "en")).toBe("116.7 mm");
    expect(criterionText({ value: "front", label: "essieu avant" }, { kind: "enum", unit: null }, "fr")).toBe(
      "essieu avant",
    );
    expect(criterionText({ value: "20914", label: null }, { kind: "string", unit: null }, "fr")).toBe("20914");
    expect(criterionText({ value: "M12x1,5", label: null }, { kind: "number", unit: "mm" }, "fr")).toBe("M12x1,5");
  });

  it.each(languages)("is read in %s as a field held it", (language) => {
    const unit = { kind: "number", unit: "mm" };
    const held = ["1640", "1640.5", "0.125", "-40"].map((value) =>
      typedCriterion({ value, label: null }, unit, language),
    );
    expect(held.map((text) => readNumber(text, "mm"))).toEqual(["1640", "1640.5", "0.125", "-40"]);
  });
});

describe("the line of criteria", () => {
  const size = (label: string) => ({ key: label, label, unit: "mm", kind: "number" });
  const pos = { key: "pos", label: "Côté d'assemblage", unit: null, kind: "enum" };
  const warn = { key: "wearwarn", label: "Témoin d'usure", unit: null, kind: "enum" };

  it("joins dimensions and names what does not speak for itself", () => {
    const values = [
      { criterion: pos, text: "essieu avant" },
      { criterion: size("Largeur"), text: "116,7 mm" },
      { criterion: size("Hauteur"), text: "52,4 mm" },
      { criterion: warn, text: "avec" },
    ];
    expect(criteriaLine(values, 3)).toBe("essieu avant · 116,7 × 52,4 mm · Témoin d'usure avec");
    expect(criteriaLine(values, 2)).toBe("essieu avant · 116,7 × 52,4 mm");
    expect(criteriaLine([], 3)).toBe("");
  });
});

it.each([
  ["≤ 1640 kg", "fr", "≤ 1 640 kg"],
  ["1640 kg", "en", "1,640 kg"],
  ["Ø 258 mm", "fr", "Ø 258 mm"],
  ["69.7 mm", "fr", "69,7 mm"],
  ["69.7 mm", "en", "69.7 mm"],
  ["1.5 dCi", "fr", "1.5 dCi"],
  ["K9K 7660", "fr", "K9K 7660"],
  ["VF1BR1H0H40123456", "fr", "VF1BR1H0H40123456"],
])("%j reads in %s as %j", (text, locale, expected) => {
  expect(groupFigures(text, locale).replace(/\s/gu, " ")).toBe(expected);
});
