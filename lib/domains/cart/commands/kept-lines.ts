import { groupBy } from "@/lib/shared/group-by";
import { followLine } from "@/lib/domains/recycled/commands/follow-line";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import type { OrderGround } from "@/lib/domains/orders/queries/prepare-order";
import { placeOrder, type NewOrderLine } from "@/lib/domains/orders/commands/place-order";
import { endJobs } from "../besides/commands";
import { groundOf, groundsOf } from "../queries/draft-orders";
import type { KeptLine } from "../schema";
import { lockCart } from "./lock-cart";
import { tellCart } from "./tell-cart";

export type Grounds = ReadonlyMap<string, OrderGround>;

interface Kept {
  customerId: number;
  /** Lines as the cart had them when a quote was made. */
  lines: readonly KeptLine[];
}

/** Who takes the orders of kept lines, found before the transaction of `orderKeptLines`. */
export async function prepareKeptLines(actor: Actor, { customerId, lines }: Kept): Promise<Grounds> {
  requireRight(actor, "cart");
  return groundsOf(actor, { customerId, channels: lines.map(({ channel }) => String(channel)) });
}

/**
 * Orders lines as they were quoted, one order per supplier and currency: what the cart holds of them goes, what it holds
 * beyond stays, and a line that goes whole keeps its number.
 */
export async function orderKeptLines(
  actor: Actor,
  { customerId, lines, quoteId, grounds }: Kept & { quoteId: number; grounds: Grounds },
  tx: Tx,
): Promise<string[]> {
  requireRight(actor, "cart");
  await lockCart(actor, customerId, tx);
  // In one order, so that two orders of the same units do not wait for each other.
  for (const goods of lines.map(({ article_id }) => String(article_id)).toSorted())
    await followLine(actor, { goods, customerId, from: "cart", to: "order" }, tx);
  const whole = await takeKept(actor, { customerId, lines }, tx);
  const rows = await readKept(lines, whole, tx);
  const placed: string[] = [];
  for (const own of groupBy(rows, ({ channel, currency }) => `${channel} ${currency}`).values()) {
    const [{ channel, currency }] = own as [KeptRow];
    const order = { ground: groundOf(grounds, channel), currency, source: "quote", quoteId, lines: own } as const;
    placed.push((await placeOrder(actor, order, tx)).orderId);
  }
  await endJobs(actor, { customerId }, tx);
  await tellCart(actor, { customerId, change: "order" }, tx);
  return placed;
}

/** Takes what is ordered out of the cart; answers the numbers of lines that it held no more of than that. */
async function takeKept(actor: Actor, { customerId, lines }: Kept, tx: Tx): Promise<Set<number>> {
  const companyId = companyOf(actor);
  const json = JSON.stringify(lines);
  const whole = await tx.$queryRaw<{ id: number }[]>`
    delete from cart_line c using jsonb_populate_recordset(null::cart_line, ${json}::jsonb) w
    where c.company_id = ${companyId} and c.customer_id = ${customerId} and c.tab = 'cart' and c.quantity <= w.quantity
      and (c.channel, c.make_id, c.article_id) = (w.channel, w.make_id, w.article_id) returning c.id`;
  await tx.$executeRaw`
    update cart_line c set quantity = c.quantity - w.quantity, updated_at = now()
    from jsonb_populate_recordset(null::cart_line, ${json}::jsonb) w
    where c.company_id = ${companyId} and c.customer_id = ${customerId} and c.tab = 'cart'
      and (c.channel, c.make_id, c.article_id) = (w.channel, w.make_id, w.article_id)`;
  return new Set(whole.map(({ id }) => id));
}

/** Takes lines out of the cart that were quoted and not agreed to; what it holds beyond stays. */
export async function dropKeptLines(actor: Actor, { customerId, lines }: Kept, tx: Tx): Promise<void> {
  requireRight(actor, "cart");
  if (lines.length === 0) return;
  await lockCart(actor, customerId, tx);
  for (const goods of lines.map(({ article_id }) => String(article_id)).toSorted())
    await followLine(actor, { goods, customerId, from: "cart", to: null }, tx);
  await takeKept(actor, { customerId, lines }, tx);
  await endJobs(actor, { customerId }, tx);
}

type KeptRow = NewOrderLine & { channel: string; currency: "EUR" | "CHF" };

async function readKept(lines: readonly KeptLine[], whole: ReadonlySet<number>, tx: Tx): Promise<KeptRow[]> {
  const rows = await tx.$queryRaw<KeptRow[]>`
    select id, channel, currency, make_id as "makeId", article_id as "articleId", name, item, quantity, price_cents as "priceCents",
      public_cents as "publicCents", deposit_cents as "depositCents", stock, priced_at as "pricedAt", vin, ktype, plate, fit, also
    from jsonb_populate_recordset(null::cart_line, ${JSON.stringify(lines)}::jsonb) order by id`;
  return rows.map((row) => ({ ...row, id: row.id !== null && whole.has(row.id) ? row.id : null }));
}

/** Brings lines that have left the cart back into it as they were; what is there stays as the seller has it. */
export async function restoreKeptLines(actor: Actor, { customerId, lines }: Kept, tx: Tx): Promise<number> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  await lockCart(actor, customerId, tx);
  const restored = await tx.$executeRaw`
    insert into cart_line (company_id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also, advice, advice_word, photos)
    select ${companyId}, ${customerId}, 'cart', channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, coalesce(also, '[]'), advice, advice_word, coalesce(photos, '[]')
    from jsonb_populate_recordset(null::cart_line, ${JSON.stringify(lines)}::jsonb)
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do nothing`;
  if (restored > 0) await tellCart(actor, { customerId, change: "restore" }, tx);
  return restored;
}
