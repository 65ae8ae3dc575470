import type { readIngredients } from "../catalogue/load";
import type { Genart } from "../catalogue/parts/genarts";
import { PRICED_EVERY } from "../catalogue/trade/kits";
import { priceLines, tradeOf } from "../catalogue/trade/lines";
import type { Offer } from "../supply/offer";
import { offersOf } from "../supply/offers";
import { pricedBy } from "../supply/stocked-article";
import { SUPPLIERS } from "../supply/suppliers";
import { copyCells } from "./csv";
import type { CsvFile } from "./csv-file";

type Ingredients = ReturnType<typeof readIngredients>;

export interface PricedArticle {
  id: number;
  brandId: number;
  genartId: number;
  norm: string;
  setId: number;
  /** its criteria that decide its price */
  values: ReadonlyMap<string, string>;
}

/** Writes what suppliers ask for articles, and for some of them what they cost by country. */
export class PriceFiles {
  private readonly genarts: ReadonlyMap<number, Genart>;
  private readonly brands: ReadonlyMap<number, Ingredients["brands"][number]>;
  private readonly suppliers = new Map(SUPPLIERS.map(({ id, code }) => [id, code]));

  constructor(
    private readonly files: { prices: CsvFile; lines: CsvFile; trade: CsvFile },
    private readonly ingredients: Ingredients,
  ) {
    this.genarts = new Map(ingredients.genarts.map((genart) => [genart.id, genart]));
    this.brands = new Map(ingredients.brands.map((brand) => [brand.id, brand]));
  }

  addArticle({ id, brandId, genartId, norm, setId, values }: PricedArticle): void {
    const genart = this.genarts.get(genartId);
    const brand = this.brands.get(brandId);
    if (!genart || !brand) return;
    const { segment, name } = brand;
    const priced = pricedBy(id, this.ingredients.classes.get(setId), values);
    const offers = offersOf({ id, genartId, familyId: genart.familyId, segment, brand: name, norm, ...priced });
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
