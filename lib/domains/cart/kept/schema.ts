import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { keptLists } from "./rules";

export const keptList = z.enum(keptLists);
export const keepInput = z.object({ articleId: id, list: keptList });
export const keepAnswer = keepInput.extend({ kept: z.boolean() });

export const keptArticle = z.object({
  id,
  number: z.string(),
  brand: z.object({ id, name: z.string() }),
  label: z.string(),
  list: keptList,
  since: z.string(),
});
export const keptArticles = z.array(keptArticle);

nameShapes({ KeptArticle: keptArticle });

export type KeepInput = z.infer<typeof keepInput>;
export type KeepAnswer = z.infer<typeof keepAnswer>;
export type KeptArticle = z.infer<typeof keptArticle>;
