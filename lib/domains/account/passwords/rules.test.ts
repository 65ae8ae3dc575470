import { strengthOf, weaknessOf } from "./rules";

const about = ["garage@etabli.test", "Gérard Pont"];

describe("weaknessOf", () => {
  it.each([
    ["", "short"],
    ["court-8x!", "short"],
    ["é".repeat(9), "short"],
    ["x".repeat(1001), "long"],
    ["aaaaaaaaaaaa", "repeated"],
    ["abcdabcdabcd", "repeated"],
    ["password123", "common"],
    ["Motdepasse1!", "common"],
    ["azerty12345", "common"],
    ["garage2026!", "personal"],
    ["gérard-2026", "personal"],
  ])("finds %p %s", (password, weakness) => {
    expect(weaknessOf(password, about)).toBe(weakness);
  });
  it.each(["plaquette froide 7", "Zx9!tuyau.vert", "🔧🚗🔩🛞🪛🔋🧰⛽🛢️🚙"])("lets %p pass", (password) => {
    expect(weaknessOf(password, about)).toBeNull();
  });
});

describe("strengthOf", () => {
  it("grows with length and kinds of characters", () => {
    const grades = ["short", "tuyauxvert", "tuyauxvert-7", "Le tuyau vert du 7e pont"].map((one) =>
      strengthOf(one, []),
    );
    expect(grades).toEqual([0, 1, 2, 3]);
  });
});
