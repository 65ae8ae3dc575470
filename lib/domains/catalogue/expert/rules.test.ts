import { correctedLines, readNumber, withAttributes, type GivenAttribute } from "./rules";

const given = (part: Partial<GivenAttribute>): GivenAttribute => ({
  ...{ id: 1, articleId: 7, criterionId: 2, valueId: null, value: "118.5", label: null },
  ...part,
});

const found = {
  articles: [
    [7, 1, "A", null, 1, [10, 20], [0]],
    [8, 1, "B", null, 1, [20], [0]],
  ] as [number, number, string, string | null, number, number[], number[]][],
  values: [
    { id: 10, criterionId: 1, value: "front", label: "avant" },
    { id: 20, criterionId: 2, value: "116.7", label: null },
  ],
};

describe("a list with a company's values", () => {
  it("changes the named article alone, and loses values that nobody has any more", () => {
    const { articles, values } = withAttributes(found, [given({}), given({ id: 3, criterionId: 1, valueId: 11 })]);
    expect(articles.map((row) => row[5])).toEqual([[900_000_001, 11], [20]]);
    expect(values.map(({ id }) => id).sort((a, b) => a - b)).toEqual([11, 20, 900_000_001]);
  });

  it("lets the vehicle's own value, which stands last, win", () => {
    const { articles } = withAttributes(found, [given({ id: 1 }), given({ id: 2 })]);
    expect(articles[0]?.[5]).toEqual([10, 900_000_002]);
  });

  it("is the same list when no correction concerns it", () => {
    expect(withAttributes(found, [given({ articleId: 99 })])).toBe(found);
  });
});

describe("a sheet with a company's values", () => {
  const line = { labelId: 2, key: "width", label: "Largeur", valueId: 20, value: "116,7 mm", mandatory: false };
  const criteria = [
    { labelId: 2, key: "width", label: "Largeur", kind: "number", unit: "mm", mandatory: false },
    { labelId: 5, key: "note", label: "Note", kind: "string", unit: null, mandatory: false },
  ];

  it("keeps the order, adds what was lacking last, and marks what the company holds for decisive", () => {
    const attributes = [given({}), given({ id: 2, criterionId: 5, value: "x" })];
    const lines = correctedLines([line], { attributes, criteria, mandatory: [{ labelId: 2, mandatory: true }] }, "fr");
    expect(lines).toEqual([
      { ...line, valueId: 900_000_001, value: "118,5 mm", mandatory: true },
      { labelId: 5, key: "note", label: "Note", valueId: 900_000_002, value: "x", mandatory: false },
    ]);
  });
});

describe("a number", () => {
  it.each([
    ["118,50 mm", "mm", "118.5"],
    ["118.25", "mm", "118.25"],
    ["-5", null, "-5"],
    ["1 200 kg", "kg", "1200"],
    ["007", null, "7"],
    ["−40,5 °C", "°C", "-40.5"],
    ["\u200e-40", null, "-40"],
    ["wide", "mm", null],
    ["1.2.3", null, null],
    ["12 cm", "mm", null],
    ["", null, null],
  ])("%j in %j is %j", (text, unit, number) => expect(readNumber(text, unit)).toBe(number));
});
