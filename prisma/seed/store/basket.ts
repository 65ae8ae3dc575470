import type pg from "pg";
import { beforeTax } from "@/lib/domains/basket/rules";

/** What the garage of the border wants to buy: reference, pieces, note. */
const wanted: readonly [ref: string, quantity: number, note: string][] = [
  ["TA-20401-02", 1, "Pont 2"],
  ["TA-50101-04", 6, ""],
  ["TA-50501-03", 10, "Atelier peinture"],
];

const goods = `insert into basket_line (company_id, id, channel, make_id, goods, name, item, quantity, price_cents, note, priced_at, added_by)
  select $1, nextval('cart_line_id_seq'), 'Techauto', dlnr, 'techauto-' || ref, label1 ->> 'fr', jsonb_build_object('id', null, 'store', ref, 'number', ref,
      'makeId', dlnr, 'makeLabel', brand, 'genartId', 0, 'label', label1, 'detail', label2, 'partType', null, 'vehicle', null),
    $3, $4, $5, now(), $6
  from supply.store_item where ref = $2`;

/** Fills the basket of company 15 with three goods of the store. */
export async function loadBasket(client: pg.Client): Promise<void> {
  const refs = wanted.map(([ref]) => ref);
  const { rows } = await client.query<{ ref: string; cents: number }>(
    "select ref, price_cents as cents from supply.store_item where ref = any($1)",
    [refs],
  );
  const prices = new Map(rows.map(({ ref, cents }) => [ref, cents]));
  for (const [ref, quantity, note] of wanted)
    await client.query(goods, [15, ref, quantity, beforeTax(prices.get(ref) ?? 0), note, 11]);
}
