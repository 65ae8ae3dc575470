import fc from "fast-check";
import { mostPieces } from "../rules";
import { balanceAfter, effectOf, movementKinds, readMoved, shareOut } from "./rules";

const pieces = fc.integer({ min: 1, max: 500 });
const movement = fc.record({ kind: fc.constantFrom(...movementKinds), pieces });
const items = fc.uniqueArray(fc.record({ id: fc.nat(99), quantity: fc.nat(60) }), { selector: ({ id }) => id });
const sumOf = (of: readonly { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);

describe("movements", () => {
  it("conserve pieces in any order: what is there is what came less what went, never below zero", () => {
    fc.assert(
      fc.property(fc.array(movement), (asked) => {
        const done: number[] = [];
        let quantity = 0;
        for (const one of asked) {
          const after = balanceAfter(quantity, one.kind, one.pieces);
          if (after === null) continue;
          done.push(effectOf(one.kind, one.pieces));
          quantity = after;
          expect(quantity >= 0 && quantity <= mostPieces).toBe(true);
        }
        expect(quantity).toBe(done.reduce((sum, effect) => sum + effect, 0));
      }),
    );
  });

  it("are typed as whole pieces; only a correction takes away by its sign", () => {
    expect(["12", " +3 ", "-2", "0", "1,5", "x", "100000"].map((text) => readMoved(text, "received"))).toEqual([
      12,
      3,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(["-2", "−2", "4"].map((text) => readMoved(text, "corrected"))).toEqual([-2, -2, 4]);
  });
});

describe("pieces of several items", () => {
  it("are shared out whole or not at all, none beyond what an item has", () => {
    fc.assert(
      fc.property(items, pieces, (shelves, wanted) => {
        const shares = shareOut(shelves, wanted);
        expect(shares === null).toBe(sumOf(shelves) < wanted);
        if (!shares) return;
        expect(sumOf(shares)).toBe(wanted);
        for (const { id, quantity } of shares)
          expect(quantity).toBeLessThanOrEqual(shelves.find((item) => item.id === id)?.quantity ?? 0);
      }),
    );
  });
});
