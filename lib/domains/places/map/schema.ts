import { z } from "zod";
import { queryId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { place } from "../schema";
import { kinds, longestSearch, readBox } from "./asked";

const kind = z.enum(kinds);

/** What somebody holds of one of the searched articles. */
const holding = z.object({
  label: z.string(),
  quantity: z.number().int().nullable(),
  /** When it arrives, where the supplier says so. */
  date: z.string().nullable(),
  hour: z.number().int().nullable(),
});

/** Somebody at a place: x and y lie on a map of the whole world, from 0 to 1; null where nobody knows the place. */
export const spot = z.object({
  key: z.string(),
  kind,
  name: z.string(),
  town: z.string().nullable(),
  phone: z.string().nullable(),
  x: z.number().nullable(),
  y: z.number().nullable(),
  /** Kilometres as the crow flies from where one looks; null without such a place. */
  km: z.number().nullable(),
  holdings: z.array(holding),
});

/** One spot, or many that lie so close that a map of this size shows them as one. */
export const mark = z.object({
  key: z.string(),
  kind,
  count: z.number().int(),
  label: z.string(),
  x: z.number(),
  y: z.number(),
  /** What the spots of the mark span. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

export const mapView = z.object({
  origin: place.or(z.null()),
  total: z.number().int(),
  inView: z.number().int(),
  marks: z.array(mark),
  /** The nearest ones of the view. */
  spots: z.array(spot),
});

export const holders = z.object({
  origin: place.or(z.null()),
  /** words: neither a reference nor an EAN; unseen: the reader may not see what others hold. */
  state: z.enum(["found", "nobody", "unknown", "words", "unseen"]),
  articles: z.array(z.object({ id: z.number().int(), label: z.string(), name: z.string() })),
  /** Articles of the number beyond those that were looked for. */
  more: z.number().int(),
  spots: z.array(spot),
  /** Suppliers that did not answer. */
  silent: z.array(z.string()),
});

const chosen = z
  .string()
  .max(60)
  .transform((text) => text.split(","))
  .pipe(z.array(kind).max(kinds.length));

export const viewQuestion = z.object({
  /** West, north, east, south on the map of the whole world. */
  box: z
    .string()
    .max(120)
    .transform(readBox)
    .pipe(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  /** Pixels that the view is wide. */
  width: z.coerce.number().int().min(100).max(6000),
  kinds: chosen.optional(),
  from: queryId.optional(),
});
export const holderQuestion = z.object({
  q: z.string().max(longestSearch).optional(),
  article: queryId.optional(),
  kinds: chosen.optional(),
  from: queryId.optional(),
});
export const placeQuestion = z.object({ q: z.string().max(80) });
export const nearQuestion = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lng: z.coerce.number().min(-180).max(180),
});
export const nearAnswer = z.object({ place: place.or(z.null()) });

nameShapes({ MapSpot: spot, MapMark: mark, MapView: mapView, Holders: holders });

export type Spot = z.infer<typeof spot>;
export type Holding = z.infer<typeof holding>;
export type Mark = z.infer<typeof mark>;
export type MapView = z.infer<typeof mapView>;
export type Holders = z.infer<typeof holders>;
