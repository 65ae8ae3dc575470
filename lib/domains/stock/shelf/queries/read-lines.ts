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

/** One or two letters lie in no index of three: they are found where a word begins. */
const patternOf = (word: string): string => (word.length > 2 ? `%${literal(word)}%` : `% ${literal(word)}%`);

/** A reference or an EAN by how it begins, then each of some words; null where nothing can be found. */
function patternsOf(typed: string): string[] | null {
  if (typed === "") return null;
  const words = typed.split(" ");
  const key = normaliseNumber(typed);
  // As many as there may be, so that one statement serves all.
  const each = Array.from({ length: mostWords }, (_, at) => (words[at] ? patternOf(words[at]) : "%"));
  return [key && `% ${key}%`, ...each];
}

interface PageAsked {
  filter: StockFilter;
  after: number | null;
  limit: number;
}

/** So many lines are looked at in their order before an index of words is asked: what many lines hold is found among them. */
const nearLines = 4000;

/** What holds the words of a page, near its beginning or, where that is too little, anywhere. */
const foundByWords = (filters: string, matches: string): string => `with near as materialized (
    select found from (
      select id as found, reference, search_text from stock_item i where i.company_id = $1 ${filters}
      order by i.reference, i.id limit ${nearLines}) as i where ${matches} order by reference, found limit $2),
  page as (
    select found from near where (select count(*) from near) = $2 union all (
      select id from stock_item i where i.company_id = $1 ${filters} and ${matches} and (select count(*) from near) < $2
      order by i.reference, i.id limit $2))`;

/** A statement for each way of asking: each has an index, and reads it no further than the page. */
function pageOf(companyId: number, { filter: { type, low }, after, limit }: PageAsked, patterns: readonly string[]) {
  const values: unknown[] = [companyId, limit];
  const place = (value: unknown): string => `$${values.push(value)}`;
  // As a query of its own it is folded once and not for every line.
  const matches = (pattern: string): string => `i.search_text like (select lower(unaccent(${place(pattern)}::text)))`;
  const [key, ...words] = patterns.map(matches);
  const filters: { name: string; sql: string }[] = [];
  if (type) filters.push({ name: "type", sql: `and i.part_type = ${place(type)}` });
  if (low) filters.push({ name: "low", sql: "and i.is_low" });
  const start = "select reference, id from stock_item where company_id = $1 and id =";
  if (after !== null) filters.push({ name: "after", sql: `and (i.reference, i.id) > (${start} ${place(after)})` });
  const name = ["own_stock", key && "words", ...filters.map((one) => one.name)].filter(Boolean).join("_");
  const narrowed = filters.map(({ sql }) => sql).join(" ");
  const inOrder = "order by i.reference, i.id limit $2";
  if (!key) return { name, text: `${lineColumns} ${narrowed} ${inOrder}`, values };
  const found = foundByWords(narrowed, `(${key} or ${words.join(" and ")})`);
  return { name, text: `${found} ${lineColumns} and i.id in (select found from page) ${inOrder}`, values };
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
