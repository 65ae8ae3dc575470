import { z } from "zod";
import { companyFamilies } from "@/lib/domains/account/settings/fields";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { rights } from "@/lib/shared/rights";
import { isWidgetName } from "../names";
import { otherLanguages } from "../translations";
import { longestImage, longestText, longestTileText, longestUrl, tileTypes } from "./kinds";
import { tileFaults } from "./typed";

export const family = z.enum(companyFamilies);
export const widgetName = z.string().max(200).refine(isWidgetName, "widget");

/** Times are those of the clock in Paris: yyyy-MM-dd HH:mm:ss. What editors alone may know is empty for others. */
export const tile = z.object({
  id: z.number().int(),
  widget: z.string(),
  name: z.string(),
  text: z.string(),
  /** Empty for readers, to whom name and text are told in their language. */
  translations: z.partialRecord(z.enum(otherLanguages), z.object({ name: z.string(), text: z.string() })),
  appType: z.string(),
  brandId: z.number().int().nullable(),
  /** For readers the address that it opens now. */
  url: z.string(),
  img: z.string(),
  data: z.string(),
  accessRight: z.string().nullable(),
  roles: z.array(z.string()),
  groups: z.array(z.number().int()),
  screens: z.array(z.number().int()),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  alertStart: z.string().nullable(),
  alertEnd: z.string().nullable(),
  urlStart: z.string(),
  urlEnd: z.string(),
  urlMaintenance: z.string(),
  urlCover: z.string(),
  maintenanceMode: z.boolean(),
  highlight: z.boolean(),
  className: z.string(),
  order: z.number().int(),
  version: z.number().int(),
});
export type Tile = z.infer<typeof tile>;

/** A tile of a page: what it is now and within a day is judged where it stands, by its moments (ISO 8601). */
export const placedTile = z.object({
  ...{ id: z.number().int(), name: z.string(), text: z.string(), appType: z.string(), img: z.string() },
  ...{ brandId: z.number().int().nullable(), brand: z.string().nullable(), data: z.string(), urlCover: z.string() },
  ...{ url: z.string(), urlStart: z.string(), urlEnd: z.string(), urlMaintenance: z.string() },
  ...{ maintenanceMode: z.boolean(), highlight: z.boolean(), className: z.string() },
  ...{ dateFrom: z.string().nullable(), dateTo: z.string().nullable() },
  ...{ alertStart: z.string().nullable(), alertEnd: z.string().nullable() },
  /** Those of its addresses whose sites refuse to stand in a frame: they open in a tab. */
  unframed: z.array(z.string()),
});
export type PlacedTile = z.infer<typeof placedTile>;

export const placedWidget = z.object({
  ...{ id: z.number().int(), name: z.string(), title: z.string(), subtitle: z.string(), img: z.string() },
  tiles: z.array(placedTile),
});
export type PlacedWidget = z.infer<typeof placedWidget>;

/** The widgets of a page, and the server's clock when it answered: windows judge by it. */
export const placedWidgets = z.object({ now: z.string(), widgets: z.array(placedWidget) });
export type PlacedWidgets = z.infer<typeof placedWidgets>;

/** A widget with the tiles that its reader sees, and the next moment at which they change. */
export const shownWidget = z.object({
  ...{ id: z.number().int(), name: z.string(), title: z.string(), subtitle: z.string(), img: z.string() },
  version: z.number().int(),
  apps: z.array(tile),
  nextChangeAt: z.string().nullable(),
});
export type ShownWidget = z.infer<typeof shownWidget>;

const text = (most: number) => z.string().trim().max(most, "too-long").nullish();
const moment = z.string().max(30).nullish();
const fields = z.object({
  widget: widgetName,
  name: z.string({ error: "required" }).trim().min(1, "required").max(longestText, "too-long"),
  text: text(longestTileText),
  translations: z
    .partialRecord(z.enum(otherLanguages), z.object({ name: text(longestText), text: text(longestTileText) }))
    .nullish(),
  appType: z.enum(tileTypes, { error: "type" }),
  brandId: id.nullish(),
  url: text(longestUrl),
  img: text(longestImage),
  data: text(2000),
  accessRight: z.enum(rights as [string, ...string[]]).nullish(),
  roles: z.array(family).max(companyFamilies.length).default([]),
  groups: z.array(id).max(200).default([]),
  screens: z.array(id).max(500).default([]),
  dateFrom: moment,
  dateTo: moment,
  alertStart: moment,
  alertEnd: moment,
  urlStart: text(longestUrl),
  urlEnd: text(longestUrl),
  urlMaintenance: text(longestUrl),
  urlCover: text(longestUrl),
  maintenanceMode: z.boolean().default(false),
  highlight: z.boolean().default(false),
  className: text(100),
});

/** Issues carry a stable word; those of `tileFaults` stand at their field. */
const judged = <S extends z.ZodType<z.infer<typeof fields>>>(shape: S): S =>
  shape.superRefine((typed, { addIssue }) => {
    for (const { field, fault } of tileFaults(typed)) addIssue({ code: "custom", path: [field], message: fault });
  });

export const newTile = judged(fields);
export type TileInput = z.infer<typeof fields>;

/** `version` is that of the tile as its editor saw it; without one the change is written over whatever stands. */
export const changedTile = judged(fields.extend({ id, version: z.number().int().optional() }));
export type TileChange = z.infer<typeof changedTile>;

/** The ids in their order, alone or with the version of the list that was seen. */
export const tileOrder = z
  .union([
    z.array(id).min(1).max(2000),
    z.object({ ids: z.array(id).min(1).max(2000), version: z.number().int().optional() }),
  ])
  .transform((sent) => (Array.isArray(sent) ? { ids: sent, version: undefined } : sent));

export const orderedTiles = z.object({ version: z.number().int(), ids: z.array(z.number().int()) });

/** Whom a tile is for, as the choice of an editor shows it. */
export const audienceChoice = z.object({ id: z.string(), desc: z.string(), selected: z.boolean() });
export type AudienceChoice = z.infer<typeof audienceChoice>;

/** How many people and screens an audience reaches. */
export const audience = z.object({
  roles: z.array(family).max(companyFamilies.length).default([]),
  groups: z.array(id).max(200).default([]),
  screens: z.array(id).max(500).default([]),
});
export const reach = z.object({ users: z.number().int(), companies: z.number().int(), screens: z.number().int() });

export const portalChange = z.object({
  ...{ id: z.number().int(), tileId: z.number().int().nullable(), action: z.string(), name: z.string() },
  ...{ before: z.record(z.string(), z.unknown()).nullable(), after: z.record(z.string(), z.unknown()).nullable() },
  ...{ userName: z.string(), at: z.string() },
});
export type PortalChange = z.infer<typeof portalChange>;

nameShapes({ PlacedTile: placedTile, PlacedWidget: placedWidget });
nameShapes({ Tile: tile, ShownWidget: shownWidget, AudienceChoice: audienceChoice, PortalChange: portalChange });
