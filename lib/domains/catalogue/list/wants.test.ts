import fc from "fast-check";
import { chosenRows } from "./facets";
import { isWanted, placeOf, readWants, resolveWants, writeWants } from "./wants";

const criteria = [
  { id: 1, key: "pos", unit: null, kind: "enum" },
  { id: 2, key: "side", unit: null, kind: "enum" },
  { id: 3, key: "outd", unit: "mm", kind: "number" },
  { id: 4, key: "voltage", unit: "V", kind: "number" },
  { id: 5, key: "thread", unit: null, kind: "string" },
  { id: 6, key: "tyrewidth", unit: "mm", kind: "int" },
  { id: 7, key: "tyreratio", unit: "%", kind: "int" },
  { id: 8, key: "tyrerim", unit: "pouces", kind: "int" },
  { id: 9, key: "lambdapos", unit: null, kind: "enum" },
];
const stored: [id: number, criterionId: number, value: string][] = [
  [10, 1, "front"],
  [11, 1, "rear"],
  [20, 2, "left"],
  [21, 2, "right"],
  [22, 2, "both"],
  [30, 3, "260"],
  [31, 3, "259.7"],
  [32, 3, "280"],
  [40, 4, "12"],
  [50, 5, "M14x1.5"],
  [60, 6, "205"],
  [70, 7, "55"],
  [80, 8, "16"],
  [90, 9, "before-catalyst"],
];
const list = { criteria, values: stored.map(([id, criterionId, value]) => ({ id, criterionId, value })) };
const holds = (values: number[], word: string) => isWanted(values, resolveWants([word], list)[0]!);

describe("a wanted position", () => {
  it.each([
    ["front", [10, 30], true],
    ["front", [11, 30], false],
    ["front", [30], true],
    ["front", [90], true],
    ["rear", [90], false],
    ["left", [20], true],
    ["left", [21], false],
    ["left", [22], true],
    ["upper", [10], true],
  ])("%s of an article that says %j: %s", (word, values, wanted) => {
    expect(holds(values, word)).toBe(wanted);
  });
});

describe("a wanted size", () => {
  it.each([
    ["260", [30], true],
    ["260mm", [31], true],
    ["260", [32], false],
    ["260", [10], false],
    ["12v", [40], true],
    ["12", [40], false],
    ["m14x1.5", [50], true],
    ["205-55-16", [60, 70, 80], true],
    ["205-55-16", [60, 70], false],
    ["245", [30, 31, 32], false],
  ])("%s of an article that says %j: %s", (word, values, wanted) => {
    expect(holds(values, word)).toBe(wanted);
  });

  it("that no article has leaves nothing, and taken off all of them", () => {
    const rows = [{ brandId: 1, values: [30] }];
    const left = (wants: string[]) =>
      chosenRows(rows, { brands: new Set(), values: new Set(), wants: resolveWants(wants, list) }, new Map());
    expect(left(["245"])).toEqual([]);
    expect(left([])).toEqual(rows);
  });
});

it.each([
  [["front"], ["front"]],
  [
    ["left", "front"],
    ["front", "left"],
  ],
  [["both", "rear"], ["rear"]],
  [["top"], ["upper"]],
  [["8.5"], []],
])("values %j say that a part sits %j", (values, place) => expect(placeOf(values)).toEqual(place));

it("an address gives back the wants that it was given", () => {
  const word = fc.constantFrom("front", "outer", "260", "17.5mm", "12v", "70ah", "m14x1.5", "205-55-16", "5w30");
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 8 }), (wants) => {
      expect(readWants(writeWants(wants))).toEqual(wants);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => void resolveWants(readWants(text), list)));
});
