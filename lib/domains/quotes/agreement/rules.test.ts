import fc from "fast-check";
import { priceLabour, wholesAt } from "@/lib/domains/cart/labour/rules";
import type { KeptLabour } from "@/lib/domains/cart/labour/schema";
import { quoteLabour, quoteTotals } from "../rules";
import { agreementHash } from "./hash";
import { agreedSums, atOthers, atPlaces, changesBetween, everyPlace, judgeChoice } from "./rules";

const part = (reference: string, totalCents: number, over: object = {}) => ({
  ...{ brand: "Bosch", reference, name: reference, quantity: 1, publicCents: totalCents, unitCents: totalCents },
  ...{ discountBp: 1_000, vatRateBp: 2_000, totalCents, depositCents: null as number | null },
  ...over,
});

const kept = (id: number, minutes: number, includes: readonly number[] = []): KeptLabour => ({
  ...{ id, name: `Work ${id}`, minutes, rate: "T1", rateCents: 6_650, operation: `REN ${id}` },
  ...{ includes: includes.map((one) => `REN ${one}`), vin: null, plate: "AB-123-CD", ktype: 1, vehicle: "Clio" },
  ...{ advice: null, adviceWord: null, photos: [] },
});
const quoted = (rows: readonly KeptLabour[]) =>
  priceLabour(rows).map((work, at) => ({ ...quoteLabour(work, null), within: wholesAt(rows[at]!, rows) }));

const drawnParts = fc.array(fc.tuple(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 5_000 })), {
  maxLength: 8,
});
const drawnWorks = fc.array(
  fc.tuple(fc.integer({ min: 1, max: 600 }), fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 })),
  { maxLength: 6 },
);
const ticks = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });
const ticked = (all: readonly unknown[], marks: readonly boolean[]) => everyPlace(all).filter((at) => marks[at]);

describe("what is agreed of a quote", () => {
  it("comes to what a quote of these lines alone would, work that is part of other work included", () => {
    fc.assert(
      fc.property(drawnParts, drawnWorks, ticks, ticks, (parts, works, marks, more) => {
        const lines = parts.map(([cents, deposit], at) => part(`P${at}`, cents, { depositCents: deposit || null }));
        const rows = works.map(([minutes, includes], at) => kept(at + 1, minutes, includes));
        const choice = { lines: ticked(lines, marks), labour: ticked(rows, more) };
        const alone = { lines: atPlaces(lines, choice.lines), labour: quoted(atPlaces(rows, choice.labour)) };
        const { netCents, grossCents, vat, depositCents } = quoteTotals(alone.lines, alone.labour);
        const sums = agreedSums({ lines, labour: quoted(rows) }, choice);
        expect(sums).toMatchObject({ netCents, grossCents, depositCents: depositCents ?? 0 });
        expect(sums.vatCents).toBe(vat.reduce((sum, one) => sum + one.vatCents, 0));
        expect(sums.partsCents + sums.labourCents).toBe(netCents);
      }),
    );
  });

  it("comes to the whole quote when everything is", () => {
    const lines = [part("A", 3_501), part("B", 7_830, { depositCents: 1_500 })];
    const labour = quoted([kept(1, 15), kept(2, 60, [1])]);
    const { netCents, grossCents, depositCents } = quoteTotals(lines, labour);
    const all = { lines: everyPlace(lines), labour: everyPlace(labour) };
    expect(agreedSums({ lines, labour }, all)).toMatchObject({ netCents, grossCents, depositCents });
  });

  it("charges the time of a part whose whole is not agreed, in quotes that kept its name alone too", () => {
    const labour = quoted([kept(1, 15), kept(2, 60, [1])]);
    const old = labour.map(({ within: _, ...work }) => work);
    for (const all of [labour, old]) {
      expect(agreedSums({ lines: [], labour: all }, { lines: [], labour: [0] }).netCents).toBe(1_663);
      expect(agreedSums({ lines: [], labour: all }, { lines: [], labour: [0, 1] }).netCents).toBe(6_650);
    }
  });

  it("is some lines, each of the quote and each once", () => {
    const quote = { lines: [part("A", 1), part("B", 2)], labour: quoted([kept(1, 5)]) };
    const judge = (lines: number[], labour: number[] = []) => judgeChoice(quote, { lines, labour });
    expect([judge([]), judge([1], [0]), judge([], [0])]).toEqual(["nothing", "sound", "sound"]);
    expect([judge([2]), judge([0, 0]), judge([], [1])]).toEqual(["unknown", "unknown", "unknown"]);
  });

  it("leaves the others", () => {
    expect([atPlaces(["a", "b", "c"], [2, 0]), atOthers(["a", "b", "c"], [2, 0])]).toEqual([["a", "c"], ["b"]]);
  });
});

describe("changesBetween", () => {
  const before = { lines: [part("A", 100), part("B", 200)], labour: quoted([kept(1, 30)]) };
  it("names what came, what went, and what costs otherwise", () => {
    const after = { lines: [part("A", 120), part("C", 5)], labour: quoted([kept(1, 30), kept(2, 10)]) };
    expect(changesBetween(before, after)).toEqual({
      added: ["Bosch C", "Work 2"],
      removed: ["Bosch B"],
      changed: ["Bosch A"],
    });
  });
  it("names nothing between two that are alike", () => {
    expect(changesBetween(before, before)).toEqual({ added: [], removed: [], changed: [] });
  });
});

describe("agreementHash", () => {
  const content = { lines: [part("A", 1), part("B", 2)], company: { name: "Garage", city: "Lyon" } };
  const hash = (of: object, lines = [0]) => agreementHash({ content: of, lines, labour: [] });
  it("is the same whatever the order of keys, and another for any other content or choice", () => {
    const turned = { company: { city: "Lyon", name: "Garage" }, lines: content.lines };
    expect(hash(content)).toMatch(/^[0-9a-f]{64}$/);
    expect(hash(turned)).toBe(hash(content));
    const others = [hash(content, [1]), hash(content, [0, 1]), hash({ ...content, lines: [part("A", 2)] })];
    expect(new Set([hash(content), ...others]).size).toBe(4);
  });
});
