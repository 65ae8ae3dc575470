import { isUsed } from "@/lib/domains/offers/best";
import { findOffers } from "@/lib/domains/offers/queries/find-offer";
import type { Offer } from "@/lib/domains/offers/schema";
import { getCustomerName } from "@/lib/domains/customers/queries/get-customer";
import { requireStockUpdate } from "@/lib/domains/stock/queries/list-groups";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, unprocessable } from "@/lib/platform/problems";
import { groupBy } from "@/lib/shared/group-by";
import { lockCart } from "../commands/lock-cart";
import { tellCart } from "../commands/tell-cart";
import { mostQuantity } from "../rules";
import type { KeptLine } from "../schema";
import { readRows, type Row } from "./queries/read-wanted";
import { movesOf, type Move } from "./rules";
import type { PlanInput } from "./schema";

interface PricedMove extends Move<Row> {
  offers: ReadonlyMap<string, Offer & { netCents: number }>;
}

/**
 * Has the lines of a customer's cart come from whom a plan says, each at the server's price of now: all of them or none. 409
 * with the lines whose pieces or prices are not what was seen.
 */
export async function applyPlan(
  actor: Actor,
  { key, ...input }: PlanInput & { key: string | null },
): Promise<{ count: number }> {
  requireRight(actor, "cart");
  await requireStockUpdate(actor);
  const { customerId, shares } = input;
  return once(
    actor,
    { key, body: { change: "plan", ...input } },
    {
      async prepare() {
        const [rows] = await Promise.all([readRows(actor, { customerId }), getCustomerName(actor, { customerId })]);
        const { moves, changed } = movesOf(rows, shares);
        if (changed.length > 0) throw planChanged(changed);
        if (moves.some(({ row }) => !/^\d{1,9}$/.test(row.articleId)))
          throw unprocessable("unsupported-supplier", "Only articles of the catalogue come from several suppliers.");
        return priceMoves(actor, moves);
      },
      write: (moves, tx) => writeMoves(actor, { customerId, moves }, tx),
    },
  );
}

const planChanged = (lines: number[]) => conflict("plan-changed", "The cart or its prices have changed.", { lines });

/** Each supplier is asked once for what comes from it. */
async function priceMoves(actor: Actor, moves: readonly Move<Row>[]): Promise<PricedMove[]> {
  const asked = groupBy(
    moves.flatMap(({ row, shares }) => shares.map(({ channel }) => ({ channel, articleId: Number(row.articleId) }))),
    ({ channel }) => channel,
  );
  const answers = await Promise.all(
    [...asked].map(async ([channel, goods]) => {
      const articleIds = [...new Set(goods.map(({ articleId }) => articleId))];
      return [channel, await findOffers(actor, { articleIds, channel })] as const;
    }),
  );
  const byChannel = new Map(answers);
  return moves.map(({ row, shares }) => {
    const offers = new Map<string, Offer & { netCents: number }>();
    for (const { channel, price } of shares) {
      const offer = byChannel.get(channel)?.get(Number(row.articleId));
      const netCents = offer?.netCents;
      const isLike = channel === row.channel || isUsed(offer?.partType ?? null) === isUsed(row.item.partType);
      if (!offer || !netCents || !isLike || offer.currency !== "EUR" || (price !== null && price !== netCents))
        throw planChanged([row.id]);
      offers.set(channel, { ...offer, netCents });
    }
    return { row, shares, offers };
  });
}

async function writeMoves(
  actor: Actor,
  { customerId, moves }: { customerId: number; moves: readonly PricedMove[] },
  tx: Tx,
): Promise<{ count: number }> {
  await lockCart(actor, customerId, tx);
  const ids = moves.map(({ row }) => row.id);
  const taken = await tx.$queryRaw<{ id: number; quantity: number; line: KeptLine }[]>`
    delete from cart_line c where c.company_id = ${companyOf(actor)} and c.customer_id = ${customerId} and c.tab = 'cart'
      and c.id = any(${ids}::int[]) returning c.id, c.quantity, to_jsonb(c) as line`;
  const byId = new Map(taken.map((one) => [one.id, one]));
  const changed = moves.filter(({ row }) => byId.get(row.id)?.quantity !== row.quantity);
  if (changed.length > 0) throw planChanged(changed.map(({ row }) => row.id));
  for (const { row, shares, offers } of moves) {
    const [line] = [byId.get(row.id)?.line ?? {}];
    for (const [at, { channel, pieces }] of shares.entries()) {
      const offer = offers.get(channel);
      if (!offer) throw planChanged([row.id]);
      const id = at === 0 ? row.id : null;
      const item = { ...row.item, partType: offer.partType ?? row.item.partType };
      await putShare({ ...line, id, item, channel, quantity: pieces, ...pricesOf(offer) }, tx);
      const detail = { customerId, channel, quantity: pieces, priceCents: offer.netCents };
      await audit(actor, tx, { action: "change", entity: "cart-line", entityId: row.id, detail });
    }
  }
  return { count: await tellCart(actor, { customerId, change: "move" }, tx) };
}

const pricesOf = ({ netCents, publicCents, depositCents, quantity }: Offer & { netCents: number }) => ({
  ...{ price_cents: netCents, public_cents: publicCents, deposit_cents: depositCents ?? 0, stock: quantity },
  priced_at: new Date().toISOString(),
});

/** One statement a line, as two of one article may come from the same supplier. */
async function putShare(line: KeptLine, tx: Tx): Promise<void> {
  const written = await tx.$executeRaw`
    insert into cart_line as l (company_id, id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also, advice, advice_word, photos, created_at)
    select company_id, coalesce(id, nextval(pg_get_serial_sequence('cart_line', 'id'))::int), customer_id, tab, channel, make_id,
      article_id, name, item, quantity, price_cents, public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate,
      fit, also, advice, advice_word, photos, created_at
    from jsonb_populate_record(null::cart_line, ${JSON.stringify(line)}::jsonb)
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do update
      set quantity = l.quantity + excluded.quantity, price_cents = excluded.price_cents, public_cents = excluded.public_cents,
        deposit_cents = excluded.deposit_cents, stock = excluded.stock, priced_at = excluded.priced_at, updated_at = now(),
        also = cart_line_also(l, excluded), advice = coalesce(l.advice, excluded.advice),
        advice_word = case when l.advice is null then excluded.advice_word else l.advice_word end,
        photos = line_photos_joined(l.photos, excluded.photos)
      where l.quantity + excluded.quantity <= ${mostQuantity}`;
  if (written === 0) throw unprocessable("too-many-pieces", `A line holds at most ${mostQuantity} pieces.`);
}
