import type { Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { requireEditor } from "../../access";
import { noteChange } from "../../changes/commands";
import { writtenTile } from "../rows";
import type { Tile } from "../schema";
import { lockTile, lockWidget } from "./locks";

interface Place {
  widget: string;
  id: number;
}

/** Deletes a tile of a widget; it can be restored for a day. 404 for no such tile. */
export async function removeTile(actor: Actor, { widget, id }: Place): Promise<void> {
  requireEditor(actor, widget);
  await inTransaction(undefined, async (tx) => {
    const row = await lockTile(id, tx);
    if (!row || row.widget !== widget) throw notFound();
    await tx.tile.update({ where: { id }, data: { deletedAt: new Date() }, select: { id: true } });
    await tx.tile.deleteMany({ where: { deletedAt: { lt: new Date(Date.now() - 86_400_000) } } });
    const before = writtenTile(row);
    await noteChange(actor, { action: "remove", entity: "tile", widget, id, name: row.name, before }, tx);
  });
}

/** Brings a deleted tile back to where it stood; a group that went meanwhile is left out. */
export async function restoreTile(actor: Actor, { widget, id }: Place): Promise<Tile> {
  requireEditor(actor, widget);
  return inTransaction(undefined, async (tx) => {
    const row = await lockTile(id, tx, { deleted: true });
    if (!row || row.widget !== widget) throw notFound();
    await lockWidget(widget, tx);
    const groups = await tx.$queryRaw<{ id: number }[]>`
      select id from audience_group where id = any(${row.groups}) for key share`;
    const audience = row.roles.length + row.screens.length + groups.length;
    // Nobody is told by accident what was for a group that no longer exists.
    if (audience === 0 && row.groups.length > 0) throw notFound();
    const kept = groups.map((group) => group.id);
    await tx.tile.update({ where: { id }, data: { deletedAt: null, groups: kept }, select: { id: true } });
    await noteChange(actor, { action: "restore", entity: "tile", widget, id, name: row.name }, tx);
    return writtenTile({ ...row, groups: kept });
  });
}
