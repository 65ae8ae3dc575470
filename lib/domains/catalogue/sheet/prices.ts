import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

/** Price of an article in a country, in hundredths of its currency for `priceUnit` units; days as yyyy-mm-dd. */
export const priceLine = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  countryCode: z.string(),
  countryName: z.string(),
  priceType: z.string(),
  price: z.number().int(),
  currency: z.string(),
  priceUnit: z.number().int(),
  quantityUnit: z.string(),
});
export const priceLines = z.array(priceLine);
export const countries = z.array(z.object({ countryCode: z.string(), countryName: z.string() }));

nameShapes({ PriceLine: priceLine });

export type PriceLine = z.infer<typeof priceLine>;
export type Country = z.infer<typeof countries>[number];
/** The maker's own list, or the world market. */
export type Market = "tecdoc" | "world";
