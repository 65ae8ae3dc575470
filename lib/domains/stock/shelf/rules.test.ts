import fc from "fast-check";
import { isEan13 } from "@/lib/shared/ean";
import { isBurst, isLow, itemOfCode, labelCodeOf } from "./rules";

describe("the bar code of an item", () => {
  it("is its EAN, else one of the house that leads back to it", () => {
    expect(labelCodeOf({ id: 7, ean: "4006381333931" })).toBe("4006381333931");
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
        const code = labelCodeOf({ id, ean: null });
        expect([isEan13(code), itemOfCode(code)]).toEqual([true, id]);
      }),
    );
  });

  it.each(["4006381333931", "2900000000010", "29", "", "290000000000x"])("%j names no item", (code) =>
    expect(itemOfCode(code)).toBeNull(),
  );
});

describe("a burst of keys", () => {
  it("comes from a scanner, slow keys and few from a hand", () => {
    expect([isBurst([0, 8, 15, 30, 38]), isBurst([0, 8, 15, 130]), isBurst([0, 5])]).toEqual([true, false, false]);
  });
});

it("an item is low below its minimum", () =>
  expect([
    isLow({ quantity: 1, minimum: 2 }),
    isLow({ quantity: 2, minimum: 2 }),
    isLow({ quantity: 0, minimum: 0 }),
  ]).toEqual([true, false, false]));
