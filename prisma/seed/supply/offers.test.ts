import { offersOf } from "./offers";
import { type StockedArticle } from "./offer";
import { SUPPLIERS } from "./suppliers";

const article = (id: number, more: Partial<StockedArticle> = {}): StockedArticle => ({
  id,
  genartId: 10265,
  familyId: 14,
  segment: "OE",
  brand: "Valeo",
  norm: `N${id}`,
  kind: "car",
  size: 0.4,
  reman: true,
  ...more,
});

const net = (base: number, d1: number, d2: number): number => Math.round((base * (10_000 - d1) * (10_000 - d2)) / 1e8);

describe("offersOf", () => {
  it("answers the same offers every time", () => {
    expect(offersOf(article(42))).toEqual(offersOf(article(42)));
  });

  it("keeps to each supplier's currency and sites, nets below the public price", () => {
    for (let id = 1; id < 500; id++) {
      for (const offer of offersOf(article(id))) {
        const supplier = SUPPLIERS.find((candidate) => candidate.id === offer.supplierId);
        expect(offer.currency).toBe(supplier?.currency);
        expect(offer.depositCents).toBeGreaterThan(0);
        for (const { siteId, quantity, restockIn } of offer.stocks) {
          expect(supplier?.sites.map((site) => site.id)).toContain(siteId);
          expect(quantity === 0 || restockIn === null).toBe(true);
        }
        if (offer.baseCents === null || offer.publicCents === null) continue;
        expect(net(offer.baseCents, offer.discount1, offer.discount2)).toBeLessThan(offer.publicCents);
      }
    }
  });

  it("asks a deposit for parts made anew only", () => {
    const filter = article(7, { genartId: 10035, familyId: 2, reman: false });
    for (const none of [filter, article(7, { reman: false })])
      expect(offersOf(none).every(({ depositCents }) => depositCents === 0)).toBe(true);
  });

  it("keeps what is cheap by the shelf and what is dear by the piece", () => {
    const most = (genartId: number) =>
      Math.max(
        ...Array.from({ length: 200 }, (_, i) => offersOf(article(i + 1, { genartId, reman: false })))
          .flat()
          .flatMap(({ stocks }) => stocks.map(({ quantity }) => quantity)),
      );
    expect(most(10035)).toBeGreaterThan(20);
    expect(most(10205)).toBeLessThanOrEqual(3);
  });

  it("shows the written states of the demonstration's pads", () => {
    const pad = (brand: string, norm: string) => offersOf(article(1, { genartId: 10001, familyId: 1, brand, norm }));
    const bosch = pad("Bosch", "0986494104");
    expect(bosch.map(({ baseCents, discount1 }) => net(baseCents ?? 0, discount1, 0)).slice(0, 2)).toEqual([
      2395, 2340,
    ]);
    expect(bosch[2]?.status).toBe("ko");
    expect(pad("Valeo", "598715")[0]?.baseCents).toBeNull();
    expect(pad("Brembo", "P68041").every(({ status }) => status === "ko")).toBe(true);
    expect(pad("TRW", "GDB1634")[0]?.stocks).toEqual([{ siteId: 21, quantity: 0, restockIn: 6 }]);
  });
});
