import { z } from "zod";
import { id as positiveId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

const id = z.number().int();

const storable = (text: string): boolean => !/\p{Cc}|\p{Surrogate}/u.test(text);
const value = z.string().trim().min(1).max(120).refine(storable, "characters");

/** What an expert says of an article: criterion and value; null gives the catalogue's own back. */
export const attributesInput = z
  .array(z.object({ attribute: positiveId, value: value.nullable() }))
  .min(1)
  .max(50);

/** Which criteria of a generic article decide; the label is for people and not read. */
export const mandatoryInput = z
  .array(z.object({ labelId: positiveId, label: z.string().max(200).optional(), mandatory: z.boolean() }))
  .min(1)
  .max(100);

export const visibility = z.object({ hidden: z.boolean() });

/** What stood before and what stands after: `before` sent again undoes the change. */
export const attributesChange = z.object({ before: attributesInput, after: attributesInput });
export const mandatoryChange = z.object({ before: mandatoryInput, after: mandatoryInput });

export const expertData = z.object({
  ktype: id,
  itemId: id,
  hidden: z.array(z.object({ article: id, ref: z.string() })),
  attributes: z.array(
    z.object({
      scope: z.union([z.literal("GLOBAL"), id]),
      article: id,
      ref: z.string(),
      attribute: id,
      label: z.string(),
      value: z.string(),
    }),
  ),
  mandatory: z.array(z.object({ labelId: id, label: z.string(), mandatory: z.boolean() })),
});

nameShapes({ Attributes: attributesInput, MandatoryCriteria: mandatoryInput, ExpertData: expertData });

export type AttributesInput = z.infer<typeof attributesInput>;
export type AttributesChange = z.infer<typeof attributesChange>;
export type MandatoryInput = z.infer<typeof mandatoryInput>;
export type MandatoryChange = z.infer<typeof mandatoryChange>;
export type ExpertData = z.infer<typeof expertData>;

/** One article among those of a generic article; `ref` must be its number. */
export interface NamedArticle {
  genart: number;
  article: number;
  ref: string;
}

/** The ktype under which corrections for every vehicle are kept. */
export const everyVehicle = 0;
