import { usualSettings } from "@/lib/domains/account/settings/fields";
import { labourCents, priceLabour, ratesOf, readTime, settleRate, typedTime, wholeOf, workFaults } from "./rules";
import type { KeptLabour } from "./schema";

const work = (id: number, minutes: number, includes: string[] = [], over: Partial<KeptLabour> = {}): KeptLabour => ({
  ...{ id, name: `Work ${id}`, minutes, rate: "T1", rateCents: 6_650, operation: `REN ${id}` },
  ...{ includes: includes.map((part) => `REN ${part}`), vin: null, plate: "AB-123-CD", ktype: 1, vehicle: "Clio" },
  ...{ advice: null, adviceWord: null, photos: [] },
  ...over,
});

describe("work in a cart", () => {
  it("costs its time by its rate, to the cent", () => {
    const lines = priceLabour([work(1, 61), work(2, 7, [], { rate: "paint", rateCents: 7_900 })]);
    expect(lines.map(({ totalCents }) => totalCents)).toEqual([6_761, 922]);
    expect(labourCents(lines)).toBe(7_683);
  });

  it("is counted once where it is part of other work, which is named", () => {
    const lines = priceLabour([work(1, 15), work(2, 40, ["1"]), work(3, 60, ["2", "1"]), work(4, 30)]);
    expect(lines.map(({ totalCents, includedIn }) => [totalCents, includedIn])).toEqual([
      [0, "Work 3"],
      [0, "Work 3"],
      [6_650, null],
      [3_325, null],
    ]);
  });

  it("counts one of two that name each other, and neither part nor own time of another vehicle", () => {
    const round = priceLabour([work(1, 10, ["2"]), work(2, 20, ["1"])]);
    expect(round.map(({ totalCents }) => totalCents > 0)).toEqual([true, false]);
    const other = { plate: "EF-456-GH" };
    expect(wholeOf(work(1, 10), [work(1, 10), work(2, 20, ["1"], other)])).toBeNull();
    const own = work(3, 10, [], { operation: null });
    expect(wholeOf(own, [own, work(2, 20, ["3"])])).toBeNull();
  });
});

it("offers the rates that are set, in their order", () => {
  expect(ratesOf(usualSettings)).toEqual([]);
  expect(ratesOf({ ...usualSettings, labourPaint: 7_900, labourT1: 6_650 })).toEqual([
    { rate: "T1", cents: 6_650 },
    { rate: "paint", cents: 7_900 },
  ]);
});

it.each([
  ["as it was added", { rate: "T1", cents: 6_000 }, 6_000],
  ["at the rate of now", { rate: "T1", cents: 6_650 }, 6_650],
  ["at a rate that has changed meanwhile", { rate: "paint", cents: 7_000 }, 7_900],
  ["at no rate", { rate: "T3", cents: 7_000 }, null],
])("charges changed work %s", (_, wanted, cents) => {
  const rates = [
    { rate: "T1", cents: 6_650 },
    { rate: "paint", cents: 7_900 },
  ] as const;
  expect(settleRate(wanted, { own: { rate: "T1", cents: 6_000 }, rates })).toBe(cents);
});

it.each([1, 59, 60, 61, 605, 6_000])("writes %p minutes as they are read", (minutes) => {
  expect(readTime(typedTime(minutes))).toBe(minutes);
});

it.each([
  ["1:30", 90],
  ["1 h 30", 90],
  ["1h30", 90],
  ["2 h", 120],
  ["1,5", 90],
  ["1.5 h", 90],
  [" 0,33 ", 20],
  ["45 min", 45],
  ["45'", 45],
  ["100", 6_000],
  ["100,1", null],
  ["0", null],
  ["0:00", null],
  ["1:75", null],
  ["-1", null],
  ["demain", null],
  ["", null],
])("reads %p as %p minutes", (text, minutes) => expect(readTime(text)).toBe(minutes));

it.each([
  ["Vidange", "1 h 30", {}],
  [" ", "45 min", { name: "required" }],
  ["", "soon", { name: "required", minutes: "time" }],
])("says of %p in %p what is wrong", (name, minutes, faults) => expect(workFaults({ name, minutes })).toEqual(faults));
