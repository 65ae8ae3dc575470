import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { oemApplication } from "./oem/schema";
import { related } from "./related";
import { criterionLine } from "../fit/schema";
import { genartPlace } from "../tree/schema";

const id = z.number().int();
const count = z.number().int();

const numbersOf = z.object({ ownerId: id, owner: z.string(), numbers: z.array(z.string()) });

export const articleSheet = z.object({
  id,
  number: z.string(),
  label: z.string(),
  ean: z.string().nullable(),
  brand: z.object({ id, name: z.string() }),
  genart: genartPlace,
  criteria: z.array(criterionLine),
  oeNumbers: z.array(numbersOf),
  crossReferences: z.array(numbersOf),
  tradeNumbers: z.array(z.string()),
});

export const applicability = z.object({
  vehicles: count,
  models: count,
  page: count,
  pages: count,
  items: z.array(
    z.object({
      makeId: id,
      make: z.string(),
      modelId: id,
      model: z.string(),
      versions: z.array(
        z.object({
          ktype: id,
          name: z.string(),
          kw: count.nullable(),
          fromYm: count.nullable(),
          toYm: count.nullable(),
          engineCodes: z.array(z.string()),
        }),
      ),
    }),
  ),
});

export const alternatives = z.object({
  total: count,
  page: count,
  pages: count,
  items: z.array(
    z.object({
      id,
      number: z.string(),
      brand: z.object({ id, name: z.string() }),
      label: z.string(),
      through: z.array(z.string()),
    }),
  ),
});

/** The whole sheet; vhu is null without its right. */
export const article = articleSheet.extend({
  applicability,
  alternatives,
  oem: oemApplication,
  related,
  vhu: count.nullable(),
});

nameShapes({ Article: article, Alternatives: alternatives });
export type ArticleSheet = z.infer<typeof articleSheet>;
export type Applicability = z.infer<typeof applicability>;
export type Alternatives = z.infer<typeof alternatives>;
export type Article = z.infer<typeof article>;
