/** @jest-environment node */
import fc from "fast-check";
import { chooseSuppliers } from "./choose-suppliers";
import { inTime, priceShares, type PlanAsked, type PricedShares, type PlanLine, type Share } from "./terms";

const codes = ["A", "B", "C"];
const cents = fc.integer({ min: 1, max: 3000 });
const offer = fc.record({
  unitCents: cents,
  stock: fc.option(fc.integer({ min: 0, max: 3 })),
  arrivesAt: fc.option(fc.integer({ min: 1, max: 3 })),
});
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  offers: fc.tuple(...codes.map(() => fc.option(offer))),
});
const terms = fc.record({
  carriageCents: fc.integer({ min: 0, max: 900 }),
  freeFromCents: fc.option(fc.integer({ min: 0, max: 6000 })),
  minimumCents: fc.integer({ min: 0, max: 3000 }),
});
const anything = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    terms: fc.tuple(...codes.map(() => terms)),
    by: fc.option(fc.integer({ min: 1, max: 3 })),
    mostSuppliers: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ lines, terms: ofAll, ...asked }): PlanAsked => ({
    ...asked,
    lines: lines.map(({ quantity, offers }, id) => ({
      ...{ id, quantity },
      offers: offers.flatMap((one, at) => (one ? [{ ...one, supplier: codes[at] ?? "" }] : [])),
    })),
    terms: ofAll.map((one, at) => ({ ...one, supplier: codes[at] ?? "" })),
  }));

/** Every way to share a line out among those who could bring it in time. */
function waysOf(one: PlanLine, by: number | null): Share[][] {
  const share = (left: number, offers: ReturnType<typeof inTime>): Share[][] => {
    const [first, ...others] = offers;
    if (!first) return left === 0 ? [[]] : [];
    const most = Math.min(left, first.stock ?? left);
    return Array.from({ length: most + 1 }, (_, quantity) => quantity).flatMap((quantity) =>
      share(left - quantity, others).map((rest) =>
        quantity > 0 ? [{ lineId: one.id, supplier: first.supplier, quantity }, ...rest] : rest,
      ),
    );
  };
  return share(one.quantity, inTime(one, by));
}

const sum = (plan: PricedShares | null) => plan && plan.goodsCents + plan.carriageCents;

interface Best {
  lacking: number;
  cents: number;
}

/** The fewest lines that are lacking, and the lowest sum with these. */
function byForce(asked: PlanAsked): Best {
  const all = asked.lines.reduce<{ lacking: number; shares: Share[] }[]>(
    (ways, one) => [
      ...ways.map((before) => ({ ...before, lacking: before.lacking + 1 })),
      ...waysOf(one, asked.by).flatMap((way) => ways.map((of) => ({ ...of, shares: [...of.shares, ...way] }))),
    ],
    [{ lacking: 0, shares: [] }],
  );
  const found = all
    .filter(({ shares }) => new Set(shares.map(({ supplier }) => supplier)).size <= asked.mostSuppliers)
    .flatMap(({ lacking, shares }) => {
      const cents = sum(priceShares(asked, shares));
      return cents === null ? [] : [{ lacking, cents }];
    });
  return found.toSorted((a, b) => a.lacking - b.lacking || a.cents - b.cents)[0] ?? { lacking: 0, cents: 0 };
}

const broughtOf = ({ shares }: PricedShares, id: number) =>
  shares.filter(({ lineId }) => lineId === id).reduce((pieces, { quantity }) => pieces + quantity, 0);

it("is never dearer than brute force, brings each line whole, and leaves out only what nobody brings", async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (asked) => {
      const plan = await chooseSuppliers(asked);
      expect({ lacking: plan.lacking.length, cents: sum(plan) }).toEqual(byForce(asked));
      for (const { id, quantity } of asked.lines)
        expect(broughtOf(plan, id)).toBe(plan.lacking.includes(id) ? 0 : quantity);
    }),
    { numRuns: 500 },
  );
});

it("plans a basket of 40 lines and 8 suppliers", async () => {
  const suppliers = Array.from({ length: 8 }, (_, at) => `S${at}`);
  const asked: PlanAsked = {
    by: 10,
    mostSuppliers: 4,
    lines: Array.from({ length: 40 }, (_, id) => ({
      ...{ id, quantity: 1 + (id % 3) },
      offers: suppliers.map((supplier, at) => ({
        ...{ supplier, unitCents: 500 + ((id * 977 + at * 613) % 4000), stock: (id + at) % 5 === 0 ? 1 : 9 },
        arrivesAt: (id * at) % 11 === 7 ? 20 : 5,
      })),
    })),
    terms: suppliers.map((supplier, at) => ({
      ...{ supplier, carriageCents: 490 + at * 100, freeFromCents: 15_000 + at * 2000, minimumCents: 2000 },
    })),
  };
  const plan = await chooseSuppliers(asked);
  expect(plan.lacking).toEqual([]);
  expect(new Set(plan.shares.map(({ supplier }) => supplier)).size).toBeLessThanOrEqual(4);
});
