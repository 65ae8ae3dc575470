import { vehicleScreens } from "@/lib/domains/vehicles/paths/screens";
import type { Right } from "@/lib/shared/rights";
import { byFamily, byGenart, bySubfamily } from "./placement";
import { sceneIds, type SceneId } from "./scenes/rules";
import type { PictureCount, ZoneCount } from "./schema";
import { zones, type Zone } from "./zones";

export const pictureViews = ["side", "front", "rear", "underbody"] as const;
export type PictureView = (typeof pictureViews)[number];
/** What may be looked at: the turning vehicle, its outline from a side, a drawing of what is inside. */
export type Look = "around" | PictureView | SceneId;

/** By generic articles that have articles, or by those that have original numbers of the vehicle's make. */
export const pictureWays = ["iam", "oem"] as const;
export type PictureWay = (typeof pictureWays)[number];

type May = (right: Right) => boolean;

/** Any of these opens the pictures; the way by original numbers needs OEM besides. */
export const pictureRights: readonly Right[] = vehicleScreens.pictures.needs.one;

/** What a reader may do there: Full is both, choosing on the drawing and choosing several generic articles at once. */
export interface PictureAccess {
  drawing: boolean;
  several: boolean;
  ways: readonly PictureWay[];
}

export const pictureAccess = (may: May): PictureAccess => {
  const drawing = may("GuiSelector") || may("Full");
  const several = may("GenartSelector") || may("Full");
  const ways = drawing || several ? pictureWays.filter((way) => way === "iam" || may("OEM")) : [];
  return { drawing, several, ways };
};

const oneOf = <T extends string>(list: readonly T[], text: unknown): T | null =>
  list.find((one) => one === text) ?? null;

const looks: readonly Look[] = ["around", ...pictureViews, ...sceneIds];
export const readView = (text: unknown): Look => oneOf(looks, text) ?? "around";
export const isScene = (view: Look): view is SceneId => oneOf(sceneIds, view) !== null;
export const readWay = (text: unknown): PictureWay => oneOf(pictureWays, text) ?? "iam";
export const readZone = (text: unknown): Zone | null => oneOf(zones, text);

export interface PictureState {
  view: Look;
  way: PictureWay;
  zone: Zone | null;
}

/** The query of the pictures' address; what is usual is left out. */
export function pictureQuery({ view = "around", way = "iam", zone = null }: Partial<PictureState>): string {
  const query = new URLSearchParams();
  if (way !== "iam") query.set("way", way);
  if (view !== "around") query.set("view", view);
  if (zone) query.set("zone", zone);
  return query.size > 0 ? `?${query}` : "";
}

const setPrefix = "Guii-";

/** The photo set of a zone, as addresses name it. */
export type PhotoSet = `${typeof setPrefix}${number}`;
export const setOfZone = (zone: Zone): PhotoSet => `${setPrefix}${zones.indexOf(zone) + 1}`;

/** The zone of a photo set, named Guii-4 or 4 alone; null for a set that there is not. */
export function zoneOfSet(text: string): Zone | null {
  const number = /^(?:Guii-)?([1-9]\d?)$/.exec(text)?.[1];
  return number ? (zones[Number(number) - 1] ?? null) : null;
}

export interface Placed {
  id: number;
  familyId: number;
  subFamilyId: number;
}

/** The zones of a generic article: its own, its subfamily's or its family's; both axles' where its position decides. */
export const zonesOf = ({ id, familyId, subFamilyId }: Placed): readonly Zone[] =>
  byGenart[id] ?? bySubfamily[subFamilyId] ?? byFamily[familyId] ?? [];

/** The axle whose things are left out of a zone of the other one. */
export const otherEnd: Partial<Record<Zone, "front" | "rear">> = {
  "front-axle": "rear",
  "front-brakes": "rear",
  "rear-axle": "front",
  "rear-brakes": "front",
};

/** How many of a generic article's things sit in a zone: where both axles have it, those of the other axle do not count. */
export function countIn(zone: Zone, row: Placed & { counts: PictureCount }): number {
  const own = zonesOf(row);
  if (!own.includes(zone)) return 0;
  const { all, front, rear } = row.counts;
  if (own.length === 1) return all;
  return all - (otherEnd[zone] === "rear" ? rear : otherEnd[zone] === "front" ? front : 0);
}

/** Every zone in its order, with its generic articles and things; one without any is told as empty. */
export const countZones = (rows: readonly (Placed & { counts: PictureCount })[]): ZoneCount[] =>
  zones.map((zone) => {
    const counts = rows.map((row) => countIn(zone, row)).filter((count) => count > 0);
    return { zone, genarts: counts.length, count: counts.reduce((sum, count) => sum + count, 0) };
  });
