import type { Tx } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { rowOf, type TileRow } from "../rows";

/** A widget that nobody else reorders until the transaction ends, and the place after its last tile; 404 for none of the name. */
export async function lockWidget(name: string, tx: Tx): Promise<{ id: number; version: number; next: number }> {
  const [found] = await tx.$queryRaw<{ id: number; version: number }[]>`
    select id, version from widget where name = ${name} for update`;
  if (!found) throw notFound();
  const { _max } = await tx.tile.aggregate({ where: { widgetId: found.id, deletedAt: null }, _max: { place: true } });
  return { ...found, next: (_max.place ?? 0) + 1 };
}

/** A tile that nobody else changes until the transaction ends; null for none, or for one that is deleted. */
export async function lockTile(id: number, tx: Tx, { deleted = false } = {}): Promise<TileRow | null> {
  await tx.$executeRaw`select id from tile where id = ${id} for update`;
  const found = await tx.tile.findFirst({
    where: { id, deletedAt: deleted ? { not: null } : null },
    omit: { widgetId: true, deletedAt: true },
    include: { widget: { select: { name: true } } },
  });
  return found && rowOf(found, found.widget.name);
}
