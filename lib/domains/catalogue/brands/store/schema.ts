import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { cat4Part } from "../../search/cat4/schema";

const count = z.number().int();

/** How many articles of a part store brands (mdd) and breakers (pre) offer for a vehicle; pre is null without the right. */
export const storePart = cat4Part.extend({ mdd: count, pre: count.nullable(), brands: z.array(z.string()) });

nameShapes({ StorePart: storePart });

export type StorePart = z.infer<typeof storePart>;

/** A store brand; `icon` is a picture as a data address. */
export const mddIcon = z.object({ id: count, name: z.string(), icon: z.string() });
export type MddIcon = z.infer<typeof mddIcon>;

/** The brand (a maker) that numbers belong to; `oes` as printed. */
export const oeBrand = z.object({ id: count, name: z.string(), label: z.string(), oes: z.array(z.string()) });
export type OeBrand = z.infer<typeof oeBrand>;

export const oeNumbers = z.array(z.string().max(100)).max(500);
