import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const id = z.number().int();

export const brandRow = z.object({ id, name: z.string(), country: z.string().nullable() });
export const brandRows = z.array(brandRow);

nameShapes({ Brand: brandRow });

export type BrandRow = z.infer<typeof brandRow>;

/** Brand ids joined by commas in the user's order; empty for none. */
export const chosenBrands = z.object({
  partBrands: z
    .string()
    .max(2000)
    .regex(/^(\d{1,9}(,\d{1,9})*)?$/, "brand ids joined by commas"),
});
