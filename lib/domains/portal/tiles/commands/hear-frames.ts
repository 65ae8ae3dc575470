import { checkSavedFrames } from "@/lib/domains/apps/frames/commands";
import type { Actor } from "@/lib/platform/actor";
import { inTransaction } from "@/lib/platform/db";
import { tellEverybody } from "@/lib/platform/events/notice";
import { requireEditor } from "../../access";
import { framesOf } from "../kinds";
import type { Tile } from "../schema";

/** Asks the sites that a saved tile frames; where one refuses, every open window learns that the tile opens in a tab. */
export async function hearTileFrames(actor: Actor, tile: Tile): Promise<Tile> {
  requireEditor(actor, tile.widget);
  const refuses = await checkSavedFrames(actor, { addresses: framesOf(tile) });
  if (refuses) await inTransaction(undefined, (tx) => tellEverybody("Tiles", { widget: tile.widget }, tx));
  return tile;
}
