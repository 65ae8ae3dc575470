import { normaliseNumber } from "@/lib/shared/part-number";
import { arrivalOf, parisTime } from "../arrival";
import type { KnownArticle } from "../embedded-articles";
import type { SupplierOffer } from "../port";
import { refusedOffer } from "../sound";
import { readDay, readHour, readHundredths, readNumber, readText } from "./read-value";
import type { fieldNames, SupplierSettings } from "./settings";

type Field = (typeof fieldNames)[number];
type Settings = Pick<SupplierSettings, "currency" | "cents" | "fields" | "sites">;

// Where a service is expected to write each field; the installation's own paths go before.
const usual: Record<Field, readonly string[]> = {
  id: ["id", "articleId"],
  brand: ["makeLabel", "brand"],
  number: ["ArtNr", "number"],
  status: ["status"],
  quantity: ["disponibilite.quantite", "quantity"],
  text: ["disponibilite.texte", "text"],
  date: ["disponibilite.date", "date"],
  hour: ["disponibilite.heure", "hour"],
  site: ["disponibilite.site", "site"],
  stocks: ["disponibilite.stocks", "stocks"],
  stockName: ["name"],
  stockQuantity: ["qty"],
  base: ["prix.prixBase", "base"],
  discount1: ["prix.remise1", "discount1"],
  discount2: ["prix.remise2", "discount2"],
  deposit: ["prix.consigne", "deposit"],
  public: ["prix.prixPublic", "public"],
  currency: ["currency"],
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const valueAt = (record: unknown, path: string): unknown =>
  path.split(".").reduce((at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined), record);

const reader =
  ({ fields }: Settings) =>
  (record: unknown, field: Field): unknown => {
    const paths = fields[field] ? [fields[field]] : usual[field];
    return paths.map((path) => valueAt(record, path)).find((value) => value !== undefined);
  };

const mostSites = 50;

/** Our offers of a service's records for the articles that it was asked about; what cannot be read is NaN or null. */
export function mapOffers(
  records: readonly unknown[],
  articles: readonly KnownArticle[],
  settings: Settings,
  now: Date,
): SupplierOffer[] {
  const read = reader(settings);
  const ids = new Set(articles.map(({ id }) => String(id)));
  const byNumber = new Map(articles.map(({ id, brand, number }) => [keyOf(brand, number), id]));
  return records.filter(isRecord).flatMap((record) => {
    const own = readText(read(record, "id"), 40) ?? "";
    const named = byNumber.get(keyOf(read(record, "brand"), read(record, "number")));
    const articleId = ids.has(own) ? Number(own) : named;
    return articleId === undefined ? [] : [offerOf(record, articleId, settings, now)];
  });
}

const keyOf = (brand: unknown, number: unknown): string =>
  `${normaliseNumber(readText(brand, 100) ?? "")} ${normaliseNumber(readText(number, 100) ?? "")}`;

function offerOf(record: unknown, articleId: number, settings: Settings, now: Date): SupplierOffer {
  const read = (field: Field) => reader(settings)(record, field);
  const currency = readText(read("currency"), 10)?.toUpperCase() ?? settings.currency;
  const refused = readText(read("status"), 10)?.toLowerCase() === "ko" || currency !== settings.currency;
  if (refused) return refusedOffer(articleId, settings.currency);
  const stocks = stocksOf(record, settings);
  const given = readNumber(read("quantity"));
  const cents = (field: Field) => readHundredths(read(field), settings.cents);
  return {
    articleId,
    status: "ok",
    stocks: stocks.filter(({ qty }) => qty !== 0).map(({ name, qty }) => ({ name, qty })),
    quantity: given ?? (stocks.length > 0 ? stocks.reduce((sum, { qty }) => sum + qty, 0) : null),
    text: readText(read("text"), 200),
    ...arrivalSaid(read, stocks, settings, now),
    baseCents: cents("base"),
    discount1Bp: readHundredths(read("discount1")) ?? 0,
    discount2Bp: readHundredths(read("discount2")) ?? 0,
    publicCents: cents("public"),
    depositCents: cents("deposit") ?? 0,
    currency: settings.currency,
  };
}

interface Stock {
  code: string;
  name: string;
  qty: number;
}

function stocksOf(record: unknown, settings: Settings): Stock[] {
  const list = reader(settings)(record, "stocks");
  if (!Array.isArray(list)) return [];
  return list.slice(0, mostSites).flatMap((one) => {
    const code = readText(reader(settings)(one, "stockName"), 60);
    if (code === null) return [];
    return [
      { code, name: settings.sites[code]?.name ?? code, qty: readNumber(reader(settings)(one, "stockQuantity")) ?? 0 },
    ];
  });
}

type Said = Pick<SupplierOffer, "date" | "hour" | "site" | "rounds">;

/** The arrival that the service names; else the first of the sites with stock whose hours are configured. */
function arrivalSaid(read: (field: Field) => unknown, stocks: readonly Stock[], { sites }: Settings, now: Date): Said {
  const date = readDay(read("date"));
  const code = readText(read("site"), 60);
  if (date) return { date, hour: readHour(read("hour")), site: code && (sites[code]?.name ?? code) };
  const clock = parisTime(now);
  const all = stocks
    .flatMap(({ code, name, qty }) => {
      const { cutoffHour, deliveryHour, deliveryDays } = sites[code] ?? {};
      if (!(qty > 0) || cutoffHour === undefined || deliveryHour === undefined || deliveryDays === undefined) return [];
      return [{ ...arrivalOf({ cutoffHour, deliveryHour, deliveryDays }, clock), site: name, pieces: qty }];
    })
    .sort((a, b) => a.date.localeCompare(b.date) || a.hour - b.hour);
  const [first] = all;
  if (!first) return { date: null, hour: null, site: null };
  const rounds = all.map(({ date: day, hour, pieces }) => ({ date: day, hour, pieces }));
  return { date: first.date, hour: first.hour, site: first.site, rounds };
}
