import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { cleanText } from "@/lib/shared/compact";
import { normaliseNumber } from "@/lib/shared/part-number";
import type { StockFilter, StockLine } from "../schema";

/** A line as the database has it. */
export type LineRow = Omit<StockLine, "code" | "mayChange">;

export const lineColumns = `select i.id, i.article_id as "articleId", i.brand, i.reference, i.label, i.part_type as "partType",
    i.price_cents as price, i.currency, i.quantity, i.minimum, i.place, i.ean,
    json_build_object('id', g.id, 'name', g.name) as "stockGroup"
  from stock_item i join stock_group g on g.company_id = i.company_id and g.id = i.stock_group_id
  where i.company_id = $1`;

const mostWords = 6;
const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** A reference or an EAN by how it begins, then each of some words; null where nothing can be found. */
function patternsOf(typed: string): string[] | null {
  if (typed === "") return null;
  const words = typed.split(" ");
  const key = normaliseNumber(typed);
  // As many as there may be, so that one statement serves all.
  const each = Array.from({ length: mostWords }, (_, at) => `%${literal(words[at] ?? "")}%`);
  return [key && `% ${key}%`, ...each];
}

interface PageAsked {
  filter: StockFilter;
  after: number | null;
  limit: number;
}

/** A statement for each way of asking: each has an index, and reads it no further than the page. */
function pageOf(companyId: number, { filter: { type, low }, after, limit }: PageAsked, patterns: readonly string[]) {
  const values: unknown[] = [companyId, limit];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const matches = (pattern: string): string => `i.search_text like lower(unaccent(${place(pattern)}::text))`;
  const [key = "", ...words] = patterns;
  const filters: { name: string; sql: string }[] = [];
  if (words.length > 0)
    filters.push({ name: "words", sql: `and (${matches(key)} or ${words.map(matches).join(" and ")})` });
  if (type) filters.push({ name: "type", sql: `and i.part_type = ${place(type)}` });
  if (low) filters.push({ name: "low", sql: "and i.is_low" });
  const start = "select reference, id from stock_item where company_id = $1 and id =";
  if (after !== null) filters.push({ name: "after", sql: `and (i.reference, i.id) > (${start} ${place(after)})` });
  const name = ["own_stock", ...filters.map((one) => one.name)].join("_");
  const text = `${lineColumns} ${filters.map(({ sql }) => sql).join(" ")} order by i.reference, i.id limit $2`;
  return { name, text, values };
}

/** Lines that a filter leaves, by reference, behind a line. */
export async function readLines(actor: Actor, asked: PageAsked): Promise<LineRow[]> {
  requireRight(actor, "Stock", "cart");
  const { text } = asked.filter;
  const patterns = text === "" ? [] : patternsOf(cleanText(text));
  if (!patterns) return [];
  const { values, ...statement } = pageOf(companyOf(actor), asked, patterns);
  return read<LineRow>(statement, values);
}
