import { eanCheckDigit } from "../catalogue/numbers/ean";
import { demonstrationTyres } from "./load";
import { readTyreSource } from "./source";

const source = readTyreSource();
const tyres = demonstrationTyres();

describe("the demonstration's tyres", () => {
  it("are as many as the tables expect, each with an EAN of its own", () => {
    expect(tyres).toHaveLength(14_125);
    expect(new Set(tyres.map(({ ean }) => ean)).size).toBe(tyres.length);
    for (const { ean } of tyres) expect(Number(ean.at(-1))).toBe(eanCheckDigit(ean.slice(0, 12)));
  });

  it("hold every article that the tables draw, at its price and label", () => {
    const byEan = new Map(tyres.map((one) => [one.ean, one]));
    for (const [designation, ean, fuel, wet, noiseDb, noiseClass, ttcCents] of source.sample) {
      const { size, brand, profile, ...rest } = byEan.get(ean) ?? { size: null, brand: "", profile: "" };
      expect(`${size?.text} ${brand} ${profile}`).toBe(designation);
      expect(rest).toMatchObject({ fuel, wet, noiseDb, noiseClass, ttcCents });
    }
  });

  it("cost more in a dearer tier, and bear a mark of run-flat only where the brand has one", () => {
    const mean = (tier: string) => {
      const prices = tyres.filter((one) => one.tier === tier).map(({ ttcCents }) => ttcCents);
      return prices.reduce((sum, cents) => sum + cents, 0) / prices.length;
    };
    const means = ["Premium", "Quality", "1er prix", "Rechappé"].map(mean);
    expect(means).toEqual(means.toSorted((one, other) => other - one));
    const marked = tyres.filter(({ runFlat }) => runFlat !== null);
    expect(marked.length).toBeGreaterThan(50);
    for (const { brand, runFlat } of marked) expect(source.runFlat[brand]).toBe(runFlat);
  });
});
