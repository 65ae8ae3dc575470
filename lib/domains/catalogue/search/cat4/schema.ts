import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { genartPlace } from "../../tree/schema";

const id = z.number().int();

/** A part at the fourth level of the tree: family, subfamily, category, generic article. */
export const cat4Part = genartPlace.extend({ categoryId: id });

nameShapes({ PlacedPart: cat4Part });

export type Cat4Part = z.infer<typeof cat4Part>;

/** The same with how many versions of a model have articles of it. */
export const cat4OfModel = cat4Part.extend({ versions: z.number().int() });
export type Cat4OfModel = z.infer<typeof cat4OfModel>;
