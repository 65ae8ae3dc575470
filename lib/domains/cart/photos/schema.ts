import { z } from "zod";
import { pathId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { photographed } from "./rules";

const pictureId = z.string().regex(/^[\w-]{22}$/);

/** GET /pictures/{id} shows it, and `small` as its thumbnail. */
export const linePhoto = z.object({ id: z.string(), small: z.string() });
export const linePhotos = z.array(linePhoto);

/** A part or work in a customer's cart. */
export const photoLine = z.object({ customerId: pathId, kind: z.enum(photographed), lineId: pathId });
export const photoOfLine = photoLine.extend({ photo: pictureId });

nameShapes({ LinePhoto: linePhoto });

export type PhotoLine = z.infer<typeof photoLine>;
export type PhotoOfLine = z.infer<typeof photoOfLine>;
