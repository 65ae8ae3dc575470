import { isTileType, needsVehicle } from "./kinds";

type Moment = Date | null;
export interface TileTimes {
  dateFrom: Moment;
  dateTo: Moment;
  alertStart: Moment;
  alertEnd: Moment;
}

export interface JudgedTile extends TileTimes {
  appType: string;
  brandId: number | null;
  accessRight: string | null;
  roles: readonly string[];
  groups: readonly number[];
  screens: readonly number[];
}

/** Who looks: families of the company, groups that hold one of them, rights, and the brands that the catalogue knows. */
export interface TileReader {
  roles: ReadonlySet<string>;
  groups: ReadonlySet<number>;
  rights: { has(right: string): boolean };
  brands: ReadonlySet<number>;
  /** Whether a vehicle is at hand. */
  vehicle: boolean;
}

/** Whether the portal can show a tile of the type at all. */
const isKnown = ({ appType, brandId }: JudgedTile, { brands, vehicle }: TileReader): boolean =>
  isTileType(appType) &&
  (appType !== "internal" || (brandId !== null && brands.has(brandId))) &&
  (vehicle || !needsVehicle(appType));

/** Whether a tile is addressed to the reader; one that names nobody is for everybody. */
export function isFor({ roles, groups, screens }: JudgedTile, reader: TileReader): boolean {
  if (roles.length === 0 && groups.length === 0 && screens.length === 0) return true;
  return roles.some((role) => reader.roles.has(role)) || groups.some((group) => reader.groups.has(group));
}

/** Whether a tile's time is now: from its alert, or from its start without one, until its end. */
export function isInTime({ dateFrom, dateTo, alertStart }: TileTimes, now: Date): boolean {
  // Instants are compared as numbers: comparing dates themselves takes ten times as long.
  const at = now.getTime();
  if (dateTo && at >= dateTo.getTime()) return false;
  return !dateFrom || at >= (alertStart ?? dateFrom).getTime();
}

/** Whether the reader would see a tile in its time. */
export const mayBeShown = (tile: JudgedTile, reader: TileReader): boolean =>
  (tile.accessRight === null || reader.rights.has(tile.accessRight)) && isKnown(tile, reader) && isFor(tile, reader);

/** Whether the reader sees a tile now. */
export const isShown = (tile: JudgedTile, reader: TileReader, now: Date): boolean =>
  isInTime(tile, now) && mayBeShown(tile, reader);

interface TileLinks extends TileTimes {
  url: string;
  urlStart: string;
  urlEnd: string;
  urlMaintenance: string;
  maintenanceMode: boolean;
}

/** Where a tile leads now; empty while it is maintained and nothing stands in for it. */
export function linkOf(tile: TileLinks, now: Date): string {
  if (tile.maintenanceMode) return tile.urlMaintenance;
  if (tile.alertEnd && now >= tile.alertEnd && tile.urlEnd) return tile.urlEnd;
  if (tile.dateFrom && now < tile.dateFrom && tile.urlStart) return tile.urlStart;
  return tile.url;
}

export type TilePhase = "announced" | "open" | "ending" | "maintained";

/** What the portal says of a tile that is shown. */
export function phaseOf(tile: TileLinks, now: Date): TilePhase {
  if (tile.maintenanceMode) return "maintained";
  if (tile.alertEnd && now >= tile.alertEnd) return "ending";
  return tile.dateFrom && now < tile.dateFrom ? "announced" : "open";
}

export const dayMs = 86_400_000;

/** The next moment within a day at which one of the tiles comes, goes or leads elsewhere; null for none. */
export function nextChangeAt(tiles: readonly TileTimes[], now: Date): Date | null {
  const at = now.getTime();
  let next = Infinity;
  const look = (moment: Moment) => {
    const time = moment?.getTime() ?? 0;
    if (time > at && time < next) next = time;
  };
  for (const { dateFrom, dateTo, alertStart, alertEnd } of tiles) {
    if (dateTo && dateTo.getTime() <= at) continue;
    look(alertStart);
    look(dateFrom);
    look(alertEnd);
    look(dateTo);
  }
  return next <= at + dayMs ? new Date(next) : null;
}
