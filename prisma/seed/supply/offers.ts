import { hash, Random } from "../catalogue/random";
import type { Offer, Stock, StockedArticle } from "./offer";
import { depositCents } from "./retail/deposits";
import { retailCents } from "./retail/retail";
import { SUPPLIERS, type Supplier } from "./suppliers";
import { writtenOffers } from "./written-offers";

const KO = 0.01;
const PRICELESS = 0.004;
const FRANCS = 1.1;

/** How much of a part a site holds, by what it costs in cents: filters by the shelf, engines one or none. */
const SHELVES = [
  { below: 2000, held: 0.88, most: 48, wait: 4 },
  { below: 6000, held: 0.8, most: 16, wait: 6 },
  { below: 20_000, held: 0.65, most: 6, wait: 8 },
  { below: 60_000, held: 0.45, most: 3, wait: 12 },
  { below: Infinity, held: 0.25, most: 1, wait: 20 },
] as const;

function stocksOf(supplier: Supplier, publicCents: number, random: Random): Stock[] {
  const shelf = SHELVES.find(({ below }) => publicCents < below) ?? SHELVES[0];
  return supplier.sites
    .filter(() => random.chance(0.75))
    .map(({ id }) => {
      const quantity = random.chance(shelf.held)
        ? random.int(1, random.chance(0.3) ? shelf.most : 1 + (shelf.most >> 2))
        : 0;
      const restockIn = quantity === 0 && random.chance(0.7) ? random.int(1, shelf.wait) : null;
      return { siteId: id, quantity, restockIn };
    });
}

// A supplier grants one discount for a family and class of brands, and now and then a second one.
function discountsOf(supplier: Supplier, { familyId, segment }: StockedArticle, random: Random): [number, number] {
  const agreed = 24 + (hash(supplier.id, familyId, segment.length, 83) % 9) * 2.5;
  return [100 * agreed, random.chance(0.3) ? 100 * random.int(2, 8) : 0];
}

function offerOf(supplier: Supplier, article: StockedArticle, publicCents: number, random: Random): Offer {
  const level = supplier.level * (0.98 + 0.04 * random.next());
  const priceless = random.chance(PRICELESS);
  const [discount1, discount2] = discountsOf(supplier, article, random);
  return {
    supplierId: supplier.id,
    baseCents: priceless ? null : Math.round(publicCents * level),
    discount1,
    discount2,
    depositCents: depositCents(article.genartId, article.reman, article.size),
    publicCents: priceless ? null : publicCents,
    currency: supplier.currency,
    status: random.chance(KO) ? "ko" : "ok",
    stocks: stocksOf(supplier, publicCents, random),
  };
}

/** Every supplier's offer of an article, by supplier: the same article always gets the same offers. */
export function offersOf(article: StockedArticle): Offer[] {
  const written = writtenOffers(article);
  if (written) return written;
  const random = new Random(article.id, article.genartId, 77);
  const publicCents = retailCents(article, random.next());
  const sellers = SUPPLIERS.filter(({ share }) => random.chance(share)).slice(0, 4);
  return sellers.map((supplier) => {
    const local = supplier.currency === "CHF" ? Math.round((publicCents * FRANCS) / 5) * 5 : publicCents;
    return offerOf(supplier, article, local, random);
  });
}
