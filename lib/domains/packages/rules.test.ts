import type { SupplierOffer } from "@/lib/domains/offers/schema";
import type { LabourLine } from "@/lib/domains/repair/times/schema";
import { applyChange, firstChoice, fluidPacks, joinParts, nameKey, offerWorks, packsFor, worksCents } from "./rules";
import type { KeptPart } from "./schema";

const part = (over: Partial<KeptPart> = {}): KeptPart => ({
  ...{ genartId: 10001, label: "Plaquettes", positions: ["front"], quantity: 1, pieces: 4 },
  ...{ brand: "Bosch", partType: "neuve" },
  ...over,
});
const offer = (articleId: number, netCents: number, over: object = {}) =>
  ({
    ...{ articleId, netCents, publicCents: null, currency: "EUR", state: "available", partType: "neuve" },
    supplier: { code: "local", name: "Local", rank: 1 },
    ...over,
  }) as unknown as SupplierOffer;
const articles = [
  { id: 1, brand: "Bosch" },
  { id: 2, brand: "Valeo" },
];
const chosen = (offers: SupplierOffer[], of = part(), packs?: (article: { id: number }) => number) => {
  const best = firstChoice(of, articles, (id) => offers.filter(({ articleId }) => articleId === id), packs);
  return best && [best.article.id, best.offer.netCents];
};

describe("the first choice for a part", () => {
  it("is there, of the quality of before, and then the cheapest", () => {
    expect(chosen([offer(1, 3_000), offer(1, 2_500), offer(2, 1_000)])).toEqual([1, 2_500]);
    expect(chosen([offer(1, 3_000, { state: "delivery" }), offer(2, 4_000), offer(2, 3_500)])).toEqual([2, 3_500]);
  });

  it("is no used part where a new one was sold, and a used one where that was", () => {
    const offers = [offer(1, 500, { partType: "occasion" }), offer(2, 4_000)];
    expect(chosen(offers)).toEqual([2, 4_000]);
    expect(chosen(offers, part({ partType: "occasion" }))).toEqual([1, 500]);
  });

  it("is the cheapest for the packs that it takes", () => {
    const offers = [offer(1, 1_000), offer(2, 1_500)];
    expect(chosen(offers, part({ brand: "Febi" }), ({ id }) => (id === 1 ? 2 : 1))).toEqual([2, 1_500]);
  });

  it("is nothing where nobody has a price in euro", () => {
    expect(chosen([offer(1, 100, { state: "error" }), offer(2, 100, { currency: "CHF" }), offer(1, 0)])).toBeNull();
  });
});

it.each([
  ["as many packs where one does not tell its pieces", part({ quantity: 2, pieces: null }), 4, 2],
  ["the other's pieces", part({ genartId: 10002, quantity: 1, pieces: 2 }), 1, 2],
  ["no less than one pack", part({ genartId: 10002, quantity: 1, pieces: 1 }), 2, 1],
  ["one plug for each of six cylinders", part({ genartId: 10183, quantity: 4, pieces: 1 }), 1, 6],
])("a package asks for %s", (_, kept, pieces, packs) => {
  expect(packsFor(kept, { pieces }, 6)).toBe(packs);
});

it.each([
  ["what the vehicle takes", { quantity: 5, size: 1 }, 5, 4.5, 1],
  ["what was sold, in other packs", { quantity: 5, size: 1 }, 2, null, 3],
  ["as many packs where nothing tells their size", { quantity: 5 }, 1, null, 5],
  ["one pack where the vehicle takes little of it", { quantity: 1, size: 1 }, 5, 0.9, 1],
])("a package asks of a fluid for %s", (_, kept, size, amount, packs) => {
  expect(fluidPacks(kept, { size }, amount)).toBe(packs);
});

it("joins parts of one kind at one place, and tells names apart as people do", () => {
  const rear = part({ positions: ["rear"] });
  expect(joinParts([part(), rear, part({ quantity: 2 })])).toEqual([part({ quantity: 3 }), rear]);
  expect(nameKey("  Freins  AVANT ")).toBe(nameKey("freins avant"));
  expect(nameKey("Freins arrière")).not.toBe(nameKey("Freins avant"));
});

const line = (key: string, minutes: number, includes: string[] = []): LabourLine => ({
  ...{ key, label: `Work ${key}`, action: "replace", minutes, includes },
});
const lines = [line("b/FBD", 85, ["b/FBP"]), line("b/FBP", 48)];
const work = (name: string, operation: string | null, rate: "T1" | "T2" = "T1") => ({
  ...{ name, minutes: 30, rate, operation },
});

describe("work for a vehicle", () => {
  it("has the time of the repair data, found by its key, else by its words, and its own where they know nothing", () => {
    const works = [work("Pads", "b/FBP"), work("WORK b/FBD", "service/1/9"), work("Wash", null), work("Horn", "b/H")];
    const offers = offerWorks(works, lines, [{ rate: "T1", cents: 6_000 }]);
    expect(offers.map(({ minutes, fromData }) => [minutes, fromData])).toEqual([
      [48, true],
      [85, true],
      [30, false],
      [30, false],
    ]);
    expect(offers.map(({ within }) => within)).toEqual([[1], [], [], []]);
    expect(worksCents(offers)).toBe(8_500 + 3_000 + 3_000);
    expect(worksCents(offers.slice(0, 1))).toBe(4_800);
  });

  it("is charged at its rate, else at the company's first, and at nothing where it has none", () => {
    const rates = [{ rate: "T1", cents: 6_000 } as const];
    expect(offerWorks([work("Wash", null, "T2")], [], rates)).toMatchObject([{ rate: "T1", cents: 6_000 }]);
    expect(offerWorks([work("Wash", null)], [], [])).toMatchObject([{ rate: "T1", cents: null }]);
  });
});

it("keeps of a package what a change names, at its new quantity, and takes new work", () => {
  const kept = { parts: [part(), part({ genartId: 10002 })], works: [work("Pads", "b/FBP")] };
  const change = {
    parts: [{ at: 1, quantity: 5 }],
    works: [
      { at: 0, name: "Plaquettes", minutes: 40, rate: "T2" as const },
      { at: null, name: "Lavage", minutes: 10, rate: "T1" as const },
    ],
  };
  expect(applyChange(kept, { ...change, parts: [...change.parts, { at: 9, quantity: 1 }] })).toEqual({
    parts: [part({ genartId: 10002, quantity: 5 })],
    works: [
      { name: "Plaquettes", minutes: 40, rate: "T2", operation: "b/FBP" },
      { name: "Lavage", minutes: 10, rate: "T1", operation: null },
    ],
  });
});
