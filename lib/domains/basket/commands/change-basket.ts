import { isQuantity, mostQuantity } from "@/lib/domains/cart/rules";
import type { LineChange } from "@/lib/domains/cart/schema";
import { companyOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, invalid, notFound, unprocessable } from "@/lib/platform/problems";
import { requireBasketUpdate } from "../access";
import { countPieces, removed } from "./count-pieces";

interface LineOf {
  lineId: number;
  key: string | null;
}

const nothing = () => Promise.resolve(null);
const lineOf = (actor: Actor, id: number) => ({ companyId: companyOf(actor), id, list: "basket" });

/** Sets how many pieces of a line are wanted, 1 to 9999; 409 with what stands when it is not what the buyer saw. */
export async function changeBasketQuantity(
  actor: Actor,
  { key, ...input }: LineOf & { quantity: number; seen?: number },
): Promise<LineChange> {
  await requireBasketUpdate(actor);
  const { lineId, quantity, seen } = input;
  if (!isQuantity(quantity)) throw invalid("bad-quantity", "The quantity must be a whole number from 1 to 9999.");
  const write = async (_: null, tx: Tx): Promise<LineChange> => {
    const where = lineOf(actor, lineId);
    const { count } = await tx.basketLine.updateMany({ where: { ...where, quantity: seen }, data: { quantity } });
    if (count === 0) {
      const line = await tx.basketLine.findFirst({ where, select: { quantity: true } });
      throw line ? conflict("quantity-changed", "The quantity was changed elsewhere.", line) : notFound();
    }
    await audit(actor, tx, {
      action: "change-quantity",
      entity: "basket-line",
      entityId: lineId,
      detail: { quantity },
    });
    return { id: lineId, quantity, count: await countPieces(actor, tx) };
  };
  return once(actor, { key, body: { change: "basket-quantity", ...input } }, { prepare: nothing, write });
}

/** Writes what the buyer wants to remember of a line; it goes with the order. */
export async function noteBasketLine(
  actor: Actor,
  { key, ...input }: LineOf & { note: string },
): Promise<{ id: number; note: string }> {
  await requireBasketUpdate(actor);
  const { lineId, note } = input;
  const write = async (_: null, tx: Tx) => {
    const { count } = await tx.basketLine.updateMany({ where: lineOf(actor, lineId), data: { note } });
    if (count === 0) throw notFound();
    await audit(actor, tx, { action: "update", entity: "basket-line", entityId: lineId });
    return { id: lineId, note };
  };
  return once(actor, { key, body: { change: "basket-note", ...input } }, { prepare: nothing, write });
}

/** Takes a line out of the basket; restoreBasketLine brings it back within a day. */
export async function removeFromBasket(actor: Actor, { key, lineId }: LineOf): Promise<LineChange> {
  await requireBasketUpdate(actor);
  const write = async (_: null, tx: Tx): Promise<LineChange> => {
    const companyId = companyOf(actor);
    await tx.$executeRaw`delete from basket_line old using basket_line line
      where line.company_id = ${companyId} and line.id = ${lineId} and line.list = 'basket'
        and old.company_id = line.company_id and old.list = ${removed}
        and (old.updated_at < now() - interval '1 day'
          or (old.channel, old.make_id, old.goods) = (line.channel, line.make_id, line.goods))`;
    const { count } = await tx.basketLine.updateMany({ where: lineOf(actor, lineId), data: { list: removed } });
    if (count === 0) throw notFound();
    await audit(actor, tx, { action: "remove", entity: "basket-line", entityId: lineId });
    return { id: lineId, quantity: 0, count: await countPieces(actor, tx) };
  };
  return once(actor, { key, body: { change: "basket-remove", lineId } }, { prepare: nothing, write });
}

/** Brings a removed line back; it joins a line of the same goods. 422 above 9999 pieces. */
export async function restoreBasketLine(actor: Actor, { key, lineId }: LineOf): Promise<LineChange> {
  await requireBasketUpdate(actor);
  const write = async (_: null, tx: Tx): Promise<LineChange> => {
    const gone = { ...lineOf(actor, lineId), list: removed };
    if ((await tx.basketLine.count({ where: gone })) === 0) throw notFound();
    const [line] = await joinLine(actor, lineId, tx);
    if (!line) throw unprocessable("too-many-pieces", `A line holds at most ${mostQuantity} pieces.`);
    await audit(actor, tx, { action: "restore", entity: "basket-line", entityId: lineId });
    return { ...line, count: await countPieces(actor, tx) };
  };
  return once(actor, { key, body: { change: "basket-restore", lineId } }, { prepare: nothing, write });
}

const joinLine = (actor: Actor, lineId: number, tx: Tx): Promise<{ id: number; quantity: number }[]> => tx.$queryRaw`
  with gone as (delete from basket_line where company_id = ${companyOf(actor)} and id = ${lineId} and list = ${removed} returning *)
  insert into basket_line as l (company_id, id, channel, make_id, goods, name, item, quantity, price_cents, deposit_cents, stock,
    note, priced_at, vin, ktype, plate, added_by, created_at)
  select company_id, id, channel, make_id, goods, name, item, quantity, price_cents, deposit_cents, stock,
    note, priced_at, vin, ktype, plate, added_by, created_at from gone
  on conflict (company_id, list, channel, make_id, goods) do update
    set quantity = l.quantity + excluded.quantity, updated_at = now(),
      note = case when l.note = '' then excluded.note else l.note end
    where l.quantity + excluded.quantity <= ${mostQuantity}
  returning id, quantity`;
