import { z } from "zod";

const id = z.number().int();

const articleLine = z.object({
  id,
  number: z.string(),
  brand: z.object({ id, name: z.string() }),
  label: z.string(),
});

/** Articles of the same kind for the same vehicles without an OE number in common; `common`: equal criteria of `of`. */
export const similarArticle = articleLine.extend({ common: id, of: id });
export const kitArticle = articleLine.extend({ quantity: id });

export const related = z.object({
  similar: z.array(similarArticle),
  /** Kits that hold the article, with how many of it. */
  kits: z.array(kitArticle),
  /** What the article is made of when it is a kit. */
  parts: z.array(kitArticle),
});

export type Related = z.infer<typeof related>;
