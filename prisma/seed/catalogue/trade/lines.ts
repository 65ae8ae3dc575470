import { line } from "@/lib/import/copy/line";
import { hash } from "../random";
import { isReclaimed } from "./used-parts";

export interface TradedArticle {
  id: number;
  genartId: number;
  /** retail price in euro that suppliers name, null when none does */
  publicCents: number | null;
}

interface Country {
  code: string;
  currency: string;
  /** list prices against the French ones, in percent of the amount in euro, and what a euro is worth */
  level: number;
  rate: number;
}

const TECDOC = 1;
const WORLD = 2;

const EUROPE: readonly Country[] = [
  { code: "FR", currency: "EUR", level: 100, rate: 1 },
  { code: "BE", currency: "EUR", level: 103, rate: 1 },
  { code: "DE", currency: "EUR", level: 97, rate: 1 },
  { code: "ES", currency: "EUR", level: 94, rate: 1 },
  { code: "IT", currency: "EUR", level: 98, rate: 1 },
  { code: "CH", currency: "CHF", level: 118, rate: 0.95 },
];
const OVERSEAS: readonly Country[] = [
  { code: "US", currency: "USD", level: 92, rate: 1.1 },
  { code: "GB", currency: "GBP", level: 101, rate: 0.85 },
  { code: "JP", currency: "JPY", level: 110, rate: 160 },
  { code: "TR", currency: "TRY", level: 82, rate: 37 },
];

const sold = (countries: readonly Country[], { id }: TradedArticle): Country[] =>
  countries.filter(({ code }, index) => code === "FR" || hash(id, index, 21) % 4 !== 0);

function priceLine(
  { id, publicCents }: { id: number; publicCents: number },
  market: number,
  { code, currency, level, rate }: Country,
  type: "list" | "trade",
): string {
  const share = type === "trade" ? 72 : 100;
  const cents = Math.round((publicCents * level * share * rate) / 10_000);
  return line(id, market, code, type, cents, currency, 1, "piece", "2026-01-01", "2026-12-31");
}

/** Price lines of an article whose price is known: the maker's list price by European country with a trade price in France, world market prices. */
export function priceLines(article: TradedArticle): string[] {
  const { id, publicCents } = article;
  if (publicCents === null) return [];
  const priced = { id, publicCents };
  const europe = sold(EUROPE, article);
  const lines = europe.map((country) => priceLine(priced, TECDOC, country, "list"));
  const home = europe.slice(0, 1).map((country) => priceLine(priced, TECDOC, country, "trade"));
  return [...lines, ...home, ...sold(OVERSEAS, article).map((country) => priceLine(priced, WORLD, country, "list"))];
}

/** Where an article is sold, and the used ones that breakers hold: none of what may not be sold used, one in three is not counted. */
export function tradeOf(article: TradedArticle): { countries: string[]; vhu: number | null } {
  const countries = [...sold(EUROPE, article), ...sold(OVERSEAS, article)].map(({ code }) => code);
  const counted = isReclaimed(article.genartId) && article.id % 3 !== 0;
  return { countries, vhu: counted ? hash(article.id, 33) % 24 : null };
}
