import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { gather } from "@/lib/platform/gather";
import { tilesOfScreens } from "../../statements";
import { isInTime, linkOf } from "../rules";
import type { TileRow } from "../rows";

const tilesOf = gather(async (screenIds: number[]) => {
  const tiles = await read<TileRow>(tilesOfScreens, [screenIds]);
  return new Map(screenIds.map((id) => [id, tiles.filter(({ screens }) => screens.includes(id))]));
});

/** Where the tiles that are addressed to a screen lead now, in their order; what is maintained leads nowhere. */
export async function listScreenLinks(
  actor: Actor,
  { screenId, now = new Date() }: { screenId: number; now?: Date },
): Promise<{ title: string; url: string }[]> {
  requireJob(actor);
  const tiles = (await tilesOf(screenId)) ?? [];
  return tiles
    .filter((tile) => isInTime(tile, now))
    .map((tile) => ({ title: tile.name, url: linkOf(tile, now) }))
    .filter(({ url }) => url !== "");
}
