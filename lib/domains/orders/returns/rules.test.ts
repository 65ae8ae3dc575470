import { isExplained, reasonOf, returnReasons } from "./rules";

const back = { step: "return", note: "" } as const;

describe("why goods go back", () => {
  it("is said by a reason, another one in words", () => {
    const named = returnReasons.map((reason) => isExplained({ ...back, reason }));
    expect(named).toEqual([true, true, true, true, false]);
    expect(isExplained(back)).toBe(false);
    expect(isExplained({ ...back, note: "Rayée" })).toBe(true);
    expect(isExplained({ ...back, reason: "other", note: "Rayée" })).toBe(true);
  });

  it("is asked of returns alone", () => {
    expect(isExplained({ step: "arrive", note: "" })).toBe(true);
    expect(reasonOf({ step: "arrive", note: "", reason: "defective" })).toBeNull();
    expect([reasonOf(back), reasonOf({ ...back, reason: "defective" })]).toEqual(["other", "defective"]);
  });
});
