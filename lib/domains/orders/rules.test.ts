import fc from "fast-check";
import {
  afterStep,
  happeningOf,
  isAwaited,
  isCalledOff,
  isLate,
  lineSteps,
  mayTell,
  mayWithdraw,
  mostFor,
  next,
  orderStates,
  orderTotals,
  unsent,
  type Pieces,
} from "./rules";

const fresh = (quantity: number): Pieces => ({
  ...{ quantity, shipped: 0, waiting: quantity, counter: 0, underway: 0, handed: 0, returned: 0, oldParts: 0 },
});
const placeSum = ({ waiting, counter, underway, handed, returned }: Pieces) =>
  waiting + counter + underway + handed + returned;

describe("a line's pieces", () => {
  it("lie in one place each after any steps, and old parts never outnumber what was handed over", () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...lineSteps), fc.integer({ min: -1, max: 6 })), { maxLength: 40 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        steps,
        fc.boolean(),
        fc.boolean(),
        (quantity, all, hasDeposit, forItself) => {
          let pieces = fresh(quantity);
          for (const [step, count] of all) {
            const line = { pieces, hasDeposit, forItself };
            const after = afterStep(step, count, line);
            expect(after !== null).toBe(count >= 1 && count <= mostFor(step, line));
            pieces = after ?? pieces;
            expect(placeSum(pieces)).toBe(quantity);
            expect(Object.values(pieces).every((n) => n >= 0 && n <= quantity)).toBe(true);
            expect(pieces.oldParts).toBeLessThanOrEqual(pieces.handed);
            if (forItself) expect(pieces.counter + pieces.underway).toBe(0);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it("go back the way they came", () => {
    const line = { pieces: fresh(3), hasDeposit: true, forItself: false };
    const there = afterStep("arrive", 2, line);
    if (!there) throw new Error("arrive");
    expect(there).toMatchObject({ waiting: 1, counter: 2, shipped: 2 });
    const handed = afterStep("hand-over", 2, { ...line, pieces: there });
    expect(handed).toMatchObject({ handed: 2, oldParts: 2 });
    if (!handed) throw new Error("hand over");
    expect(afterStep("take-back", 2, { ...line, pieces: handed })).toEqual(there);
  });
});

describe("an order that is late", () => {
  it.each([
    ["confirmed", "2026-03-01", true],
    ["shipped", "2026-03-01", true],
    ["confirmed", "2026-03-02", false],
    ["confirmed", null, false],
    ["delivered", "2026-03-01", false],
    ["cancelled", "2026-03-01", false],
  ] as const)("is %s, awaited on %s: %s", (state, arrivalOn, late) =>
    expect(isLate({ state, transmission: "taken", arrivalOn }, "2026-03-02")).toBe(late),
  );

  it("is none that its supplier has refused", () =>
    expect(isLate({ state: "placed", transmission: "refused", arrivalOn: "2026-03-01" }, "2026-03-02")).toBe(false));
});

describe("an order that its supplier has refused", () => {
  it("awaits nothing, and nothing arrives of it", () => {
    expect(isCalledOff({ state: "placed", transmission: "refused" })).toBe(true);
    expect(isAwaited({ state: "placed", transmission: "refused" })).toBe(false);
    expect(unsent).toContain("refused");
    expect(unsent).toContain("telephone");
  });

  it("is final where a store has: it is neither withdrawn nor told by telephone", () => {
    const order = { state: "cancelled", transmission: "refused", fault: "Pièce cassée" } as const;
    expect([mayWithdraw(order), mayTell(order)]).toEqual([false, false]);
    expect(mayTell({ ...order, state: "placed" })).toBe(true);
  });
});

describe("an order's state", () => {
  it("follows its lines", () => {
    const line = (more: Partial<Pieces>) => ({ ...fresh(2), ...more });
    expect(happeningOf([line({})])).toBe("rest");
    expect(happeningOf([line({ shipped: 1 })])).toBe("ship-part");
    expect(happeningOf([line({ shipped: 2 }), line({})])).toBe("ship-part");
    expect(happeningOf([line({ shipped: 2 })])).toBe("ship-all");
    expect(happeningOf([line({ waiting: 0, counter: 2 })])).toBe("all-here");
    expect(happeningOf([line({ waiting: 0, handed: 2, oldParts: 1 })])).toBe("all-here");
    expect(happeningOf([line({ waiting: 0, handed: 1, returned: 1 })])).toBe("all-handed-over");
  });

  it("is cancelled before dispatch alone, and nothing brings a cancelled order back", () => {
    expect(orderStates.filter((state) => next(state, "cancel") !== null)).toEqual(["placed", "confirmed"]);
    expect(orderStates.filter((state) => next(state, "confirm") !== null)).toEqual(["placed"]);
    for (const happening of [
      "confirm",
      "cancel",
      "rest",
      "ship-part",
      "ship-all",
      "all-here",
      "all-handed-over",
    ] as const)
      expect(next("cancelled", happening)).toBeNull();
    expect(next("placed", "rest")).toBe("placed");
    expect(next("delivered", "rest")).toBe("confirmed");
  });
});

it("taxes goods and deposits once on their sum", () => {
  const lines = [
    { quantity: 3, priceCents: 333, depositCents: 0 },
    { quantity: 1, priceCents: 1, depositCents: 1500 },
  ];
  expect(orderTotals(lines, "EUR")).toEqual({
    ...{ rateBp: 2000, netCents: 1000, depositCents: 1500, vatCents: 500, grossCents: 3000 },
  });
  expect(orderTotals([{ quantity: 1, priceCents: 1250, depositCents: 0 }], "CHF").vatCents).toBe(101);
});
