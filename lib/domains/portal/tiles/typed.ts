import { isFrame, longestImage, longestUrl } from "./kinds";
import { instantOf } from "@/lib/shared/wall-time";

const printable = (text: string): boolean => !/[\s\\\p{Cc}\p{Surrogate}]/u.test(text);

/** Whether a tile may lead to an address: a page of the web without a password in it, or a page of this site from its root. */
export function isTileAddress(text: string): boolean {
  if (text.length > longestUrl || !printable(text)) return false;
  if (text.startsWith("/")) return /^\/(?![/\\])/.test(text);
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
}

/** What of this site may stand in a frame of this site. */
const framable = /^\/(embedded|api\/documents)\//;

/** Whether an address may be shown in a frame: another site's, or one of our own that is made for it. */
export const isFrameAddress = (text: string): boolean =>
  isTileAddress(text) && (!text.startsWith("/") || framable.test(text));

/** A picture by its address: of the web, of this site, or the id of an uploaded one. */
export const isImageAddress = (text: string): boolean =>
  text.length <= longestImage &&
  printable(text) &&
  (/^\/(?![/\\])/.test(text) || /^https:\/\/[^\s/@]+(\/|$)/.test(text));

export interface TileData {
  sandbox?: boolean;
  mdd?: number;
  genart?: number;
}

const whole = (value: unknown): number | undefined => {
  const number = typeof value === "string" && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : value;
  return typeof number === "number" && Number.isInteger(number) && number > 0 && number < 1e9 ? number : undefined;
};

/** What the JSON text of a tile says; null for what is no object of words and numbers, or hides a prototype. */
export function readTileData(text: string): TileData | null {
  if (text.trim() === "") return {};
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) return null;
  if (/"(?:__proto__|constructor|prototype)"\s*:/.test(JSON.stringify(found)) || /__proto__/.test(text)) return null;
  const { sandbox, mdd, genart } = found as Record<string, unknown>;
  if ((mdd !== undefined && !whole(mdd)) || (genart !== undefined && !whole(genart))) return null;
  if (sandbox !== undefined && typeof sandbox !== "boolean") return null;
  return { sandbox, mdd: whole(mdd), genart: whole(genart) };
}

interface TypedTile {
  appType: string;
  brandId?: number | null;
  url?: string | null;
  urlStart?: string | null;
  urlEnd?: string | null;
  urlMaintenance?: string | null;
  urlCover?: string | null;
  img?: string | null;
  data?: string | null;
  dateFrom?: string | null;
  dateTo?: string | null;
  alertStart?: string | null;
  alertEnd?: string | null;
}
export type TileField = Exclude<keyof TypedTile, "appType">;
export type TileFault =
  | "required"
  | "address"
  | "frame"
  | "image"
  | "data"
  | "date"
  | "alert-start"
  | "alert-end"
  | "alert-without-date"
  | "dates";

interface Fault {
  field: TileField;
  fault: TileFault;
}

const moments = ["dateFrom", "dateTo", "alertStart", "alertEnd"] as const;
const targets = ["url", "urlStart", "urlEnd", "urlMaintenance"] as const;
/** Types that lead nowhere without an address. */
const addressed = new Set(["iframe", "linkTo", "iconLink", "iframeCarSelector"]);

function addressFaults(tile: TypedTile): Fault[] {
  const faults: Fault[] = [];
  for (const field of targets) {
    const text = tile[field];
    if (!text) continue;
    if (!isTileAddress(text)) faults.push({ field, fault: "address" });
    else if (isFrame(tile.appType) && !isFrameAddress(text)) faults.push({ field, fault: "frame" });
  }
  const data = readTileData(tile.data ?? "");
  if (data === null) faults.push({ field: "data", fault: "data" });
  if (addressed.has(tile.appType) && !tile.url && !(data?.mdd && data.genart))
    faults.push({ field: "url", fault: "required" });
  if (tile.appType === "internal" && !tile.brandId) faults.push({ field: "brandId", fault: "required" });
  for (const field of ["img", "urlCover"] as const)
    if (tile[field] && !isImageAddress(tile[field])) faults.push({ field, fault: "image" });
  return faults;
}

function timeFaults(tile: TypedTile): Fault[] {
  const at = Object.fromEntries(moments.map((field) => [field, tile[field] ? instantOf(tile[field]) : undefined]));
  const unread = moments.filter((field) => at[field] === null);
  if (unread.length > 0) return unread.map((field) => ({ field, fault: "date" }));
  const { dateFrom, dateTo, alertStart, alertEnd } = at;
  const faults: Fault[] = [];
  if (alertStart && !dateFrom) faults.push({ field: "alertStart", fault: "alert-without-date" });
  if (alertEnd && !dateTo) faults.push({ field: "alertEnd", fault: "alert-without-date" });
  if (alertStart && dateFrom && alertStart >= dateFrom) faults.push({ field: "alertStart", fault: "alert-start" });
  if (alertEnd && dateTo && alertEnd >= dateTo) faults.push({ field: "alertEnd", fault: "alert-end" });
  if (dateFrom && dateTo && dateFrom >= dateTo) faults.push({ field: "dateTo", fault: "dates" });
  else if (dateFrom && alertEnd && alertEnd <= dateFrom) faults.push({ field: "alertEnd", fault: "dates" });
  return faults;
}

/** What is wrong with a tile as it was typed, each at its field. */
export const tileFaults = (tile: TypedTile): Fault[] => [...addressFaults(tile), ...timeFaults(tile)];
