import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { DEMO_SETS } from "../sets/demo";
import { KIT_EVERY, KITS, PRICED_EVERY, quantityIn } from "./kits";
import { priceLines, tradeOf, type TradedArticle } from "./lines";

const DEMO_KTYPE = 1_000_080;

// The demonstration's vehicle where the kit fits it, else the first one; parts of the kit's own brand before others.
const kitsSql = (s: string) => `
  insert into ${s}.kit_part(kit_id, article_id, quantity)
  select k.id, part.id, part.quantity
  from ${s}.article k
  join unnest($1::int[], $2::int[], $3::int[]) as made(kit, genart, quantity) on made.kit = k.genart_id
  cross join lateral (
    select fv.ktype from ${s}.fitset_vehicle fv where fv.fitset_id = k.fitset_id
    order by fv.ktype <> ${DEMO_KTYPE}, fv.ktype limit 1) car
  cross join lateral (
    select a.id, made.quantity
    from ${s}.fitset_vehicle fv join ${s}.article a on a.fitset_id = fv.fitset_id
    where fv.ktype = car.ktype and fv.genart_id = made.genart
    order by a.brand_id <> k.brand_id, a.weight desc, a.id limit 1) part
  where k.id % ${KIT_EVERY} = 0 or car.ktype = ${DEMO_KTYPE}`;

/** Prices per country, countries, used parts and kits of some of the articles; suppliers' offers must be there. */
export async function loadTrade(client: pg.Client, { schema }: { schema: string }): Promise<void> {
  const s = `"${schema.replaceAll('"', '""')}"`;
  const written = DEMO_SETS.flatMap(({ articles }) => articles.map(({ number }) => number));
  const { rows } = await client.query<TradedArticle>(
    `select a.id, a.genart_id as "genartId", offered.cents as "publicCents"
     from ${s}.article a cross join lateral (
       select max(public_cents) as cents from supply.article_price where article_id = a.id and currency = 'EUR') offered
     where a.id % ${PRICED_EVERY} = 0 or (a.genart_id = 10001 and a.article_no = any($1)) order by a.id`,
    [written],
  );
  const sink = copySink(client, { freeze: false });
  const columns =
    "article_id, market, country, price_type, cents, currency, price_unit, quantity_unit, from_day, to_day";
  await sink.write(`${s}.price_line`, columns, rows.flatMap(priceLines));
  const trades = rows.map((article) => {
    const { countries, vhu } = tradeOf(article);
    return line(article.id, countries, vhu);
  });
  await sink.write(`${s}.article_trade`, "article_id, countries, vhu", trades);
  const pairs = KITS.flatMap(([kit, parts]) => parts.map((part) => [kit, part] as const));
  await client.query(kitsSql(s), [
    pairs.map(([kit]) => kit),
    pairs.map(([, part]) => part),
    pairs.map(([, part]) => quantityIn(part)),
  ]);
  await client.query(`analyze ${s}.price_line, ${s}.article_trade, ${s}.kit_part`);
}
