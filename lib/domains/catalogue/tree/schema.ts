import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const id = z.number().int();
const named = z.object({ id, name: z.string() });
const labelled = z.object({ id, label: z.string() });

export const familyRow = labelled.extend({ count: z.number().int() });
export const genartRow = labelled.extend({ familyId: id, subFamilyId: id, categoryId: id, count: z.number().int() });
export const subfamilyRow = familyRow.extend({ familyId: id, family: z.string(), genarts: z.array(familyRow) });

export const families = z.array(labelled);
export const subfamilies = z.array(labelled.extend({ familyId: id }));
export const categories = z.array(labelled.extend({ familyId: id, subFamilyId: id, genartIds: z.array(id) }));
export const genarts = z.array(genartRow.omit({ count: true }));

export const genartAttribute = z.object({
  labelId: id,
  label: z.string(),
  unit: z.string().nullable(),
  mandatory: z.boolean(),
  values: z.array(z.object({ valueId: id, value: z.string(), count: z.number().int() })),
});

/** A generic article with its place in the tree. */
export const genartPlace = z.object({
  id,
  label: z.string(),
  familyId: id,
  family: z.string(),
  subFamilyId: id,
  subFamily: z.string(),
});

nameShapes({ Family: familyRow, Subfamily: subfamilyRow, GenartPlace: genartPlace, Genart: genartRow });

export type FamilyRow = z.infer<typeof familyRow>;
export type SubfamilyRow = z.infer<typeof subfamilyRow>;
export type GenartRow = z.infer<typeof genartRow>;
export type GenartAttribute = z.infer<typeof genartAttribute>;
export type GenartPlace = z.infer<typeof genartPlace>;

export const article = z.object({ id, number: z.string(), brand: named, label: z.string() });
export type ArticleName = z.infer<typeof article>;
