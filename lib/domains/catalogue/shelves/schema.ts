import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const id = z.number().int();
const count = z.number().int();

/** What is browsed: every brand's articles, vehicle makers' numbers, the company's own stock. */
export const scopes = ["all", "oe", "stock"] as const;
export type Scope = (typeof scopes)[number];

/** A brand or make with how many articles, numbers or pieces it holds. */
export const shelf = z.object({ id, name: z.string(), count });
export type Shelf = z.infer<typeof shelf>;

/** An article, an OE number or a piece in stock. */
export const shelfItem = z.object({
  id: z.string(),
  number: z.string(),
  label: z.string(),
  genartId: id,
  /** The article's sheet; null for OE numbers and for stock that no article stands behind. */
  articleId: id.nullable(),
  /** OE numbers joined by commas. */
  oes: z.string(),
  makeId: id,
  makeLabel: z.string(),
  id_fournisseur: id.nullable(),
  label_fournisseur: z.string().nullable(),
  /** Articles behind an OE number, pieces in stock. */
  quantity: count.nullable(),
});
export type ShelfItem = z.infer<typeof shelfItem>;

export const shelfItems = z.object({ items: z.array(shelfItem), nbOfResults: count });

nameShapes({ ShelfItems: shelfItems });

export type ShelfItems = z.infer<typeof shelfItems>;
