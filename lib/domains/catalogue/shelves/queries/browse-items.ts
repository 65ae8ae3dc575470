import { seesSupply } from "@/lib/domains/offers/queries/get-price-view";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import type { ShelfItems } from "../schema";
import { pageOf } from "../../list/pages";
import { hitsPerPage } from "../../search/rules";
import { readLabelled } from "../../labels/queries";
import { askFor, ownStock, type OfShelf } from "./browse-shelves";

const mostOe = 12;

// $1 brand or make, $2 generic article, $3 and $4 the page; stock takes the company as $5.
const articles = catalogueStatement(
  "shelf_articles",
  (s) => `select coalesce((select n from ${s}.pair where genart_id = $2 and brand_id = $1), 0) as "nbOfResults",
    coalesce((select json_agg(json_build_object('id', a.id::text, 'number', a.article_no, 'label', a.label,
        'genartId', a.genart_id, 'articleId', a.id, 'makeId', b.id, 'makeLabel', b.name, 'id_fournisseur', b.id,
        'label_fournisseur', b.name, 'quantity', null, 'oes', coalesce((select string_agg(r.printed, ',') from
          (select distinct printed from ${s}.article_ref where article_id = a.id and kind = 2 order by printed limit ${mostOe}) r), ''))
        order by a.weight desc, a.id)
      from (select * from ${s}.article where genart_id = $2 and brand_id = $1 order by weight desc, id limit $3 offset $4) a
      join ${s}.brand b on b.id = a.brand_id), '[]') as items`,
);

const numbers = catalogueStatement(
  "shelf_numbers",
  (s) => `select coalesce((select n from ${s}.oe_pair where make_id = $1 and genart_id = $2), 0) as "nbOfResults",
    coalesce((select json_agg(json_build_object('id', r.norm, 'number', r.printed, 'label', null, 'genartId', $2::int,
        'articleId', null, 'makeId', k.id, 'makeLabel', k.name, 'id_fournisseur', null, 'label_fournisseur', null,
        'quantity', r.n, 'oes', r.printed) order by r.norm)
      from (select norm, min(printed) as printed, count(*)::int as n from ${s}.article_ref
        where kind = 2 and owner_id = $1 and genart_id = $2 group by norm order by norm limit $3 offset $4) r
      join ${s}.make k on k.id = $1), '[]') as items`,
);

const stocked = catalogueStatement(
  "shelf_stock",
  (s) => `with own as materialized (
      select * from (${ownStock(s, "$5")}) i where brand_id = $1 and genart_id = $2)
    select (select count(*)::int from own) as "nbOfResults",
    coalesce((select json_agg(json_build_object('id', o.id::text, 'number', o.reference, 'label', o.label,
        'genartId', o.genart_id, 'articleId', o.article_id, 'makeId', o.brand_id, 'makeLabel', o.brand,
        'id_fournisseur', o.stock_group_id, 'label_fournisseur', g.name, 'quantity', o.quantity, 'oes', '') order by o.reference, o.id)
      from (select * from own order by reference, id limit $3 offset $4) o
      join public.stock_group g on g.company_id = $5 and g.id = o.stock_group_id), '[]') as items`,
);
type Stored = Omit<ShelfItems, "items"> & {
  items: (Omit<ShelfItems["items"][number], "label"> & { label: string | null })[];
};

const statements = { all: articles, oe: numbers, stock: stocked };

/**
 * What a shelf holds of a generic article, fifty a page; nothing for unknown ones and for pages behind the last. How many
 * pieces are in stock is told to who sells or chooses parts alone.
 */
export async function listShelfItems(
  actor: Actor,
  { scope, brandId, lang, itemId, page }: OfShelf & { itemId: number; page: number },
): Promise<ShelfItems> {
  requireUser(actor);
  const values = [brandId, itemId, hitsPerPage, pageOf(page, hitsPerPage).offset];
  const asked = scope === "stock" ? [...values, companyOf(actor)] : values;
  const { rows, labels } = await readLabelled<Stored>(statements[scope], asked, lang, askFor(scope));
  const [row] = rows;
  if (!row) return { items: [], nbOfResults: 0 };
  const part = labels.find("genart", itemId);
  const named = (label: string | null) => (scope === "stock" ? (part ?? label) : (label ?? part)) ?? "";
  const hidden = scope === "stock" && !seesSupply(actor) ? { quantity: null } : {};
  return { ...row, items: row.items.map((item) => ({ ...item, label: named(item.label), ...hidden })) };
}
