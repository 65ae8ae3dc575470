import { bestOffer } from "./best";
import type { SupplierOffer } from "./schema";

const offer = (articleId: number, part: Partial<SupplierOffer> & { rank?: number }): SupplierOffer => ({
  ...{ articleId, state: "available", stocks: [], quantity: 1, text: null, date: null, hour: null, site: null },
  ...{ baseCents: 0, discount1Bp: 0, discount2Bp: 0, netCents: 1000, publicCents: 2000, depositCents: 0 },
  ...{ currency: "EUR", partType: null, supplier: { code: "A", name: "A", rank: part.rank ?? 1 } },
  ...part,
});
const best = (...offers: SupplierOffer[]) => {
  const articles = [...new Set(offers.map(({ articleId }) => articleId))].map((id) => ({ id }));
  const found = bestOffer(articles, (id) => offers.filter(({ articleId }) => articleId === id));
  return found && [found.article.id, found.offer.netCents ?? found.offer.publicCents];
};

describe("the best offer", () => {
  it("is the cheapest of those that are there", () => {
    expect(best(offer(1, { netCents: 900 }), offer(2, { netCents: 800 }), offer(3, { netCents: 850 }))).toEqual([
      2, 800,
    ]);
    expect(best(offer(1, { netCents: 900 }), offer(2, { netCents: 100, state: "unavailable" }))).toEqual([1, 900]);
  });

  it("is no used part while a new or rebuilt one is to be had", () => {
    const used = offer(2, { netCents: 100, partType: "économie circulaire" });
    expect(best(offer(1, {}), used)).toEqual([1, 1000]);
    expect(best(offer(1, { partType: "réusine" }), used)).toEqual([1, 1000]);
    expect(best(used)).toEqual([2, 100]);
  });

  it("is by the public price where no other was sent, and none without a price or an answer", () => {
    expect(best(offer(1, { netCents: null, publicCents: 1500 }))).toEqual([1, 1500]);
    expect(best(offer(1, { netCents: null, publicCents: null }), offer(2, { state: "error" }))).toBeNull();
    expect(best()).toBeNull();
  });

  it("is the first supplier's where prices are the same", () => {
    expect(best(offer(1, { rank: 2 }), offer(2, { rank: 1 }))).toEqual([2, 1000]);
  });
});
