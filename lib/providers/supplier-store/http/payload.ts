import { z } from "zod";

const id = z.coerce.number().int().positive();
const texts = z.union([z.string().min(1), z.record(z.string(), z.string())]);
const node = z.object({ id, label: texts });

/** The tree as the service sends it; labels are texts, or texts by language. */
export const treePayload = z.array(
  node.extend({ families: z.array(node.extend({ categories: z.array(node).default([]) })).default([]) }),
);

/** Prices are francs with tax, as a number or a text with a point or a comma. */
export const itemsPayload = z.array(
  z.object({
    ref: z.string().regex(/^[\w./-]{1,40}$/),
    category: id,
    label1: texts,
    label2: texts.nullish(),
    brand: z.string().default(""),
    dlnr: z.coerce.number().int().default(0),
    price: z.union([z.number(), z.string()]).nullish(),
  }),
);

export type TreePayload = z.infer<typeof treePayload>;
export type ItemPayload = z.infer<typeof itemsPayload>[number];
