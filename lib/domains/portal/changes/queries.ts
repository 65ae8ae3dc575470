import type { Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { requireEditor } from "../access";
import type { PortalChange } from "../tiles/schema";

const changesOfWidget = {
  name: "portal_changes",
  text: `select id, tile_id as "tileId", action, name, before, after, user_name as "userName", created_at as at
    from portal_change where widget = $1 and ($2::int is null or tile_id = $2) order by id desc limit 100`,
};

/** What was done to a widget and its tiles, or to one of them, the latest first: a hundred at most. */
export async function listChanges(
  actor: Actor,
  { widget, tileId }: { widget: string; tileId?: number },
): Promise<PortalChange[]> {
  requireEditor(actor, widget);
  const rows = await read<Omit<PortalChange, "at"> & { at: Date }>(changesOfWidget, [widget, tileId ?? null]);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
