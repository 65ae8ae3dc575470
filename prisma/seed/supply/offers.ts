import { Random } from "../catalogue/random";
import type { Offer, Stock, StockedArticle } from "./offer";
import { isExchangePart, listPrice } from "./price-levels";
import { SUPPLIERS, type Supplier } from "./suppliers";
import { writtenOffers } from "./written-offers";

const KO = 0.01;
const PRICELESS = 0.004;

function stocksOf(supplier: Supplier, random: Random): Stock[] {
  return supplier.sites
    .filter(() => random.chance(0.75))
    .map(({ id }) => {
      const quantity = random.chance(0.2) ? 0 : random.int(1, random.chance(0.3) ? 40 : 8);
      const restockIn = quantity === 0 && random.chance(0.7) ? random.int(2, 20) : null;
      return { siteId: id, quantity, restockIn };
    });
}

function offerOf(supplier: Supplier, article: StockedArticle, publicCents: number, random: Random): Offer {
  const level = supplier.level * (0.97 + 0.06 * random.next());
  const priceless = random.chance(PRICELESS);
  const deposit = isExchangePart(article.genartId) ? Math.max(1000, Math.round((publicCents * 0.15) / 500) * 500) : 0;
  return {
    supplierId: supplier.id,
    baseCents: priceless ? null : Math.round(publicCents * level),
    discount1: 100 * random.int(25, 45),
    discount2: random.chance(0.3) ? 100 * random.int(2, 8) : 0,
    depositCents: deposit,
    publicCents: priceless ? null : publicCents,
    currency: supplier.currency,
    status: random.chance(KO) ? "ko" : "ok",
    stocks: stocksOf(supplier, random),
  };
}

/** Every supplier's offer of an article, by supplier: the same article always gets the same offers. */
export function offersOf(article: StockedArticle): Offer[] {
  const written = writtenOffers(article);
  if (written) return written;
  const random = new Random(article.id, article.genartId, 77);
  const publicCents = Math.round((listPrice(article, article.segment) * (0.85 + 0.3 * random.next())) / 5) * 5;
  const sellers = SUPPLIERS.filter(({ share }) => random.chance(share)).slice(0, 4);
  return sellers.map((supplier) => {
    const local = supplier.currency === "CHF" ? Math.round((publicCents * 1.1) / 5) * 5 : publicCents;
    return offerOf(supplier, article, local, random);
  });
}
