import type { Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";
import { conflict, unprocessable } from "@/lib/platform/problems";
import { requireEditor } from "../../access";
import { noteChange } from "../../changes/commands";
import { lockWidget } from "./locks";

interface Wanted {
  widget: string;
  ids: readonly number[];
  /** The version of the list as its editor saw it. */
  version?: number;
}
interface Ordered {
  version: number;
  ids: number[];
}

/** Puts the tiles of a widget into an order; those that are not named follow. 409 with what stands when somebody else ordered them. */
export async function orderTiles(actor: Actor, { widget, ids, version }: Wanted): Promise<Ordered> {
  requireEditor(actor, widget);
  return inTransaction(undefined, async (tx) => {
    const list = await lockWidget(widget, tx);
    const rows = await tx.tile.findMany({
      where: { widgetId: list.id, deletedAt: null },
      orderBy: [{ place: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const before = rows.map(({ id }) => id);
    if (version !== undefined && version !== list.version)
      throw conflict("order-changed", "Somebody else changed the order.", { version: list.version, ids: before });
    const own = new Set(before);
    if (ids.some((id) => !own.has(id)) || new Set(ids).size < ids.length)
      throw unprocessable("unknown-tile", "The order names a tile twice, or one that the widget does not have.");
    const after = [...ids, ...before.filter((id) => !ids.includes(id))];
    if (after.join() === before.join()) return { version: list.version, ids: after };
    await tx.$executeRaw`update tile t set place = o.place from unnest(${after}::int[]) with ordinality o(id, place)
      where t.id = o.id`;
    await tx.widget.update({ where: { id: list.id }, data: { version: { increment: 1 } }, select: { id: true } });
    await noteChange(
      actor,
      {
        action: "move",
        entity: "widget",
        widget,
        id: list.id,
        name: widget,
        before: { ids: before },
        after: { ids: after },
      },
      tx,
    );
    return { version: list.version + 1, ids: after };
  });
}
