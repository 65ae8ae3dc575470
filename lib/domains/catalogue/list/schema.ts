import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { hideReasons } from "./filters";
import { fit } from "../fit/schema";
import { genartPlace } from "../tree/schema";

const id = z.number().int();

/** One article of a list: brand, criterion values and judgement are named once for the whole list. */
export const listedArticle = z.object({
  id,
  brandId: id,
  number: z.string(),
  label: z.string().nullable(),
  weight: z.number().int(),
  values: z.array(id),
  fit: id,
  hidden: z.enum(hideReasons).nullable(),
});

export const vehicleArticles = z.object({
  ktype: id,
  genart: genartPlace,
  brands: z.array(z.object({ id, name: z.string() })),
  criteria: z.array(
    z.object({ id, key: z.string(), label: z.string(), unit: z.string().nullable(), kind: z.string() }),
  ),
  /** `value` is a number with a point, or the stable key of a word such as front. */
  values: z.array(z.object({ id, criterionId: id, value: z.string(), label: z.string() })),
  fits: z.array(fit),
  articles: z.array(listedArticle),
  hidden: z.array(z.object({ reason: z.enum(hideReasons), count: z.number().int() })),
  facets: z.object({
    brands: z.array(z.object({ id, count: z.number().int() })),
    values: z.array(z.object({ id, count: z.number().int() })),
  }),
});

/** The same article complete in itself, in the trade's field names. */
export const fullArticle = z.object({
  id,
  articleId: id,
  ArtNr: z.string(),
  makeId: id,
  makeLabel: z.string(),
  genartId: id,
  genArt: z.string(),
  label: z.string(),
  weight: z.number().int(),
  attributes: z.array(z.object({ labelId: id, label: z.string(), valueId: id, value: z.string() })),
  discriminants: z.array(z.object({ translatedName: z.string(), translatedValue: z.string() })),
  fit,
  hidden: z.enum(hideReasons).nullable(),
});
export const fullArticles = z.object({ items: z.array(fullArticle), hidden: vehicleArticles.shape.hidden });

nameShapes({ ListedArticle: listedArticle, VehicleArticles: vehicleArticles, FullArticle: fullArticle });

export type ListedArticle = z.infer<typeof listedArticle>;
export type VehicleArticles = z.infer<typeof vehicleArticles>;
export type FullArticles = z.infer<typeof fullArticles>;
