import { slideOfPlace } from "@/lib/domains/slides/places";
import { isSlideUrl, longestSlideText, type OpenedSlide } from "@/lib/domains/slides/rules";
import type { SlideTimes } from "@/lib/domains/slides/times";
import { isFrame } from "./kinds";
import { isFrameAddress, readTileData } from "./typed";
import { isInTime, linkOf, nextChangeAt, phaseOf, type TilePhase, type TileTimes } from "./rules";
import type { PlacedTile } from "./schema";

const instant = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

const timesOf = ({ dateFrom, dateTo, alertStart, alertEnd }: PlacedTile): TileTimes => ({
  ...{ dateFrom: instant(dateFrom), dateTo: instant(dateTo) },
  ...{ alertStart: instant(alertStart), alertEnd: instant(alertEnd) },
});

export const isPlacedNow = (tile: PlacedTile, now: Date): boolean => isInTime(timesOf(tile), now);

/** When a list of tiles changes by itself within a day; null for not at all. */
export const nextChangeOf = (tiles: readonly PlacedTile[], now: Date): Date | null =>
  nextChangeAt(tiles.map(timesOf), now);

/** The address that is written for a tile at a moment. */
export const linkTimed = (tile: PlacedTile, now: Date): string => linkOf({ ...tile, ...timesOf(tile) }, now);

export type TileWay = "page" | "tab" | "frame" | "none";

export interface TileTarget {
  href: string;
  way: TileWay;
  phase: TilePhase;
}

/** Where a tile leads now, and how it opens: a page of ours, a new tab, a frame. */
export function targetOf(tile: PlacedTile, now: Date): TileTarget {
  const timed = { ...tile, ...timesOf(tile) };
  const phase = phaseOf(timed, now);
  const link = linkOf(timed, now);
  // A frame would stay white: its site's own window is the way.
  if (tile.unframed.includes(link)) return { href: link, phase, way: "tab" };
  const href = phase === "maintained" ? tile.urlMaintenance : ownPage(tile) || link;
  return { href, phase, way: wayOf(tile, href) };
}

function ownPage({ id, appType, brand, brandId, data, url }: PlacedTile): string {
  const { mdd, genart } = readTileData(data) ?? {};
  if (mdd && genart) return `/brand-parts/${mdd}/${genart}`;
  if (isFrame(appType)) return url && `/tiles/${id}`;
  return appType === "internal" && brandId && brand ? `/pieces/${encodeURIComponent(brand)}` : "";
}

function wayOf({ appType }: PlacedTile, href: string): TileWay {
  if (href === "") return "none";
  if (isFrame(appType)) return "frame";
  const ours = href.startsWith("/") && !href.startsWith("/api/");
  return appType === "linkTo" || !ours ? "tab" : "page";
}

/** The slide that shows what a tile opens, closing when the tile ends; null where a slide cannot. */
export function slideOfTile(tile: PlacedTile, now: Date): (OpenedSlide & SlideTimes) | null {
  const { href } = targetOf(tile, now);
  const subject = isFrame(tile.appType) ? frameSlide(tile, now) : slideOfPlace(href, tile.name);
  if (!subject) return null;
  const { dateTo, alertEnd } = timesOf(tile);
  return { ...subject, closesAt: dateTo?.getTime() ?? null, alertAt: (dateTo && alertEnd?.getTime()) ?? null };
}

function frameSlide(tile: PlacedTile, now: Date): OpenedSlide | null {
  const url = linkTimed(tile, now);
  if (!isFrameAddress(url) || !isSlideUrl(url) || tile.unframed.includes(url)) return null;
  const isStrict = readTileData(tile.data)?.sandbox === true;
  const title = tile.name.slice(0, longestSlideText);
  return { id: `tile-${tile.id}`, title, kind: "iframe", url, ...(isStrict && { sandboxed: true }) };
}
