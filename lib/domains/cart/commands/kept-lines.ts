import { followLine } from "@/lib/domains/recycled/commands/follow-line";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { unprocessable } from "@/lib/platform/problems";
import { mostQuantity } from "../rules";
import type { KeptLine } from "../schema";
import { lockCart } from "./lock-cart";
import { tellCart } from "./tell-cart";

interface Kept {
  customerId: number;
  /** Lines as the cart had them when a quote was made. */
  lines: readonly KeptLine[];
}

/**
 * Puts lines into the tab of orders as they were quoted: what the cart holds of them goes, what it holds beyond stays. 422
 * above 9999 pieces.
 */
export async function orderKeptLines(actor: Actor, { customerId, lines }: Kept, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  const json = JSON.stringify(lines);
  await lockCart(actor, customerId, tx);
  // In one order, so that two orders of the same units do not wait for each other.
  for (const goods of lines.map(({ article_id }) => String(article_id)).toSorted())
    await followLine(actor, { goods, customerId, from: "cart", to: "order" }, tx);
  await tx.$executeRaw`
    delete from cart_line c using jsonb_populate_recordset(null::cart_line, ${json}::jsonb) w
    where c.company_id = ${companyId} and c.customer_id = ${customerId} and c.tab = 'cart' and c.quantity <= w.quantity
      and (c.channel, c.make_id, c.article_id) = (w.channel, w.make_id, w.article_id)`;
  await tx.$executeRaw`
    update cart_line c set quantity = c.quantity - w.quantity, updated_at = now()
    from jsonb_populate_recordset(null::cart_line, ${json}::jsonb) w
    where c.company_id = ${companyId} and c.customer_id = ${customerId} and c.tab = 'cart'
      and (c.channel, c.make_id, c.article_id) = (w.channel, w.make_id, w.article_id)`;
  const ordered = await tx.$executeRaw`
    insert into cart_line as l (company_id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also)
    select ${companyId}, ${customerId}, 'order', channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, coalesce(also, '[]')
    from jsonb_populate_recordset(null::cart_line, ${json}::jsonb)
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do update
      set quantity = case when l.article_id like 'pre-%' then 1 else l.quantity + excluded.quantity end, updated_at = now(), also = cart_line_also(l, excluded)
      where l.quantity + excluded.quantity <= ${mostQuantity}`;
  if (ordered < lines.length) throw unprocessable("too-many-pieces", `A line holds at most ${mostQuantity} pieces.`);
  await tellCart(actor, { customerId, change: "order" }, tx);
  return ordered;
}

/** Brings lines that have left the cart back into it as they were; what is there stays as the seller has it. */
export async function restoreKeptLines(actor: Actor, { customerId, lines }: Kept, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  await lockCart(actor, customerId, tx);
  const restored = await tx.$executeRaw`
    insert into cart_line (company_id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also)
    select ${companyId}, ${customerId}, 'cart', channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, coalesce(also, '[]')
    from jsonb_populate_recordset(null::cart_line, ${JSON.stringify(lines)}::jsonb)
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do nothing`;
  if (restored > 0) await tellCart(actor, { customerId, change: "restore" }, tx);
  return restored;
}
