import { at, drawer, spreadOf } from "./quantiles.mjs";
import { seeded } from "./random.mjs";

const samples = Array.from({ length: 1001 }, (_, number) => number / 100);

describe("a spread of samples", () => {
  it("keeps the mean, the least, the middle and the largest", () => {
    const { mean, twentieths } = spreadOf([...samples].reverse());
    expect(mean).toBe(5);
    expect([twentieths[0], twentieths[10], twentieths[19], twentieths[20]]).toEqual([0, 5, 9.5, 10]);
  });

  it("reads between two numbers", () => expect(at([0, 10], 0.25)).toBe(2.5));

  it("is drawn again as it was", () => {
    const random = seeded(3);
    const draw = drawer(spreadOf(samples));
    const drawn = spreadOf(Array.from({ length: 20_000 }, () => draw(random)));
    expect(drawn.mean).toBeCloseTo(5, 0);
    expect(drawn.twentieths[19]).toBeCloseTo(9.5, 0);
  });

  it("is drawn around another mean", () => {
    const random = seeded(3);
    const draw = drawer(spreadOf(samples), 2);
    expect(spreadOf(Array.from({ length: 20_000 }, () => draw(random))).mean).toBeCloseTo(2, 1);
  });

  it("of nothing but zeros stays zero", () => expect(drawer(spreadOf([0, 0]), 0)(() => 0.5)).toBe(0));
});
