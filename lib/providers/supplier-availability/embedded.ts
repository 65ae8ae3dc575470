import { read } from "@/lib/platform/db";
import { arrivalOf, parisTime, type SiteHours } from "./arrival";
import type { Supplier, SupplierAdapter, SupplierOffer, SupplierRequest } from "./port";

interface SiteRow extends SiteHours {
  name: string;
  quantity: number;
  restockOn: string | null;
}

interface Row {
  article_id: number;
  base_cents: number | null;
  discount1_bp: number;
  discount2_bp: number;
  deposit_cents: number;
  public_cents: number | null;
  currency: "EUR" | "CHF";
  status: "ok" | "ko";
  sites: SiteRow[] | null;
}

const suppliersByRank = {
  name: "supply_suppliers",
  text: "select code, name, rank from supply.supplier order by rank, id",
};

const offersOfSupplier = {
  name: "supply_offers",
  text: `select p.article_id, p.base_cents, p.discount1_bp, p.discount2_bp, p.deposit_cents, p.public_cents, p.currency, p.status,
      (select json_agg(json_build_object('name', t.name, 'quantity', k.quantity, 'restockOn', k.restock_on,
          'cutoffHour', t.cutoff_hour, 'deliveryHour', t.delivery_hour, 'deliveryDays', t.delivery_days) order by t.id)
        from supply.article_stock k join supply.site t on t.id = k.site_id
        where k.article_id = p.article_id and k.supplier_id = p.supplier_id) as sites
    from supply.supplier s join supply.article_price p on p.supplier_id = s.id and p.article_id = any($2::int[])
    where s.code = $1`,
};

/** The suppliers whose stock and prices lie in the schema supply, one adapter each. */
export async function embeddedSuppliers(): Promise<SupplierAdapter[]> {
  const suppliers = await read<Supplier>(suppliersByRank);
  return suppliers.map((supplier) => ({ supplier, ask: (request) => ask(supplier.code, request) }));
}

async function ask(code: string, { articleIds, now }: SupplierRequest): Promise<SupplierOffer[]> {
  const rows = await read<Row>(offersOfSupplier, [code, articleIds]);
  const clock = parisTime(now);
  return rows.map((row) => offerOf(row, clock));
}

function offerOf(row: Row, clock: { day: string; hour: number }): SupplierOffer {
  const sites = row.sites ?? [];
  return {
    articleId: row.article_id,
    status: row.status === "ok" ? "ok" : "ko",
    stocks: sites.filter(({ quantity }) => quantity > 0).map(({ name, quantity }) => ({ name, qty: quantity })),
    quantity: row.sites && sites.reduce((sum, { quantity }) => sum + quantity, 0),
    text: null,
    ...soonest(sites, clock),
    rounds: sites
      .filter(({ quantity }) => quantity > 0)
      .map((site) => ({ ...arrivalOf(site, clock), pieces: site.quantity })),
    baseCents: row.base_cents,
    discount1Bp: row.discount1_bp,
    discount2Bp: row.discount2_bp,
    publicCents: row.public_cents,
    depositCents: row.deposit_cents,
    currency: row.currency,
  };
}

/** The first arrival among the sites that hold the article, else the first restocking. */
function soonest(
  sites: SiteRow[],
  clock: { day: string; hour: number },
): Pick<SupplierOffer, "date" | "hour" | "site"> {
  const stocked = sites
    .filter(({ quantity }) => quantity > 0)
    .map((site) => ({ ...arrivalOf(site, clock), site: site.name }));
  const restocked = sites.flatMap(({ restockOn, name }) =>
    restockOn ? [{ date: restockOn, hour: null, site: name }] : [],
  );
  const [first] = (stocked.length > 0 ? stocked : restocked).sort(
    (a, b) => a.date.localeCompare(b.date) || (a.hour ?? 0) - (b.hour ?? 0),
  );
  return first ?? { date: null, hour: null, site: null };
}
