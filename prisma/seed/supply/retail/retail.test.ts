import { readSource } from "../../catalogue/source";
import { depositCents } from "./deposits";
import { type Priced, retailCents, retailRange } from "./retail";

const part = (genartId: number, more: Partial<Priced> = {}): Priced => ({
  ...{ genartId, kind: "car", size: 0.3, segment: "OE", reman: false },
  ...more,
});

const genarts = readSource().tree.families.flatMap(({ subfamilies }) =>
  subfamilies.flatMap(({ articles }) => articles),
);

describe("retailCents", () => {
  it("knows every generic article, cheapest below dearest", () => {
    for (const { id } of genarts) {
      const [low, high] = retailRange({ genartId: id, kind: "car", reman: false });
      expect([id, low > 0 && high > 1.5 * low]).toEqual([id, true]);
    }
  });

  it.each([
    [10157, 150, 350, "a clutch kit"],
    [10205, 600, 1100, "a turbocharger"],
    [10001, 25, 55, "front pads"],
    [10035, 6, 15, "an oil filter"],
    [10183, 5, 14, "a spark plug"],
    [10265, 180, 350, "an alternator"],
    [10125, 300, 600, "a dual-mass flywheel"],
  ])("%i costs %i to %i euro for a small car (%s)", (genartId, low, high) => {
    const euro = retailCents(part(genartId), 0.5) / 100;
    expect(euro).toBeGreaterThan(low);
    expect(euro).toBeLessThan(high);
  });

  it("rises with brand and vehicle and falls for what is made anew", () => {
    for (const { id } of genarts.filter(({ id }) => ![10131, 10279, 10298].includes(id))) {
      const cents = (more: Partial<Priced>) => retailCents(part(id, more), 0.5);
      const rising = ["1er prix", "Quality", "OE", "Premium"].map((segment) => cents({ segment }));
      expect([id, ...rising]).toEqual([id, ...rising.toSorted((a, b) => a - b)]);
      expect(cents({ size: 0.9 })).toBeGreaterThan(cents({ size: 0.1 }));
      expect(cents({ kind: "heavy" })).toBeGreaterThan(cents({}));
      expect(cents({ reman: true })).toBeLessThan(cents({}));
    }
  });
});

test("a deposit is asked for what is made anew, and is less than the part", () => {
  for (const { id, criteria } of genarts)
    for (const size of [0, 0.5, 1]) {
      const deposit = depositCents(id, true, size);
      expect([id, deposit > 0]).toEqual([id, criteria.includes("reman")]);
      expect(deposit).toBeLessThan(retailCents(part(id, { reman: true, size, segment: "1er prix" }), 0) + 1);
      expect(depositCents(id, false, size)).toBe(0);
    }
});
