import fc from "fast-check";
import type { Fit } from "@/lib/domains/catalogue/fit/schema";
import type { CartItem } from "./schema";
import {
  cartTotals,
  groupBySupplier,
  groupByVehicle,
  isQuantity,
  judgePrice,
  readQuantity,
  saleCents,
  shortOf,
  gravestOf,
  proofsOf,
} from "./rules";
import { stepOf } from "./step";
import { isOpenTab, movesFrom, openTabs } from "./tabs";

describe("readQuantity", () => {
  it.each(["0", "-1", "+1", "1e9", "abc", "1.5", "10000", "01", "", " ", "١", "0x1", "1 000"])("refuses %p", (text) => {
    expect(readQuantity(text)).toBeNull();
  });
  it("reads every quantity from 1 to 9999 and nothing else", () => {
    fc.assert(fc.property(fc.integer(), (n) => readQuantity(String(n)) === (isQuantity(n) ? n : null)));
    fc.assert(fc.property(fc.integer({ min: 1, max: 9999 }), (n) => readQuantity(` ${n} `) === n));
    fc.assert(fc.property(fc.double(), (n) => isQuantity(n) === (Number.isInteger(n) && n >= 1 && n <= 9999)));
  });
});

describe("stepOf", () => {
  it("is two for tyres and one for the rest", () => {
    expect([stepOf("Tire"), stepOf("Caia"), stepOf("Techauto")]).toEqual([2, 1, 1]);
  });
});

describe("judgePrice", () => {
  it.each([
    [2340, null],
    [2340, 0],
    [0, 2340],
    [null, 2340],
    [undefined, 2340],
    [-5, 2340],
  ])("sells nothing without a price (%p, %p)", (seen, own) => {
    expect(judgePrice(seen, own)).toEqual({ outcome: "no-price" });
  });
  it("tells the server's price when they differ, however little", () => {
    expect(judgePrice(2340, 2340)).toEqual({ outcome: "agreed" });
    expect(judgePrice(2339, 2340)).toEqual({ outcome: "changed", cents: 2340 });
  });
});

describe("cartTotals", () => {
  const sum = {
    ...{
      currency: "EUR" as const,
      purchaseCents: 2340,
      publicCents: 3890,
      saleCents: 3501,
      depositCents: 0,
      unpriced: 0,
    },
    ...{ costCents: 2340, earningCents: 3501, uncosted: 0 },
  };
  it("adds 20 percent in euro and 8.1 in Swiss francs", () => {
    expect(cartTotals(sum, true)).toMatchObject({
      purchase: { netCents: 2340, vatCents: 468, grossCents: 2808 },
      retail: { netCents: 3890, vatCents: 778, grossCents: 4668 },
    });
    expect(cartTotals({ ...sum, currency: "CHF", publicCents: 1000 }, true).retail).toEqual({
      netCents: 1000,
      vatCents: 81,
      grossCents: 1081,
    });
  });
  it("says nothing of purchase and margin in the retail view", () => {
    expect(JSON.stringify(cartTotals(sum, false))).not.toMatch(/2340|1161/);
    expect(cartTotals(sum, false).margin).toBeNull();
  });
  it("says what the customer pays, what is taken off, and what the house earns of it", () => {
    expect(cartTotals(sum, true)).toMatchObject({
      sale: { netCents: 3501, vatCents: 700, grossCents: 4201 },
      ...{ discountCents: 389, offBp: 1000 },
      margin: { cents: 1161, costCents: 2340, rateBp: 3316, uncosted: 0 },
    });
    expect(cartTotals({ ...sum, costCents: 0, earningCents: 0, uncosted: 1 }, true).margin).toMatchObject({
      ...{ cents: 0, rateBp: null, uncosted: 1 },
    });
  });
  it("always adds up", () => {
    const amount = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(amount, amount, (purchaseCents, publicCents) => {
        const { purchase, retail } = cartTotals({ ...sum, purchaseCents, publicCents }, true);
        expect(purchase && purchase.netCents + purchase.vatCents).toBe(purchase?.grossCents);
        expect(retail.netCents + retail.vatCents).toBe(retail.grossCents);
      }),
    );
  });
});

describe("saleCents", () => {
  it("takes the quote's 10 percent off in euro, nothing in francs, and is none without a price", () => {
    expect(saleCents({ publicCents: 3890, currency: "EUR" })).toBe(3501);
    expect(saleCents({ publicCents: 3890, currency: "CHF" })).toBe(3890);
    expect([null, 0].map((publicCents) => saleCents({ publicCents, currency: "EUR" }))).toEqual([null, null]);
  });
});

describe("shortOf", () => {
  it("tells what the supplier had where more is wanted", () => {
    const wanted = [
      [3, 2],
      [2, 2],
      [1, 0],
      [1, null],
    ] as const;
    expect(wanted.map(([quantity, stock]) => shortOf({ quantity, stock }))).toEqual([2, null, 0, null]);
  });
});

describe("groupByVehicle", () => {
  const line = (vin: string | null, plate: string | null = null, ktype: number | null = null) => ({
    vin,
    plate,
    ktype,
  });
  it("keeps the order and puts lines without a vehicle last", () => {
    const groups = groupByVehicle([
      line(null),
      line("V1"),
      line(null, "AB123CD"),
      line("V1", "X"),
      line(null, null, 1000080),
    ]);
    expect(groups.map(({ key, lines }) => [key, lines.length])).toEqual([
      ["V1", 2],
      ["AB123CD", 1],
      ["1000080", 1],
      [null, 1],
    ]);
  });
});

describe("groupBySupplier", () => {
  it("keeps the order in which suppliers and their lines come", () => {
    const lines = ["local", "IDLP", "local", "PAP"].map((channel, id) => ({ channel, id }));
    expect(groupBySupplier(lines).map(({ key, lines: own }) => [key, own.map(({ id }) => id)])).toEqual([
      ["local", [0, 2]],
      ["IDLP", [1]],
      ["PAP", [3]],
    ]);
  });
});

describe("movesFrom", () => {
  it("lets every open line find its way back to the cart, and none into an order", () => {
    for (const tab of openTabs) expect([tab, tab === "cart" || movesFrom[tab].includes("cart")]).toEqual([tab, true]);
    expect(openTabs.flatMap((tab) => movesFrom[tab]).filter((tab) => !isOpenTab(tab))).toEqual([]);
  });
});

describe("the proofs of a line for several vehicles", () => {
  const fit = (verdict: Fit["verdict"]): Fit => ({ verdict, met: 1, of: 1, criteria: [] });
  const placed = { vin: null, plate: null, ktype: 1, vehicle: "Clio", judgedAt: "2026-11-22T00:00:00.000Z" };
  const line = (first: Fit | null, ...also: (Fit | null)[]) => ({
    ...{
      vin: null,
      plate: null,
      ktype: 2,
      item: { vehicle: "308" } as CartItem,
      fit: first,
      judgedAt: placed.judgedAt,
    },
    also: also.map((one) => ({ ...placed, fit: one })),
  });

  it("are one for each vehicle with a verdict, the first one's first", () => {
    const proofs = proofsOf(line(fit("fits"), null, fit("no")));
    expect(proofs.map(({ vehicle, fit: { verdict } }) => [vehicle, verdict])).toEqual([
      ["308", "fits"],
      ["Clio", "no"],
    ]);
    expect(proofsOf(line(null))).toEqual([]);
  });

  it("show the gravest verdict", () => {
    const shown = (...fits: Fit[]) => gravestOf(proofsOf(line(null, ...fits)))?.verdict ?? null;
    expect([shown(), shown(fit("fits"), fit("unknown")), shown(fit("no"), fit("fits"))]).toEqual([
      null,
      "unknown",
      "no",
    ]);
  });
});
