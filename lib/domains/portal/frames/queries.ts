import { placeOf } from "@/lib/domains/apps/queries";
import type { AppPlace } from "@/lib/domains/apps/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { writtenLanguage, type Language } from "@/lib/shared/languages";
import { readsWidget } from "../access";
import { tileById } from "../statements";
import { isFrame, needsVehicle } from "../tiles/kinds";
import { readerOfTiles } from "../tiles/queries/reader";
import { shownTile, type TileRow } from "../tiles/rows";
import { isShown } from "../tiles/rules";
import { readTileData } from "../tiles/typed";
import { fillFrame, type VehicleFact } from "./rules";

interface Named {
  title: string;
}
export interface FrameTile extends Named {
  address: string;
  /** It is told a vehicle. */
  ofVehicle: boolean;
  /** Its page gets no origin of its own. */
  strict: boolean;
}
export type FramePlace =
  { state: "shown"; place: AppPlace } | { state: "maintained" } | { state: "lacking"; missing: VehicleFact[] };

/** A tile that opens a frame, as the actor sees it now; null where they do not. */
export async function findFrameTile(
  actor: Actor,
  { id, lang }: { id: number; lang: Language },
): Promise<FrameTile | null> {
  requireUser(actor);
  const [row] = await read<TileRow>(tileById, [id]);
  if (!row || !isFrame(row.appType) || !readsWidget(actor, row.widget)) return null;
  const [reader, now] = [await readerOfTiles(actor, { tiles: [row], vehicle: true }), new Date()];
  if (!isShown(row, reader, now)) return null;
  const { name, url, data } = shownTile(row, { language: writtenLanguage(lang), now });
  return {
    ...{ title: name, address: url, ofVehicle: needsVehicle(row.appType) },
    strict: readTileData(data)?.sandbox === true,
  };
}

/** Where the frame of a tile stands, told the vehicle where it is told one. */
export async function placeFrame(
  actor: Actor,
  { tile, vehicle }: { tile: FrameTile; vehicle: VehicleView | null },
): Promise<FramePlace> {
  requireUser(actor);
  if (tile.address === "") return { state: "maintained" };
  if (!tile.ofVehicle || !vehicle) return { state: "shown", place: await placeOf(actor, tile.address) };
  const { vin, ktype, mid } = vehicle.record;
  const filled = fillFrame(tile.address, { vin, ktype: ktype?.toString() ?? null, mid });
  if ("missing" in filled) return { state: "lacking", missing: filled.missing };
  return { state: "shown", place: await placeOf(actor, filled.address, { asked: tile.address }) };
}
