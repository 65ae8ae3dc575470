import { PLATE_FORMS, type PlateForm } from "./plate-forms";
import { mergePlaces, rankLine, vote } from "./rank-matches";

const formOf = (country: PlateForm["country"]) => PLATE_FORMS.find((form) => form.country === country)!;
const match = (text: string, score: number, clarity = 0, country: PlateForm["country"] = "FR") => ({
  ...{ text, score, clarity },
  form: formOf(country),
});
const candidate = (plate: string, confidence: number) => ({ plate, display: plate, country: null, confidence });

describe("one line's texts", () => {
  it("share the chance by their scores, each text once", () => {
    const [first, second, ...rest] = rankLine([
      match("AB123CD", 0),
      match("AB123CO", Math.log(0.25)),
      match("AB123CD", -3),
    ]);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ plate: "AB123CD", display: "AB-123-CD", country: "FR" });
    expect(first?.confidence).toBeCloseTo(0.8);
    expect(second?.confidence).toBeCloseTo(0.2);
  });

  it("are doubted when their characters are unclear, or when they are of no known form", () => {
    const sure = rankLine([match("AB123CD", 0, -0.1)])[0]!.confidence;
    expect(rankLine([match("AB123CD", 0, -1)])[0]!.confidence).toBeLessThan(sure / 2);
    expect(rankLine([match("AB123", 0, -0.1, null)])[0]!.confidence).toBeLessThan(sure / 2);
  });

  it("are five at most", () => {
    expect(rankLine(Array.from({ length: 9 }, (_, index) => match(`AB12${index}CD`, 0)))).toHaveLength(5);
  });
});

test("looks that disagree lower each other's confidence", () => {
  const agreed = vote([[candidate("AB123CD", 0.8)], [candidate("AB123CD", 0.8)]]);
  expect(agreed[0]?.confidence).toBeCloseTo(0.8);
  const disputed = vote([[candidate("AB123CD", 0.8)], [candidate("AB128CD", 0.6)]]);
  expect(disputed.map(({ plate }) => plate)).toEqual(["AB123CD", "AB128CD"]);
  expect(disputed[0]!.confidence).toBeLessThan(0.5);
  expect(vote([[], []])).toEqual([]);
});

test("places' candidates are merged, the likeliest first, without what is as good as nothing", () => {
  const merged = mergePlaces([
    [candidate("AB123CD", 0.6), candidate("AB128CD", 0.1)],
    [candidate("EF456GH", 0.7), candidate("AB123CD", 0.2), candidate("X", 0.001)],
  ]);
  expect(merged.map(({ plate, confidence }) => [plate, confidence])).toEqual([
    ["EF456GH", 0.7],
    ["AB123CD", 0.6],
    ["AB128CD", 0.1],
  ]);
});
