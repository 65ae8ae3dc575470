import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, denied, notFound, type Problem } from "@/lib/platform/problems";
import { listUpdatableStockGroups } from "../../queries/list-groups";
import { mostPieces } from "../../rules";
import { balanceAfter, effectOf } from "../rules";
import type { CountInput, MovementInput, ShelfInput } from "../schema";
import { sayMovement } from "./say-movement";

interface Locked {
  id: number;
  quantity: number;
  stockGroupId: number;
}

/** The items in the order of their ids, so that two who want the same never wait for each other both. */
async function lockItems(actor: Actor, ids: readonly number[], groups: readonly number[], tx: Tx): Promise<Locked[]> {
  const items = await tx.$queryRaw<Locked[]>`
    select id, quantity, stock_group_id as "stockGroupId" from stock_item
    where company_id = ${companyOf(actor)} and id = any(${ids}::int[]) order by id for update`;
  if (items.length < ids.length) throw notFound();
  if (items.some(({ stockGroupId }) => !groups.includes(stockGroupId))) throw denied();
  return items;
}

/** Receives, sells, corrects or takes back pieces of an item; 409 with what is there when they are not. */
export async function movePieces(
  actor: Actor,
  { id, key, ...input }: MovementInput & { id: number; key: string | null },
): Promise<{ id: number; quantity: number }> {
  requireRight(actor, "Stock", "cart");
  return once(
    actor,
    { key, body: { id, ...input } },
    {
      prepare: () => listUpdatableStockGroups(actor),
      async write(groups, tx) {
        const [item] = await lockItems(actor, [id], groups, tx);
        if (!item) throw notFound();
        const quantity = balanceAfter(item.quantity, input.kind, input.pieces);
        if (quantity === null) throw impossible(input, item.quantity);
        await sayMovement(actor, { kind: input.kind, note: input.note }, tx);
        await setQuantities(actor, [{ id, quantity }], tx);
        const detail = { kind: input.kind, quantity };
        await audit(actor, tx, { action: "change-quantity", entity: "stock-item", entityId: id, detail });
        return { id, quantity };
      },
    },
  );
}

const impossible = ({ kind, pieces }: MovementInput, left: number): Problem =>
  effectOf(kind, pieces) > 0
    ? conflict("too-many-pieces", `An item has at most ${mostPieces} pieces.`, { left })
    : conflict("not-enough-stock", "The stock has not that many pieces.", { left });

const setQuantities = (actor: Actor, items: readonly { id: number; quantity: number }[], tx: Tx) =>
  tx.$executeRaw`update stock_item i set quantity = n.quantity, user_id = ${userOf(actor)}, updated_at = now()
    from unnest(${items.map(({ id }) => id)}::int[], ${items.map(({ quantity }) => quantity)}::int[]) n (id, quantity)
    where i.company_id = ${companyOf(actor)} and i.id = n.id`;

/**
 * Sets what was counted, all of it or nothing. 409 with the items whose quantity moved since the counter's screen showed
 * it: what was sold in the meantime is not counted twice.
 */
export async function countItems(
  actor: Actor,
  { key, counts }: CountInput & { key: string | null },
): Promise<{ counted: number; changed: number; pieces: number }> {
  requireRight(actor, "Stock", "cart");
  return once(
    actor,
    { key, body: { counts } },
    {
      prepare: () => listUpdatableStockGroups(actor),
      async write(groups, tx) {
        const byId = new Map(counts.map((one) => [one.id, one]));
        const items = await lockItems(actor, [...byId.keys()], groups, tx);
        const moved = items.filter(({ id, quantity }) => (byId.get(id)?.seen ?? quantity) !== quantity);
        if (moved.length > 0) {
          const left = moved.map(({ id, quantity }) => ({ id, quantity }));
          throw conflict("stock-moved", "Some items moved while they were counted.", { items: left });
        }
        const changed = items.flatMap(({ id, quantity: before }) => {
          const quantity = byId.get(id)?.counted ?? before;
          return quantity === before ? [] : [{ id, quantity, before }];
        });
        await sayMovement(actor, { kind: "corrected", source: "inventory" }, tx);
        if (changed.length > 0) await setQuantities(actor, changed, tx);
        for (const { id, quantity } of changed)
          await audit(actor, tx, {
            ...{ action: "change-quantity", entity: "stock-item", entityId: id },
            detail: { kind: "corrected", quantity },
          });
        const pieces = changed.reduce((sum, { quantity, before }) => sum + quantity - before, 0);
        return { counted: items.length, changed: changed.length, pieces };
      },
    },
  );
}

/** Says where an item lies and from how few pieces on it is to be ordered. */
export async function placeItem(
  actor: Actor,
  { id, key, place, minimum }: ShelfInput & { id: number; key: string | null },
): Promise<{ id: number }> {
  requireRight(actor, "Stock", "cart");
  return once(
    actor,
    { key, body: { id, place, minimum } },
    {
      prepare: () => listUpdatableStockGroups(actor),
      async write(groups, tx) {
        await lockItems(actor, [id], groups, tx);
        await tx.$executeRaw`update stock_item set place = ${place}, minimum = ${minimum}, updated_at = now()
          where company_id = ${companyOf(actor)} and id = ${id}`;
        const detail = { place, minimum };
        await audit(actor, tx, { action: "change", entity: "stock-item", entityId: id, detail });
        return { id };
      },
    },
  );
}
