import fc from "fast-check";
import { orderTotals } from "@/lib/domains/orders/rules";
import { basketMark } from "./mark";
import { basketTotals, beforeTax, storeKey, storeRefOf } from "./rules";

const price = fc.integer({ min: 1, max: 900_000 });
const lines = fc.array(
  fc.record({ priceCents: price, depositCents: fc.nat(9000), quantity: fc.integer({ min: 1, max: 999 }) }),
  { maxLength: 30 },
);

describe("the sums of a basket", () => {
  it("are those of the order that is made of it", () => {
    fc.assert(
      fc.property(lines, (all) => {
        const { currency, ...sums } = basketTotals(all);
        expect([currency, sums]).toEqual(["CHF", orderTotals(all, "CHF")]);
      }),
    );
  });

  it("know no order of lines, and count tax once: as for one line of all of it", () => {
    fc.assert(
      fc.property(lines, (all) => {
        const sums = basketTotals(all);
        expect(basketTotals(all.toReversed())).toEqual(sums);
        expect(sums.vatCents).toBe(Math.round(((sums.netCents + sums.depositCents) * 81) / 1000));
        expect(sums.grossCents).toBe(sums.netCents + sums.depositCents + sums.vatCents);
      }),
    );
  });

  it("differ from the store's prices with tax by half a cent for each piece at most, and by one of the tax", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(price, fc.integer({ min: 1, max: 99 })), { maxLength: 30 }), (bought) => {
        const all = bought.map(([gross, quantity]) => ({ priceCents: beforeTax(gross), depositCents: 0, quantity }));
        const told = bought.reduce((sum, [gross, quantity]) => sum + gross * quantity, 0);
        const pieces = bought.reduce((sum, [, quantity]) => sum + quantity, 0);
        expect(Math.abs(basketTotals(all).grossCents - told)).toBeLessThanOrEqual(pieces * 0.541 + 1);
      }),
    );
  });
});

it("a price before tax gives the price with tax again", () => {
  fc.assert(
    fc.property(price, (gross) => {
      const net = beforeTax(gross);
      expect(Math.abs(net + Math.round(net * 0.081) - gross)).toBeLessThanOrEqual(1);
    }),
  );
});

it("the mark of a basket tells pieces, prices, notes and what is short, whatever the order of lines", () => {
  const [one, other] = [
    { id: 1, quantity: 2, priceCents: 361, depositCents: 0, note: "", stock: null },
    { id: 7, quantity: 1, priceCents: 990, depositCents: 0, note: "Pont 2", stock: 4 },
  ];
  const mark = basketMark([one, other]);
  expect(basketMark([other, one])).toBe(mark);
  for (const change of [{ quantity: 3 }, { priceCents: 362 }, { depositCents: 1 }, { note: "x" }, { stock: 1 }])
    expect(basketMark([{ ...one, ...change }, other])).not.toBe(mark);
  expect(basketMark([one])).not.toBe(mark);
  expect(basketMark([{ ...one, stock: 9 }, other])).toBe(mark);
});

it("a reference of the store is told from articles and other goods", () => {
  expect(storeRefOf(storeKey("TA-10101-01"))).toBe("TA-10101-01");
  for (const other of [12, "12", "own-3", "pre-4", "tyre-5"]) expect(storeRefOf(other)).toBeNull();
});
