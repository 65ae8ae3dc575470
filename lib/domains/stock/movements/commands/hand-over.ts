import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { conflict } from "@/lib/platform/problems";
import { pageRights } from "@/lib/shared/page-rights";
import { shareOut, type Share } from "../rules";
import { sayMovement } from "./say-movement";

interface Line {
  lineId: number;
  quantity: number;
  goods: { articleId: number } | { itemId: number } | { itemIds: readonly number[] };
}

/** Who hands over: a seller at the counter, or who runs the company's store. */
const handing = ["cart", ...pageRights("/vendor")] as const;

const itemsOf = (goods: Line["goods"]): number[] => {
  if ("itemIds" in goods) return [...goods.itemIds];
  return "itemId" in goods ? [goods.itemId] : [];
};

/**
 * Takes the pieces of a line out of the own stock, all or none: 409 with what is left when they are too few. What the line
 * holds already is not taken again. Part of a move in a cart, or of what a store promises.
 */
export async function handOverPieces(actor: Actor, { lineId, quantity, goods }: Line, tx: Tx): Promise<void> {
  requireRight(actor, ...handing);
  const companyId = companyOf(actor);
  const [row] = await tx.$queryRaw<{ held: number }[]>`
    select coalesce(sum(pieces), 0)::int as held from stock_hand_over
    where company_id = ${companyId} and line_id = ${lineId}`;
  const held = row?.held ?? 0;
  if (quantity <= held) return;
  // Locked first, read again by the lock itself: whoever waited here sees what the one before left.
  const shelves = await tx.$queryRaw<Share[]>`
    select id, quantity from stock_item
    where company_id = ${companyId} and (id = any(${itemsOf(goods)}::int[])
      or ${"articleId" in goods ? goods.articleId : null}::int = article_id)
    order by id for update`;
  const shares = shareOut(shelves, quantity - held);
  if (!shares) {
    const left = shelves.reduce((sum, shelf) => sum + shelf.quantity, 0);
    throw conflict("not-enough-stock", "The stock has not that many pieces.", { left });
  }
  await sayMovement(actor, { kind: "sold", line: lineId }, tx);
  await changeBy(actor, shares, -1, tx);
  await tx.$executeRaw`
    insert into stock_hand_over as h (company_id, line_id, item_id, pieces)
    select ${companyId}, ${lineId}, id, pieces
    from unnest(${shares.map(({ id }) => id)}::int[], ${shares.map((share) => share.quantity)}::int[]) s (id, pieces)
    on conflict (company_id, line_id, item_id) do update set pieces = h.pieces + excluded.pieces`;
  await auditShares(actor, shares, "sold", tx);
}

/** Puts back what a line holds of the own stock; pieces of an item that is removed by now have no shelf any more. */
export async function takeBackPieces(actor: Actor, { lineId }: Pick<Line, "lineId">, tx: Tx): Promise<void> {
  requireRight(actor, ...handing);
  const shares = await tx.$queryRaw<Share[]>`
    delete from stock_hand_over where company_id = ${companyOf(actor)} and line_id = ${lineId}
    returning item_id as id, pieces as quantity`;
  if (shares.length === 0) return;
  await sayMovement(actor, { kind: "returned", line: lineId }, tx);
  await changeBy(actor, shares, 1, tx);
  await auditShares(actor, shares, "returned", tx);
}

const changeBy = (actor: Actor, shares: readonly Share[], sign: 1 | -1, tx: Tx) =>
  tx.$executeRaw`
    update stock_item i set quantity = i.quantity + s.pieces, user_id = ${userOf(actor)}, updated_at = now()
    from unnest(${shares.map(({ id }) => id)}::int[], ${shares.map((share) => sign * share.quantity)}::int[]) s (id, pieces)
    where i.company_id = ${companyOf(actor)} and i.id = s.id`;

async function auditShares(actor: Actor, shares: readonly Share[], kind: "sold" | "returned", tx: Tx): Promise<void> {
  for (const { id, quantity } of shares)
    await audit(actor, tx, {
      ...{ action: "change-quantity", entity: "stock-item", entityId: id },
      detail: { kind, quantity },
    });
}
