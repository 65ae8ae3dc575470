import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { tilesOfWidgets } from "../../statements";
import { framesOf } from "../kinds";
import type { TileRow } from "../rows";

/** Every address that a tile shows in a frame at some time. */
export async function listTileFrames(actor: Actor): Promise<string[]> {
  requireJob(actor);
  const tiles = await read<TileRow>(tilesOfWidgets, [null]);
  return [...new Set(tiles.flatMap(framesOf))];
}
