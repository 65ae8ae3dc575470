import { listUpdatableStockGroups } from "./list-groups";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { sqlKey } from "@/lib/platform/sql-key";
import { cleanText } from "@/lib/shared/compact";
import type { Language } from "@/lib/shared/languages";
import { normaliseNumber } from "@/lib/shared/part-number";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import type { StockItem, StockItems } from "../schema";

type Row = Omit<StockItem, "genart" | "changedAt" | "mayChange"> & {
  genartId: number | null;
  changedAt: Date;
  total: number;
};

// Items of a company's own have no article of the catalogue; those that were cloned from one are found with it.
const columns = `select i.id, i.brand, i.reference, i.label, i.genart_id as "genartId", i.part_type as "partType",
    i.price_cents as price, i.currency, i.quantity, json_build_object('id', g.id, 'name', g.name) as "stockGroup", i.image,
    i.ean, i.oe_numbers as "oeNumbers",
    i.updated_at as "changedAt", count(*) over ()::int as total
  from stock_item i join stock_group g on g.company_id = i.company_id and g.id = i.stock_group_id
  where i.company_id = $1 and i.article_id is null`;

const one = { name: "stock_item", text: `${columns} and i.id = $2` };
const matching = {
  name: "stock_items_matching",
  text: `${columns} and ($2 = '' and cardinality($3::text[]) = 0
      or ($2 <> '' and (i.reference_key >= $2 and i.reference_key < $2 || '~' or i.ean in ($2, '0' || $2) or exists (
        select from unnest(i.oe_numbers) oe where ${sqlKey("oe")} = $2)))
      or (cardinality($3::text[]) > 0 and not exists (select from unnest($3::text[]) word
        where position(unaccent(lower(word)) in unaccent(lower(concat_ws(' ', i.brand, i.label, i.reference)))) = 0)))
    order by i.reference_key = $2 desc, lower(i.brand), i.reference, i.id limit $4 offset $5`,
};

async function complete(actor: Actor, rows: Row[], lang: Language): Promise<StockItem[]> {
  if (rows.length === 0) return [];
  const ids = [...new Set(rows.flatMap(({ genartId }) => genartId ?? []))];
  const [places, groups] = await Promise.all([listPlaces(actor, { ids, lang }), listUpdatableStockGroups(actor)]);
  const labels = new Map(places.map(({ id, label }) => [id, label]));
  return rows.map(({ genartId, changedAt, total: _, ...row }) => ({
    ...row,
    genart: genartId === null ? null : { id: genartId, label: labels.get(genartId) ?? "" },
    changedAt: changedAt.toISOString(),
    mayChange: groups.includes(row.stockGroup.id),
  }));
}

export const itemsPerPage = 20;
const mostWords = 6;

interface Question {
  /** A reference however it is written or its beginning, an EAN, an OE number, or words of brand and label; empty for all. */
  text: string;
  lang: Language;
  page: number;
}

/** The items that the actor's company added itself, twenty a page. */
export async function findStockItems(actor: Actor, { text, lang, page }: Question): Promise<StockItems> {
  requireUser(actor);
  const typed = cleanText(text).slice(0, 200);
  if (typed === "" && text !== "") return { total: 0, items: [] };
  const key = /\d/.test(typed) || typed.length > 1 ? normaliseNumber(typed) : "";
  const words = typed.split(" ").filter(Boolean).slice(0, mostWords);
  const values = [companyOf(actor), key, words, itemsPerPage, (page - 1) * itemsPerPage];
  const rows = await read<Row>(matching, values);
  return { total: rows[0]?.total ?? 0, items: await complete(actor, rows, lang) };
}

/** One of them; null for an id that the actor's company has not. */
export async function findStockItem(
  actor: Actor,
  { id, lang }: { id: number; lang: Language },
): Promise<StockItem | null> {
  requireUser(actor);
  const [item] = await complete(actor, await read<Row>(one, [companyOf(actor), id]), lang);
  return item ?? null;
}
