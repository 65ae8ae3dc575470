import { generateUsed } from "./generate";

const listings = generateUsed(600);

describe("the used vehicles of the demonstration", () => {
  it("are six hundred, of versions that were on sale when they were registered", () => {
    expect(listings).toHaveLength(600);
    for (const { registered, vehicle } of listings) {
      const ym = Number(registered.slice(0, 4) + registered.slice(5, 7));
      expect(ym).toBeGreaterThanOrEqual(vehicle.fromYm);
      expect(ym).toBeLessThanOrEqual(vehicle.toYm ?? 999_999);
      expect([ym >= 200_801, ym <= 202_509]).toEqual([true, true]);
    }
  });

  it("end at ninety francs, cost no less than the least and have driven what can be", () => {
    for (const { priceCents, km } of listings) {
      expect(priceCents % 10_000).toBe(9_000);
      expect(priceCents).toBeGreaterThanOrEqual(149_000);
      expect([km > 0, km <= 320_000]).toEqual([true, true]);
    }
  });

  it("are ten thousand where so many are asked for, the first ones the same", () => {
    const many = generateUsed(10_000);
    expect(many).toHaveLength(10_000);
    expect(many[0]?.vehicle.ktype).toBe(listings[0]?.vehicle.ktype);
  });
});
