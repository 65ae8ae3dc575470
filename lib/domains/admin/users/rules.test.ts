import { mayEnter } from "@/lib/shared/rights";
import { differenceOf, judgeChange, likePattern, sameRights } from "./rules";

const change = { mine: new Set(["UsersAdmin"]), self: false, before: ["CaiaApp"], after: ["CaiaApp"] };

describe("judgeChange", () => {
  it("lets an administrator of users give and take what opens modules", () => {
    expect(judgeChange({ ...change, before: ["CaiaApp", "Diag"], after: ["CaiaApp", "PRE", "UsersAdmin"] })).toEqual({
      verdict: "allowed",
      rights: [],
    });
  });
  it.each([
    { before: [], after: ["admin"] },
    { before: ["admin"], after: [] },
    { before: [], after: ["admin"], self: true },
  ])("keeps %j for those who hold it", (one) => {
    expect(judgeChange({ ...change, ...one })).toEqual({ verdict: "not-yours", rights: ["admin"] });
    expect(judgeChange({ ...change, ...one, self: false, mine: new Set(["admin"]) }).verdict).toBe("allowed");
  });
  it("never takes the own administration from oneself", () => {
    for (const right of ["UsersAdmin", "admin"]) {
      const mine = new Set(["UsersAdmin", "admin"]);
      expect(judgeChange({ mine, self: true, before: [right, "Diag"], after: ["Diag"] })).toEqual({
        verdict: "own-administration",
        rights: [right],
      });
      expect(judgeChange({ mine, self: true, before: [right, "Diag"], after: [right] }).verdict).toBe("allowed");
    }
  });
});

describe("the way in", () => {
  it("is the main one or the selection's", () => {
    expect([mayEnter(["Diag", "CaiaApp"]), mayEnter(["v2"]), mayEnter(["admin"])]).toEqual([true, true, false]);
  });
  it("is never taken from oneself, as long as it is the last", () => {
    const own = { ...change, self: true, before: ["CaiaApp", "Diag"] };
    expect(judgeChange({ ...own, after: ["Diag"] })).toEqual({ verdict: "own-administration", rights: ["CaiaApp"] });
    expect(judgeChange({ ...own, after: ["v2"] }).verdict).toBe("allowed");
    expect(judgeChange({ ...own, self: false, after: [] }).verdict).toBe("allowed");
  });
});

describe("differences", () => {
  it("do not depend on order or repetition", () => {
    expect(differenceOf(["a", "b"], ["b", "c", "c"])).toEqual({ added: ["c"], removed: ["a"] });
    expect(sameRights(["a", "b"], ["b", "a", "a"])).toBe(true);
    expect(sameRights(["a"], [])).toBe(false);
  });
});

describe("likePattern", () => {
  it("takes wildcards as they were typed", () => {
    expect(likePattern("  50%_a\\  b ")).toBe("%50\\%\\_a\\\\ b%");
  });
});
