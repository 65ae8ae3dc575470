import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { normaliseEan } from "@/lib/shared/ean";
import { normaliseNumber } from "@/lib/shared/part-number";
import { listUpdatableStockGroups } from "../../queries/list-groups";
import { partTypes } from "../../rules";
import { itemOfCode, labelCodeOf, linesPerPage } from "../rules";
import type { StockFilter, StockLine, StockLines } from "../schema";
import { lineColumns, readLines, type LineRow } from "./read-lines";

const byIds = {
  name: "own_stock_by_ids",
  text: `${lineColumns} and i.id = any($2::int[]) order by i.reference, i.id`,
};
// What is found by words is narrowed to the code itself: no index is kept for it alone.
const byCode = {
  name: "own_stock_by_code",
  text: `${lineColumns} and (i.id = $2 or i.search_text like '%' || lower($4::text) || '%' and (i.ean = $3 or i.reference_key = $4))
    order by i.reference, i.id limit 20`,
};
const typesHeld = {
  name: "own_stock_types",
  text: `select type from unnest($2::text[]) type
    where exists (select from stock_item where company_id = $1 and part_type = type)`,
};

async function complete(actor: Actor, rows: LineRow[]): Promise<StockLine[]> {
  const groups = await listUpdatableStockGroups(actor);
  return rows.map((row) => ({ ...row, code: labelCodeOf(row), mayChange: groups.includes(row.stockGroup.id) }));
}

/** A page of the company's own stock by reference: all, or by a reference however written, an EAN, a place or words. */
export async function listStockLines(
  actor: Actor,
  { after, ...filter }: StockFilter & { after?: number },
): Promise<StockLines> {
  requireRight(actor, "Stock", "cart");
  const [rows, types] = await Promise.all([
    readLines(actor, { filter, after: after ?? null, limit: linesPerPage + 1 }),
    read<{ type: string }>(typesHeld, [companyOf(actor), partTypes]),
  ]);
  const lines = await complete(actor, rows.slice(0, linesPerPage));
  const next = rows.length > linesPerPage ? (lines.at(-1)?.id ?? null) : null;
  return { lines, types: types.map(({ type }) => type), next };
}

/** Lines by their ids, those that the company has. */
export async function findStockLines(actor: Actor, { ids }: { ids: readonly number[] }): Promise<StockLine[]> {
  requireRight(actor, "Stock", "cart");
  return complete(actor, await read<LineRow>(byIds, [companyOf(actor), ids]));
}

/** The items that a scanned or typed code means: a number of the house, an EAN, or a reference. */
export async function findScanned(actor: Actor, { code }: { code: string }): Promise<StockLine[]> {
  requireRight(actor, "Stock", "cart");
  const ean = normaliseEan(code);
  const key = normaliseNumber(code);
  if (key === "") return [];
  return complete(actor, await read<LineRow>(byCode, [companyOf(actor), itemOfCode(ean ?? ""), ean, key]));
}
