import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { tilesOfScreen } from "../../statements";
import { isInTime, linkOf } from "../rules";
import type { TileRow } from "../rows";

/** Where the tiles that are addressed to a screen lead now, in their order; what is maintained leads nowhere. */
export async function listScreenLinks(
  actor: Actor,
  { screenId, now = new Date() }: { screenId: number; now?: Date },
): Promise<{ title: string; url: string }[]> {
  requireJob(actor);
  const tiles = await read<TileRow>(tilesOfScreen, [screenId]);
  return tiles
    .filter((tile) => isInTime(tile, now))
    .map((tile) => ({ title: tile.name, url: linkOf(tile, now) }))
    .filter(({ url }) => url !== "");
}
