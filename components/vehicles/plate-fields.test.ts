import type { PlateCandidate } from "@/lib/domains/vehicles/plates/schema";
import { fieldOfPlate, fieldReading, inOrderOfUse } from "./plate-fields";

const plate = (display: string, country: PlateCandidate["country"]): PlateCandidate => ({
  plate: display.replace(/\W/g, ""),
  display,
  country,
  confidence: 0.5,
});

describe("the field of a plate that was read from a picture", () => {
  it.each([
    ["AB-123-CD", "FR", ["immat"], "immat"],
    ["AG 441", "CH", ["immat", "swissPlate"], "swissPlate"],
    ["EX 123 YZ", "IT", ["immat", "swissPlate", "targa"], "targa"],
    ["AG 441", "CH", ["immat"], null],
    ["EX 123 YZ", "IT", ["immat"], null],
    ["1-ABC-234", "BE", ["immat", "swissPlate", "targa"], null],
    ["AB-123-CD", null, ["immat", "targa"], "immat"],
    ["XX", null, ["immat", "swissPlate", "targa"], null],
  ] as const)("%s (%s) among %j: %s", (display, country, fields, field) => {
    expect(fieldOfPlate(plate(display, country), fields)).toBe(field);
  });

  it("is that of the country first for a text that was corrected", () => {
    expect(fieldReading("EX123YZ", "IT", ["immat", "targa"])).toBe("targa");
    expect(fieldReading("EX123YZ", "CH", ["immat", "swissPlate", "targa"])).toBe("immat");
    expect(fieldReading("?", "CH", ["immat", "swissPlate"])).toBeNull();
  });
});

it("puts last what nobody can search", () => {
  const list = [plate("XX", null), plate("1-ABC-234", "BE"), plate("AB-123-CD", "FR")];
  expect(inOrderOfUse(list, ["immat"])).toEqual([list[1], list[2], list[0]]);
});
