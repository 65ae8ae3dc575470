import { knownBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import type { Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { requireEditor } from "../../access";
import { noteChange } from "../../changes/commands";
import { differenceOf, rowOf, tileColumns, writtenTile } from "../rows";
import type { Tile, TileChange, TileInput } from "../schema";
import { lockTile, lockWidget } from "./locks";

async function requireBrand(actor: Actor, { appType, brandId }: TileInput): Promise<void> {
  if (appType !== "internal" || !brandId) return;
  const [found] = await knownBrands(actor, { ids: [brandId] });
  if (found === undefined) throw unprocessable("unknown-brand", "The catalogue does not know the brand.");
}

/** The groups stay while the tile is written: one that is deleted meanwhile is refused as unknown. */
async function requireGroups(groups: readonly number[], tx: Tx): Promise<void> {
  const ids = [...new Set(groups)];
  const found = await tx.$queryRaw<unknown[]>`select 1 from audience_group where id = any(${ids}) for key share`;
  if (found.length < ids.length) throw unprocessable("unknown-group", "One of the groups does not exist any more.");
}

const omitted = { widgetId: true, deletedAt: true } as const;

/** Adds a tile at the end of its widget. */
export async function addTile(actor: Actor, { widget, ...typed }: TileInput): Promise<Tile> {
  requireEditor(actor, widget);
  await requireBrand(actor, { widget, ...typed });
  return inTransaction(undefined, async (tx) => {
    const { id: widgetId, next } = await lockWidget(widget, tx);
    await requireGroups(typed.groups, tx);
    const data = { ...tileColumns({ widget, ...typed }), widgetId, place: next };
    const made = writtenTile(rowOf(await tx.tile.create({ data, omit: omitted }), widget));
    await noteChange(actor, { action: "add", entity: "tile", widget, id: made.id, name: made.name, after: made }, tx);
    return made;
  });
}

/** Changes a tile; 409 with what stands when it is not the one that its editor saw. A tile may move to another widget. */
export async function changeTile(actor: Actor, { id, version, ...typed }: TileChange): Promise<Tile> {
  const { widget } = typed;
  requireEditor(actor, widget);
  await requireBrand(actor, typed);
  return inTransaction(undefined, async (tx) => {
    const row = await lockTile(id, tx);
    if (!row) throw notFound();
    requireEditor(actor, row.widget);
    const before = writtenTile(row);
    if (version !== undefined && version !== row.version)
      throw conflict("changed-meanwhile", "Somebody else changed this tile.", { tile: before });
    const moved = row.widget !== widget;
    const { id: widgetId, next } = await lockWidget(widget, tx);
    await requireGroups(typed.groups, tx);
    const data = {
      ...{ ...tileColumns(typed), widgetId, place: moved ? next : row.place },
      version: { increment: 1 },
    };
    const after = writtenTile(rowOf(await tx.tile.update({ where: { id }, data, omit: omitted }), widget));
    await noteChange(
      actor,
      { action: "change", entity: "tile", widget, id, name: after.name, ...differenceOf(before, after) },
      tx,
    );
    return after;
  });
}
