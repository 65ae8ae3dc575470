import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const node = z.object({ id: z.number().int(), label: z.string() });

/** The supplier's store as it is laid out. */
export const storeTree = z.array(node.extend({ families: z.array(node.extend({ categories: z.array(node) })) }));

/** `price` in cents of francs with tax; null where the store tells none and while a customer may look. */
export const storeItem = z.object({
  ref: z.string(),
  label1: z.string(),
  label2: z.string().nullable(),
  brand: z.string(),
  dlnr: z.number().int(),
  price: z.number().int().nullable(),
  currency: z.literal("CHF"),
});

export const storePage = z.object({
  items: z.array(storeItem),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  /** The search that is answered in place of one that finds nothing, its slips mended. */
  near: z.string().nullable(),
  /** The brands of what is found, whatever brand is chosen, each with how many goods. */
  brands: z.array(z.object({ value: z.string(), count: z.number().int() })),
});

nameShapes({ StoreTree: storeTree, StoreItem: storeItem, StorePage: storePage });

export type StoreTree = z.infer<typeof storeTree>;
export type StoreUniverse = StoreTree[number];
export type StoreFamily = StoreUniverse["families"][number];
export type StoreNode = z.infer<typeof node>;
export type StoreItem = z.infer<typeof storeItem>;
export type StorePage = z.infer<typeof storePage>;
