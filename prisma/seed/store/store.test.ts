import { generateStore, priceIn } from "./generate";
import { readStoreSource } from "./source";

const source = readStoreSource();
const items = generateStore(source);
const categories = source.universes.flatMap(({ families }) => families.flatMap((family) => family.categories));

it("holds six universes, thirty families and a hundred and twenty categories of 8 to 26 goods", () => {
  expect([source.universes.length, categories.length]).toEqual([6, 120]);
  for (const { id, priceCHF } of categories) {
    const own = items.filter(({ categoryId }) => categoryId === id);
    expect(own.length).toBeGreaterThanOrEqual(8);
    expect(own.length).toBeLessThanOrEqual(26);
    for (const { priceCents } of own) {
      expect([priceCents > priceCHF[0] * 100, priceCents < priceCHF[1] * 100]).toEqual([true, true]);
      expect(priceCents % 100).toBe(priceCents < 10_000 ? 90 : 0);
    }
  }
});

it("gives each a reference and names of its own, in four languages", () => {
  expect(new Set(items.map(({ ref }) => ref)).size).toBe(items.length);
  expect(items[0]?.ref).toBe("TA-10101-01");
  const named = items.map(({ label1, label2 }) => `${label1.fr} ${label2?.fr}`);
  expect(new Set(named).size).toBe(items.length);
  for (const { label1 } of items) expect(Object.keys(label1)).toEqual(["fr", "en", "de", "it"]);
});

it("ends prices strictly inside their range", () => {
  expect([priceIn([9, 240], 0), priceIn([9, 240], 1), priceIn([2900, 6900], 0)]).toEqual([990, 23_900, 290_100]);
  expect([priceIn([3, 29], 0), priceIn([3, 29], 0.9999), priceIn([99, 490], 0)]).toEqual([390, 2890, 9990]);
});
