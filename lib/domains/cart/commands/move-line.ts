import { followLine } from "@/lib/domains/recycled/commands/follow-line";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { takeBackPieces } from "@/lib/domains/stock/movements/commands/hand-over";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import { mostQuantity } from "../rules";
import { isOpenTab, movesFrom, type OpenTab } from "../tabs";
import { requireEuro } from "../queries/require-euro";
import type { LineChange } from "../schema";
import type { LineOf } from "./change-line";
import { lockCart, removed } from "./lock-cart";
import { tellCart } from "./tell-cart";

interface Move {
  customerId: number;
  lineId: number;
  tab: OpenTab;
}

/**
 * Moves a line between the lists of what is not ordered, or brings a removed one back; there it joins a line of the same
 * article and supplier, at the later of both prices. 409 for a step that does not exist, 422 above 9999 pieces.
 */
export async function moveLine(actor: Actor, { key, ...move }: Move & Pick<LineOf, "key">): Promise<LineChange> {
  requireRight(actor, "cart");
  const prepare = () => Promise.resolve(null);
  return once(actor, { key, body: { change: "move", ...move } }, { prepare, write: (_, tx) => write(actor, move, tx) });
}

async function write(actor: Actor, move: Move, tx: Tx): Promise<LineChange> {
  const { customerId, lineId, tab } = move;
  await lockCart(actor, customerId, tx);
  const from = await tx.cartLine.findFirst({
    where: { companyId: companyOf(actor), customerId, id: lineId },
    select: { tab: true, quantity: true, channel: true, articleId: true, currency: true },
  });
  if (!from || !(isOpenTab(from.tab) || from.tab === removed)) throw notFound();
  const told = { customerId, change: "move" as const, line: lineId };
  if (from.tab === tab) return { id: lineId, quantity: from.quantity, count: await tellCart(actor, told, tx) };
  if (isOpenTab(from.tab) && !movesFrom[from.tab].includes(tab))
    throw conflict("no-such-move", `A line does not go from ${from.tab} to ${tab}.`, { tab: from.tab });
  requireEuro(from.currency);
  await followLine(actor, { goods: from.articleId, customerId, from: from.tab, to: tab }, tx);
  const [line] = await placeLine(companyOf(actor), move, tx);
  if (!line) throw unprocessable("too-many-pieces", `A line holds at most ${mostQuantity} pieces.`);
  // A line that was removed after its hand-over, before orders had numbers, holds pieces.
  if (from.channel === ownStockChannel && from.tab === removed) await takeBackPieces(actor, { lineId }, tx);
  const detail = { customerId, from: from.tab, tab };
  await audit(actor, tx, { action: "move", entity: "cart-line", entityId: lineId, detail });
  return { ...line, count: await tellCart(actor, told, tx) };
}

/** One statement: an addition to the same article at this moment raises the line instead of meeting it. */
function placeLine(
  companyId: number,
  { customerId, lineId, tab }: Move,
  tx: Tx,
): Promise<{ id: number; quantity: number }[]> {
  return tx.$queryRaw`
    with gone as (delete from cart_line where company_id = ${companyId} and customer_id = ${customerId} and id = ${lineId} returning *)
    insert into cart_line as l (company_id, id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also, advice, advice_word, photos, created_at)
    select company_id, id, customer_id, ${tab}, channel, make_id, article_id, name, item, quantity, price_cents,
      public_cents, deposit_cents, stock, currency, priced_at, vin, ktype, plate, fit, also, advice, advice_word, photos, created_at from gone
    on conflict (company_id, customer_id, tab, channel, make_id, article_id) do update
      set quantity = case when l.article_id like 'pre-%' then 1 else l.quantity + excluded.quantity end, updated_at = now(), also = cart_line_also(l, excluded),
        advice = coalesce(l.advice, excluded.advice),
        advice_word = case when l.advice is null then excluded.advice_word else l.advice_word end,
        photos = line_photos_joined(l.photos, excluded.photos),
        (price_cents, public_cents, deposit_cents, priced_at) = (select price, public, deposit, at
          from (values (l.price_cents, l.public_cents, l.deposit_cents, l.priced_at),
            (excluded.price_cents, excluded.public_cents, excluded.deposit_cents, excluded.priced_at)) both_of(price, public, deposit, at)
          order by at desc limit 1)
      where l.quantity + excluded.quantity <= ${mostQuantity}
    returning id, quantity`;
}
