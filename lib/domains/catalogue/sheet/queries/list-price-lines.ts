import { getSupplyView } from "@/lib/domains/offers/queries/get-price-view";
import { hasRight, requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { alphabetOf } from "@/lib/shared/by-name";
import { countryName } from "@/lib/shared/country-name";
import type { Language } from "@/lib/shared/languages";
import { normaliseNumber } from "@/lib/shared/part-number";
import type { Country, Market, PriceLine } from "../prices";

/** What the trade pays; the other types are prices to the public. */
const purchaseType = "trade";
const marketCode: Record<Market, number> = { tecdoc: 1, world: 2 };

const ownNumber = catalogueStatement(
  "article_by_number",
  (s) => `select r.article_id as id from ${s}.article_ref r where r.norm = $1 and r.kind = 1 and r.brand_id = $2
    order by r.article_id limit 1`,
);

const lines = catalogueStatement(
  "price_lines",
  (
    s,
  ) => `select to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to", country as "countryCode",
      price_type as "priceType", cents as price, currency, price_unit as "priceUnit", quantity_unit as "quantityUnit"
    from ${s}.price_line where article_id = $1 and market = $2 order by country <> 'FR', country, price_type, from_day desc`,
);

const tradeOf = catalogueStatement(
  "article_trade",
  (s) => `select countries, vhu from ${s}.article_trade where article_id = $1`,
);

export interface NumberOfBrand {
  artNr: string;
  dlnr: number;
}

/** The article that a brand (data supplier) sells under a number, however it is written; 404 when it sells none. */
export async function getArticleId(actor: Actor, { artNr, dlnr }: NumberOfBrand): Promise<number> {
  requireUser(actor);
  const norm = normaliseNumber(artNr);
  const [row] = norm ? await readReplica<{ id: number }>(ownNumber(await liveCatalogue()), [norm, dlnr]) : [];
  if (!row) throw notFound();
  return row.id;
}

interface PricesOf {
  articleId: number;
  market: Market;
  lang: Language;
}

/** What an article costs by country on a market, France first; without purchase prices while the customer may look. */
export async function listPriceLines(actor: Actor, { articleId, market, lang }: PricesOf): Promise<PriceLine[]> {
  requireUser(actor);
  const values = [articleId, marketCode[market]];
  const [view, rows] = await Promise.all([
    getSupplyView(actor),
    readReplica<Omit<PriceLine, "countryName">>(lines(await liveCatalogue()), values),
  ]);
  const shown = view === "retail" ? rows.filter(({ priceType }) => priceType !== purchaseType) : rows;
  return shown.map((row) => ({ ...row, countryName: countryName(row.countryCode, lang) }));
}

interface Trade {
  countries: string[];
  vhu: number | null;
}

async function findTrade(articleId: number): Promise<Trade | null> {
  const [row] = await readReplica<Trade>(tradeOf(await liveCatalogue()), [articleId]);
  return row ?? null;
}

interface InLanguage {
  articleId: number;
  lang: Language;
}

/** The countries in which an article is sold, by name; for experts. */
export async function listCountries(actor: Actor, { articleId, lang }: InLanguage): Promise<Country[]> {
  requireRight(actor, "expertData");
  const codes = (await findTrade(articleId))?.countries ?? [];
  const named = codes.map((countryCode) => ({ countryCode, countryName: countryName(countryCode, lang) }));
  const order = alphabetOf(lang);
  return named.sort((a, b) => order(a.countryName, b.countryName));
}

/** Used ones of an article that breakers of end-of-life vehicles hold; null without the right vhu or when unknown. */
export async function findUsedCount(actor: Actor, { articleId }: { articleId: number }): Promise<number | null> {
  requireUser(actor);
  return hasRight(actor, "vhu") ? ((await findTrade(articleId))?.vhu ?? null) : null;
}
