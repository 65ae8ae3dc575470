import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink, type RowSink } from "@/lib/import/copy/sink";
import type { SetClass } from "../catalogue/sets/set-class";
import { offersOf } from "./offers";
import { type Offer, type StockedArticle } from "./offer";
import { PRICED_BY, pricedBy } from "./stocked-article";
import { SUPPLIERS } from "./suppliers";

export interface SupplyOptions {
  /** the catalogue version whose articles are priced, such as catalogue_1 */
  schema: string;
  /** what the articles of each set of vehicles are built for */
  classes: ReadonlyMap<number, SetClass>;
  /** ISO day from which restock days count */
  referenceDay?: string;
  onProgress?: (text: string) => void;
}

const BATCH = 25_000;
const DAY = 86_400_000;

type ArticleRow = Pick<StockedArticle, "id" | "genartId" | "familyId" | "segment" | "brand" | "norm"> & {
  setId: number | null;
  valueIds: number[];
};

const ARTICLES = `SELECT a.id, a.genart_id AS "genartId", g.family_id AS "familyId", b.segment, b.name AS brand,
  a.article_norm AS norm, a.fitset_id AS "setId", array(SELECT v FROM unnest(a.crit) v WHERE v = any($2)) AS "valueIds"
  FROM article a JOIN genart g ON g.id = a.genart_id JOIN brand b ON b.id = a.brand_id
  WHERE a.id > $1 ORDER BY a.id LIMIT ${BATCH}`;

type PricedValues = ReadonlyMap<number, readonly [key: string, value: string]>;

async function readPricedValues(client: pg.Client): Promise<PricedValues> {
  const { rows } = await client.query<{ id: number; key: string; value: string }>(
    `SELECT v.id, c.key, v.value FROM criterion_value v JOIN criterion c ON c.id = v.criterion_id WHERE c.key = any($1)`,
    [[...PRICED_BY]],
  );
  return new Map(rows.map(({ id, key, value }) => [id, [key, value]]));
}

const stocked = (row: ArticleRow, classes: SupplyOptions["classes"], values: PricedValues): StockedArticle => ({
  ...row,
  ...pricedBy(row.id, classes.get(row.setId ?? 0), new Map(row.valueIds.flatMap((id) => [values.get(id) ?? ["", ""]]))),
});

function priceLine(articleId: number, offer: Offer): string {
  const { supplierId, baseCents, discount1, discount2, depositCents, publicCents, currency, status } = offer;
  return line(articleId, supplierId, baseCents, discount1, discount2, depositCents, publicCents, currency, status);
}

function stockLines(articleId: number, offer: Offer, day: number): string[] {
  return offer.stocks.map(({ siteId, quantity, restockIn }) => {
    const restock = restockIn === null ? null : new Date(day + restockIn * DAY).toISOString().slice(0, 10);
    return line(articleId, offer.supplierId, siteId, quantity, restock);
  });
}

async function writeSuppliers(sink: RowSink): Promise<void> {
  const suppliers = SUPPLIERS.map(({ id, code, name, currency, rank, phone = "", terms }) =>
    line(
      id,
      code,
      name,
      currency,
      rank,
      phone === "",
      phone,
      terms.carriageCents,
      terms.freeFromCents,
      terms.minimumCents,
    ),
  );
  const columns = "id, code, name, currency, rank, takes_orders, phone, carriage_cents, free_from_cents, minimum_cents";
  await sink.write("supply.supplier", columns, suppliers);
  const sites = SUPPLIERS.flatMap((supplier) =>
    supplier.sites.map((s) => line(s.id, supplier.id, s.name, s.cutoffHour, s.deliveryHour, s.deliveryDays)),
  );
  await sink.write("supply.site", "id, supplier_id, name, cutoff_hour, delivery_hour, delivery_days", sites);
}

async function writeOffers(sink: RowSink, articles: readonly StockedArticle[], day: number): Promise<number> {
  const prices: string[] = [];
  const stocks: string[] = [];
  for (const article of articles)
    for (const offer of offersOf(article)) {
      prices.push(priceLine(article.id, offer));
      stocks.push(...stockLines(article.id, offer, day));
    }
  const columns =
    "article_id, supplier_id, base_cents, discount1_bp, discount2_bp, deposit_cents, public_cents, currency, status";
  const count = await sink.write("supply.article_price", columns, prices);
  await sink.write("supply.article_stock", "article_id, supplier_id, site_id, quantity, restock_on", stocks);
  return count;
}

/** Fills the empty tables of the embedded suppliers for every article of a catalogue version, in one transaction. */
export async function loadSupply(client: pg.Client, options: SupplyOptions): Promise<{ prices: number }> {
  const { schema, classes, referenceDay = "2026-11-20", onProgress } = options;
  const day = Date.parse(`${referenceDay}T00:00:00Z`);
  const sink = copySink(client, { freeze: false });
  let prices = 0;
  await client.query("BEGIN");
  try {
    await client.query("SELECT set_config('search_path', $1, true)", [`${schema}, public`]);
    await writeSuppliers(sink);
    const values = await readPricedValues(client);
    for (let last = 0; ;) {
      const { rows } = await client.query<ArticleRow>(ARTICLES, [last, [...values.keys()]]);
      const end = rows[rows.length - 1];
      if (!end) break;
      const articles = rows.map((row) => stocked(row, classes, values));
      prices += await writeOffers(sink, articles, day);
      last = end.id;
    }
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
  onProgress?.(`${prices} offers`);
  await client.query("VACUUM (ANALYZE) supply.supplier, supply.site, supply.article_price, supply.article_stock");
  return { prices };
}
