import { saidIn, tileTexts, toldTranslations, type TileText, type Translations } from "../translations";
import { framesOf, usualImage } from "./kinds";
import { linkOf } from "./rules";
import type { PlacedTile, Tile, TileInput } from "./schema";
import { instantOf, wallTime } from "@/lib/shared/wall-time";

/** A tile as it is kept, its moments as instants. */
export interface TileRow {
  id: number;
  widget: string;
  name: string;
  text: string;
  translations: Translations<TileText>;
  appType: string;
  brandId: number | null;
  url: string;
  img: string;
  data: string;
  accessRight: string | null;
  roles: string[];
  groups: number[];
  screens: number[];
  dateFrom: Date | null;
  dateTo: Date | null;
  alertStart: Date | null;
  alertEnd: Date | null;
  urlStart: string;
  urlEnd: string;
  urlMaintenance: string;
  urlCover: string;
  maintenanceMode: boolean;
  highlight: boolean;
  className: string;
  place: number;
  version: number;
}

/** A tile as the database client hands it, with the name of its widget. */
export const rowOf = (
  tile: Omit<TileRow, "widget" | "translations"> & { translations: unknown },
  widget: string,
): TileRow => ({ ...tile, widget, translations: tile.translations as Translations<TileText> });

type Told<Row> = { [Field in keyof Row]: Date extends Row[Field] ? string | null : Row[Field] };
const told = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** A tile that the database told as JSON, its moments as texts. */
export const rowOfJson = (tile: Told<TileRow>): TileRow => ({
  ...tile,
  dateFrom: told(tile.dateFrom),
  dateTo: told(tile.dateTo),
  alertStart: told(tile.alertStart),
  alertEnd: told(tile.alertEnd),
});
export type ToldTile = Told<TileRow>;

const wall = (instant: Date | null): string | null => instant && wallTime(instant);

/** A tile as its editor sees it: everything that was written. */
export function writtenTile({ place, ...row }: TileRow): Tile {
  const { dateFrom, dateTo, alertStart, alertEnd } = row;
  const moments = { dateFrom: wall(dateFrom), dateTo: wall(dateTo) };
  return { ...row, ...moments, alertStart: wall(alertStart), alertEnd: wall(alertEnd), order: place };
}

/** A tile as a reader sees it: in their language, with the address that it opens now and nothing of its audience. */
export function shownTile(row: TileRow, { language, now }: { language: string; now: Date }): Tile {
  return {
    ...writtenTile(row),
    name: saidIn(row, "name", language),
    text: saidIn(row, "text", language),
    translations: {},
    url: linkOf(row, now),
    img: row.img || usualImage,
    ...{ urlStart: "", urlEnd: "", urlMaintenance: "" },
    ...{ roles: [], groups: [], screens: [] },
  };
}

const iso = (instant: Date | null): string | null => instant && instant.toISOString();

/** A tile as a page is handed it, with its moments and what it leads to in each. */
export function placedTile(
  row: TileRow,
  { language, brand, refusing }: { language: string; brand: string | null; refusing: ReadonlySet<string> },
): PlacedTile {
  const { id, appType, brandId, data, urlCover, url, urlStart, urlEnd, urlMaintenance } = row;
  const { maintenanceMode, highlight, className } = row;
  return {
    ...{ id, appType, brandId, brand, data, urlCover, url, urlStart, urlEnd, urlMaintenance },
    ...{ maintenanceMode, highlight, className, img: row.img || usualImage },
    name: saidIn(row, "name", language),
    text: saidIn(row, "text", language),
    ...{ dateFrom: iso(row.dateFrom), dateTo: iso(row.dateTo) },
    ...{ alertStart: iso(row.alertStart), alertEnd: iso(row.alertEnd) },
    unframed: framesOf(row).filter((address) => refusing.has(address)),
  };
}

const kept = (written: string | null | undefined): Date | null => (written ? instantOf(written) : null);

/** What is kept of a tile that was typed; its widget apart. */
export function tileColumns(typed: TileInput) {
  return {
    name: typed.name,
    text: typed.text ?? "",
    translations: toldTranslations(tileTexts, typed.translations),
    appType: typed.appType,
    brandId: typed.brandId ?? null,
    url: typed.url ?? "",
    img: typed.img || usualImage,
    data: typed.data ?? "",
    accessRight: typed.accessRight ?? null,
    roles: [...new Set(typed.roles)],
    groups: [...new Set(typed.groups)],
    screens: [...new Set(typed.screens)],
    dateFrom: kept(typed.dateFrom),
    dateTo: kept(typed.dateTo),
    alertStart: kept(typed.alertStart),
    alertEnd: kept(typed.alertEnd),
    urlStart: typed.urlStart ?? "",
    urlEnd: typed.urlEnd ?? "",
    urlMaintenance: typed.urlMaintenance ?? "",
    urlCover: typed.urlCover ?? "",
    maintenanceMode: typed.maintenanceMode,
    highlight: typed.highlight,
    className: typed.className ?? "",
  };
}

/** The fields in which two tiles differ, as each has them; for the history. */
export function differenceOf(before: Tile, after: Tile): { before: Partial<Tile>; after: Partial<Tile> } {
  const fields = (Object.keys(after) as (keyof Tile)[]).filter(
    (field) => field !== "version" && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const of = (one: Tile) => Object.fromEntries(fields.map((field) => [field, one[field]])) as Partial<Tile>;
  return { before: of(before), after: of(after) };
}
