import { followLine } from "@/lib/domains/recycled/commands/follow-line";
import { unitIdOf } from "@/lib/domains/recycled/rules";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, invalid, notFound, unprocessable } from "@/lib/platform/problems";
import { isQuantity } from "../rules";
import { openTabs } from "../tabs";
import type { LineChange } from "../schema";
import { lockCart, removed } from "./lock-cart";
import { tellCart } from "./tell-cart";

export interface LineOf {
  customerId: number;
  lineId: number;
  key: string | null;
}

/**
 * Sets how many pieces of a line are wanted, 1 to 9999; 409 with what stands when it is not what the seller saw. An ordered
 * line is in no cart any more.
 */
export async function changeQuantity(
  actor: Actor,
  { key, ...input }: LineOf & { quantity: number; seen?: number },
): Promise<LineChange> {
  requireRight(actor, "cart");
  if (!isQuantity(input.quantity)) throw invalid("bad-quantity", "The quantity must be a whole number from 1 to 9999.");
  const body = { change: "quantity", ...input };
  return once(actor, { key, body }, { prepare: nothing, write: (_, tx) => writeQuantity(actor, input, tx) });
}

/** Takes a line out of the cart; moveLine brings it back within a day. */
export async function removeLine(actor: Actor, { key, ...input }: LineOf): Promise<LineChange> {
  requireRight(actor, "cart");
  const body = { change: "remove", ...input };
  return once(actor, { key, body }, { prepare: nothing, write: (_, tx) => writeRemoval(actor, input, tx) });
}

const nothing = () => Promise.resolve(null);
type Line = Omit<LineOf, "key">;

async function writeQuantity(
  actor: Actor,
  { customerId, lineId, quantity, seen }: Line & { quantity: number; seen?: number },
  tx: Tx,
): Promise<LineChange> {
  const where = { companyId: companyOf(actor), customerId, id: lineId, tab: { in: [...openTabs] as string[] } };
  const line = await tx.cartLine.findFirst({ where, select: { articleId: true, tab: true } });
  if (line && quantity !== 1 && unitIdOf(line.articleId) !== null)
    throw unprocessable("one-unit", "A recycled unit is one piece.");
  if (line) await followLine(actor, { goods: line.articleId, customerId, from: line.tab, to: line.tab }, tx);
  const { count } = await tx.cartLine.updateMany({ where: { ...where, quantity: seen }, data: { quantity } });
  if (count === 0) throw await whyUnchanged(where, tx);
  const detail = { customerId, quantity };
  await audit(actor, tx, { action: "change-quantity", entity: "cart-line", entityId: lineId, detail });
  return { id: lineId, quantity, count: await tellCart(actor, { customerId, change: "quantity", line: lineId }, tx) };
}

async function whyUnchanged(
  where: { companyId: number; customerId: number; id: number; tab: { in: string[] } },
  tx: Tx,
): Promise<Error> {
  const line = await tx.cartLine.findFirst({ where, select: { quantity: true } });
  if (!line) return notFound();
  return conflict("quantity-changed", "The quantity was changed elsewhere.", { quantity: line.quantity });
}

async function writeRemoval(actor: Actor, { customerId, lineId }: Line, tx: Tx): Promise<LineChange> {
  const companyId = companyOf(actor);
  await lockCart(actor, customerId, tx);
  await tx.$executeRaw`delete from cart_line old using cart_line line
    where line.company_id = ${companyId} and line.customer_id = ${customerId} and line.id = ${lineId}
      and line.tab in ('cart', 'wishlist', 'aside')
      and old.company_id = line.company_id and old.customer_id = line.customer_id and old.tab = ${removed}
      and (old.updated_at < now() - interval '1 day'
        or (old.channel, old.make_id, old.article_id) = (line.channel, line.make_id, line.article_id))`;
  const where = { companyId, customerId, id: lineId, tab: { in: [...openTabs] as string[] } };
  const line = await tx.cartLine.findFirst({ where, select: { articleId: true, tab: true } });
  if (!line) throw notFound();
  await followLine(actor, { goods: line.articleId, customerId, from: line.tab, to: null }, tx);
  await tx.cartLine.updateMany({ where, data: { tab: removed } });
  await audit(actor, tx, { action: "remove", entity: "cart-line", entityId: lineId, detail: { customerId } });
  return { id: lineId, quantity: 0, count: await tellCart(actor, { customerId, change: "remove", line: lineId }, tx) };
}
