import type { readIngredients } from "@/prisma/seed/catalogue/load";
import type { Genart } from "@/prisma/seed/catalogue/parts/genarts";
import { PRICED_EVERY } from "@/prisma/seed/catalogue/trade/kits";
import { priceLines, tradeOf } from "@/prisma/seed/catalogue/trade/lines";
import { offersOf } from "@/prisma/seed/supply/offers";
import { type Offer } from "@/prisma/seed/supply/offer";
import { SUPPLIERS } from "@/prisma/seed/supply/suppliers";
import { copyCells } from "./csv";
import type { CsvFile } from "./csv-file";

type Ingredients = ReturnType<typeof readIngredients>;

export interface PricedArticle {
  id: number;
  brandId: number;
  genartId: number;
  norm: string;
}

/** Writes what suppliers ask for articles, and for some of them what they cost by country. */
export class PriceFiles {
  private readonly genarts: ReadonlyMap<number, Genart>;
  private readonly brands: ReadonlyMap<number, Ingredients["brands"][number]>;
  private readonly suppliers = new Map(SUPPLIERS.map(({ id, code }) => [id, code]));

  constructor(
    private readonly files: { prices: CsvFile; lines: CsvFile; trade: CsvFile },
    { genarts, brands }: Ingredients,
  ) {
    this.genarts = new Map(genarts.map((genart) => [genart.id, genart]));
    this.brands = new Map(brands.map((brand) => [brand.id, brand]));
  }

  addArticle({ id, brandId, genartId, norm }: PricedArticle): void {
    const genart = this.genarts.get(genartId);
    const brand = this.brands.get(brandId);
    if (!genart || !brand) return;
    const { familyId, subfamilyId } = genart;
    const { segment, name } = brand;
    const offers = offersOf({ id, genartId, familyId, subfamilyId, segment, brand: name, norm });
    for (const offer of offers) if (offer.status === "ok") this.addOffer(id, offer);
    if (id % PRICED_EVERY === 0) this.addCountries(id, genartId, offers);
  }

  private addOffer(id: number, offer: Offer): void {
    const { baseCents, publicCents, discount1, discount2, depositCents, currency } = offer;
    const supplier = this.suppliers.get(offer.supplierId) ?? "";
    this.files.prices.add(id, supplier, baseCents, publicCents, discount1, discount2, depositCents, currency);
  }

  private addCountries(id: number, genartId: number, offers: readonly Offer[]): void {
    const asked = offers.flatMap(({ publicCents, currency }) =>
      currency === "EUR" && publicCents ? [publicCents] : [],
    );
    const article = { id, genartId, publicCents: asked.length ? Math.max(...asked) : null };
    for (const line of priceLines(article)) {
      const [, market, ...rest] = copyCells(line);
      this.files.lines.add(id, market === "1" ? "tecdoc" : "world", ...rest);
    }
    const { countries, vhu } = tradeOf(article);
    this.files.trade.add(id, countries.join("|"), vhu);
  }
}
