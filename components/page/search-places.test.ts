import { pathFields } from "@/lib/domains/vehicles/paths/rules";
import { recogniseAll, type Recognition } from "@/lib/shared/recognise";
import { describeRecognition, holdsWords, placeOf, placesOf } from "./search-places";
import { allowedPlaces } from "./allowed-places";

const everything = { fields: pathFields, mayBrowse: true };
const read = (text: string) => recogniseAll(text, { plateCountry: "FR" });
const found = (text: string, kind: Recognition["kind"]) => read(text).find((one) => one.kind === kind) as Recognition;

describe("where a reading leads", () => {
  it.each([
    ["ab123cd", "plate", "immat/AB-123-CD"],
    ["VF1BR1H0H40123456", "vin", "vin/VF1BR1H0H40123456"],
    ["19020", "ktype", "ktype/19020"],
    ["900001", "ntypnr", "ntypnr/900001"],
    ["900001", "ebayMoto", "ebayMoto/900001"],
    ["4638123", "chassis", "vin/4638123"],
    ["MRE9011FA588", "technicalType", "vehiculeTechnique/MRE9011FA588"],
    ["REN00080", "mid", "MID/REN00080"],
    ["2026-00001", "operation", "operation/2026-00001"],
  ] as const)("%s as %s is a vehicle's page", (text, kind, path) => {
    const place = `/identification-vehicule/search/${path}`;
    expect(placeOf(found(text, kind), everything)).toBe(place);
    expect(placeOf(found(text, kind), { ...everything, fields: [] })).toBeNull();
  });

  it.each([
    ["4047024170759", "ean", "4047024170759"],
    ["GDB 1634", "reference", "GDB%201634"],
    ["plaquettes avant", "words", "plaquettes%20avant"],
  ] as const)("%s as %s is a search of parts", (text, kind, path) => {
    expect(placeOf(found(text, kind), everything)).toBe(`/pieces/search/${path}`);
    expect(placeOf(found(text, kind), { ...everything, mayBrowse: false })).toBeNull();
  });

  it("is an operation for who may open both it and vehicles; a number written out leads there first", () => {
    const of = (text: string, ...rights: string[]) =>
      placesOf(read(text), allowedPlaces(rights)).map(({ href }) => href);
    const operation = "/identification-vehicule/search/operation/2026-00001";
    expect(of("2026 00001", "CarIdentifier", "DTC", "PartSelector")[0]).toBe(operation);
    expect(of("2026-1", "CarIdentifier", "Diag", "PartSelector").slice(0, 2)).toEqual([
      "/pieces/search/2026-1",
      operation,
    ]);
    for (const rights of [["CarIdentifier", "PartSelector"], ["Diag"]])
      expect(of("2026-00001", ...rights)).not.toContain(operation);
  });

  it("is nowhere for nothing, and no address can be longer than a server takes", () => {
    expect(placesOf(read("?!"), everything)).toEqual([]);
    expect(placesOf(read("plaquettes ".repeat(100)), everything)[0]?.href.length).toBeLessThan(300);
  });
});

it.each([
  ["plaquettes", true],
  ["AB123CD plaquettes av", true],
  ["AB123CD plaq", true],
  ["d'huile", true],
  ["x".repeat(200), false],
  ["مرحبا 123", false],
  ["12 34", false],
])("%j holds words: %j", (text, holds) => {
  expect(holdsWords(text)).toBe(holds);
});

it("a reading is said with its value, shortened", () => {
  const said = (text: string) =>
    describeRecognition(read(text)[0] as Recognition, (key, { value }) => `${key} ${value}`);
  expect(said("ab123cd")).toBe("plates.FR AB-123-CD");
  expect(said("plaquettes ".repeat(20))).toBe(`words ${"plaquettes ".repeat(20).slice(0, 60)}`);
  expect(said("?!")).toBe("");
});
