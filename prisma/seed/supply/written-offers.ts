import type { Offer, Stock, StockedArticle } from "./offer";

const stock = (siteId: number, quantity: number, restockIn: number | null = null): Stock => ({
  siteId,
  quantity,
  restockIn,
});

function offer(
  supplierId: number,
  baseCents: number | null,
  discount1: number,
  publicCents: number | null,
  stocks: readonly Stock[],
): Offer {
  return {
    supplierId,
    baseCents,
    discount1,
    discount2: 0,
    depositCents: 0,
    publicCents,
    currency: "EUR",
    status: "ok",
    stocks,
  };
}

// Brake pads of the demonstration vehicle whose states are known: priced twice and refused once, in one place only,
// sold out, without a price, refused by their only supplier.
const WRITTEN: Record<string, readonly Offer[]> = {
  "Bosch|0986494104": [
    offer(2, 3863, 3800, 3890, [stock(21, 4)]),
    offer(3, 3900, 4000, 3890, [stock(31, 12)]),
    { ...offer(4, 3890, 3500, 3890, []), status: "ko" },
  ],
  "Brembo|P68033": [offer(1, 4420, 3857, 4420, [stock(11, 1)])],
  "TRW|GDB1634": [offer(2, 3600, 3917, 3600, [stock(21, 0, 6)])],
  "Valeo|598715": [offer(3, null, 0, null, [stock(31, 3)])],
  "ATE|13046072212": [offer(3, 4150, 3783, 4150, [stock(31, 6)])],
  "Brembo|P68041": [{ ...offer(5, 4380, 3000, 4380, []), status: "ko" }],
};

/** Offers written out for articles that checks and the guided tour name, or null. */
export function writtenOffers(article: Pick<StockedArticle, "brand" | "norm">): Offer[] | null {
  const offers = WRITTEN[`${article.brand}|${article.norm}`];
  return offers ? [...offers] : null;
}
