import { chosen, seeded, untilNext } from "./random.mjs";

const many = (count, one) => Array.from({ length: count }, one);

describe("seeded chance", () => {
  it("is the same for a seed and another for another", () => {
    const [one, same, other] = [seeded(1), seeded(1), seeded(2)].map((random) => many(5, random));
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  it("lies between 0 and 1, evenly", () => {
    const numbers = many(20_000, seeded(5));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });

  it("lets so many come a second", () => {
    const random = seeded(7);
    expect(many(20_000, () => untilNext(50, random)).reduce((sum, one) => sum + one, 0) / 20_000).toBeCloseTo(20, 0);
  });

  it("chooses by weight", () => {
    const random = seeded(9);
    const entries = [
      { name: "often", weight: 3 },
      { name: "rarely", weight: 1 },
      { name: "never", weight: 0 },
    ];
    const names = many(8000, () => chosen(entries, random).name);
    expect(names.filter((name) => name === "often").length / 8000).toBeCloseTo(0.75, 1);
    expect(names).not.toContain("never");
  });
});
