import { read } from "@/lib/platform/db";
import type { SupplierAdapter, SupplierOffer } from "./port";

interface Row {
  article_id: number;
  price_cents: number;
  currency: "EUR" | "CHF";
  quantity: number;
  stocks: { name: string; qty: number }[];
  part_type: string;
}

const ownStock = {
  name: "own_stock_offers",
  text: `select article_id, min(price_cents) as price_cents, min(currency) as currency, sum(quantity)::int as quantity,
      json_agg(json_build_object('name', group_name, 'qty', quantity) order by group_name) as stocks,
      (array_agg(part_type order by price_cents, part_type))[1] as part_type
    from (select i.article_id, g.name as group_name, min(i.part_type) as part_type, min(i.currency) as currency, sum(i.quantity)::int as quantity,
        min(i.price_cents) filter (where i.price_cents > 0) as price_cents
      from stock_item i join stock_group g on g.company_id = i.company_id and g.id = i.stock_group_id
      where i.company_id = $1 and i.article_id = any($2::int[])
      group by i.article_id, g.id, g.name) as by_group
    group by article_id`,
};

/** The company's own stock as the supplier `local`: at hand today, at the price that the company itself set. */
export const ownStockSupplier: SupplierAdapter = {
  supplier: { code: "local", name: "local", rank: 0 },
  async ask({ companyId, articleIds }) {
    const rows = await read<Row>(ownStock, [companyId, articleIds]);
    return rows.map(offerOf);
  },
};

const offerOf = (row: Row): SupplierOffer => ({
  articleId: row.article_id,
  status: "ok",
  stocks: row.stocks.filter(({ qty }) => qty > 0),
  quantity: row.quantity,
  text: null,
  date: null,
  hour: null,
  site: null,
  baseCents: row.price_cents,
  discount1Bp: 0,
  discount2Bp: 0,
  publicCents: row.price_cents,
  depositCents: 0,
  currency: row.currency,
  partType: row.part_type,
});
