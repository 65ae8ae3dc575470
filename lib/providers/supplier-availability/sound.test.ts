import type { SupplierOffer } from "./port";
import { soundOffers } from "./sound";

const pads: SupplierOffer = {
  ...{
    articleId: 7,
    status: "ok",
    stocks: [{ name: "Lyon", qty: 4 }],
    quantity: 4,
    text: null,
    date: null,
    hour: null,
  },
  ...{ site: null, baseCents: 3890, discount1Bp: 4000, discount2Bp: 0, publicCents: 3890, depositCents: 0 },
  currency: "EUR",
};

describe("soundOffers", () => {
  it.each<[string, Partial<SupplierOffer>]>([
    ["a price of null", { baseCents: null, publicCents: null }],
    ["a price of 0", { baseCents: 0, publicCents: 0 }],
    ["a discount of everything", { discount1Bp: 10_000 }],
    ["no count", { quantity: null, stocks: [] }],
    ["an arrival", { date: "2026-11-21", hour: 0 }],
  ])("leaves %s to the rules of display", (_, part) => {
    expect(soundOffers([{ ...pads, ...part }], [7])).toEqual([{ ...pads, ...part }]);
  });

  it.each<[string, Partial<Record<keyof SupplierOffer, unknown>>]>([
    ["a negative price", { baseCents: -1 }],
    ["a negative public price", { publicCents: -1 }],
    ["a price that is no number", { baseCents: NaN }],
    ["a price of 1e12", { baseCents: 1e12 }],
    ["an endless price", { publicCents: Infinity }],
    ["half a cent", { baseCents: 10.5 }],
    ["a text for a price", { baseCents: "3890" }],
    ["another currency", { currency: "USD" }],
    ["a negative deposit", { depositCents: -500 }],
    ["a discount above 100 percent", { discount1Bp: 10_001 }],
    ["a negative discount", { discount2Bp: -1 }],
    ["fewer pieces than none", { quantity: -1 }],
    ["half a piece", { quantity: 0.5 }],
    ["a site with fewer than none", { stocks: [{ name: "Lyon", qty: -4 }] }],
    ["the day 2026-02-31", { date: "2026-02-31" }],
    ["the hour 24", { hour: 24 }],
  ])("makes the line with %s an error, without a figure, and keeps its neighbour", (_, part) => {
    const lying = { ...pads, ...part } as SupplierOffer;
    const [wrong, right] = soundOffers([lying, { ...pads, articleId: 8 }], [7, 8]);
    expect(wrong).toMatchObject({ articleId: 7, status: "ko", baseCents: null, publicCents: null, quantity: null });
    expect(wrong?.stocks).toEqual([]);
    expect(right).toEqual({ ...pads, articleId: 8 });
  });

  it("believes no line that was not asked for, and of two the first", () => {
    expect(soundOffers([{ ...pads, articleId: 9 }, pads, { ...pads, baseCents: 1 }], [7])).toEqual([pads]);
  });
});
