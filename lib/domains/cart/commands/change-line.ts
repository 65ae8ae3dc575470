import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict, invalid, notFound } from "@/lib/platform/problems";
import { isQuantity, mostQuantity, type OpenTab } from "../rules";
import type { LineChange } from "../schema";
import { tellCart } from "./tell-cart";

interface Line {
  customerId: number;
  lineId: number;
}

/** Sets how many pieces of a line are wanted, 1 to 9999; 409 with what stands when it is not what the seller saw. */
export async function changeQuantity(
  actor: Actor,
  { customerId, lineId, quantity, seen }: Line & { quantity: number; seen?: number },
  tx?: Tx,
): Promise<LineChange> {
  requireRight(actor, "cart");
  if (!isQuantity(quantity)) throw invalid("bad-quantity", "The quantity must be a whole number from 1 to 9999.");
  return inTransaction(tx, async (inner) => {
    const where = { companyId: companyOf(actor), customerId, id: lineId, tab: { not: removed } };
    const { count } = await inner.cartLine.updateMany({ where: { ...where, quantity: seen }, data: { quantity } });
    if (count === 0) {
      const line = await inner.cartLine.findFirst({ where, select: { quantity: true } });
      if (!line) throw notFound();
      throw conflict("quantity-changed", "The quantity was changed elsewhere.", { quantity: line.quantity });
    }
    await audit(actor, inner, {
      action: "change-quantity",
      entity: "cart-line",
      entityId: lineId,
      detail: { customerId, quantity },
    });
    return { id: lineId, quantity, count: await tellCart(actor, customerId, inner) };
  });
}

/** A removed line stays a day under this name, so that the removal can be taken back. */
const removed = "removed";

/** Takes a line out of the cart; moveLine brings it back within a day. */
export async function removeLine(actor: Actor, { customerId, lineId }: Line, tx?: Tx): Promise<LineChange> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  return inTransaction(tx, async (inner) => {
    await inner.$executeRaw`delete from cart_line old using cart_line line
      where line.company_id = ${companyId} and line.customer_id = ${customerId} and line.id = ${lineId} and line.tab <> ${removed}
        and old.company_id = line.company_id and old.customer_id = line.customer_id and old.tab = ${removed}
        and (old.updated_at < now() - interval '1 day'
          or (old.channel, old.make_id, old.article_id) = (line.channel, line.make_id, line.article_id))`;
    const where = { companyId, customerId, id: lineId, tab: { not: removed } };
    const { count } = await inner.cartLine.updateMany({ where, data: { tab: removed } });
    if (count === 0) throw notFound();
    await audit(actor, inner, { action: "remove", entity: "cart-line", entityId: lineId, detail: { customerId } });
    return { id: lineId, quantity: 0, count: await tellCart(actor, customerId, inner) };
  });
}

/** Moves a line, also a removed one, to cart, wishlist or aside; there it joins a line of the same article and supplier. */
export async function moveLine(
  actor: Actor,
  { customerId, lineId, tab }: Line & { tab: OpenTab },
  tx?: Tx,
): Promise<LineChange> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  return inTransaction(tx, async (inner) => {
    const [line] = await inner.$queryRaw<{ id: number; quantity: number }[]>`
      with gone as (delete from cart_line where company_id = ${companyId} and customer_id = ${customerId} and id = ${lineId} returning *)
      insert into cart_line as l (company_id, id, customer_id, tab, channel, make_id, article_id, name, item, quantity, price_cents,
        public_cents, deposit_cents, currency, priced_at, vin, ktype, plate, fit, created_at)
      select company_id, id, customer_id, ${tab}, channel, make_id, article_id, name, item, quantity, price_cents,
        public_cents, deposit_cents, currency, priced_at, vin, ktype, plate, fit, created_at from gone
      on conflict (company_id, customer_id, tab, channel, make_id, article_id) do update
        set quantity = least(${mostQuantity}, l.quantity + excluded.quantity), updated_at = now()
      returning id, quantity`;
    if (!line) throw notFound();
    await audit(actor, inner, { action: "move", entity: "cart-line", entityId: lineId, detail: { customerId, tab } });
    return { ...line, count: await tellCart(actor, customerId, inner) };
  });
}
