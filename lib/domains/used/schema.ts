import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { inspections, usedBodies, usedColours, usedFuels, usedGearboxes } from "./rules";

const int = z.number().int();

/** A used vehicle on offer: `price` in cents of the seller's currency, never quoted; options in the reader's language. */
export const usedVehicle = z.object({
  id: int,
  ktype: int.nullable(),
  brand: z.string(),
  model: z.string(),
  version: z.string(),
  body: z.enum(usedBodies),
  fuel: z.enum(usedFuels),
  gearbox: z.enum(usedGearboxes),
  kw: int,
  firstRegistration: z.string(),
  km: int,
  price: int,
  currency: z.enum(["CHF", "EUR"]),
  colour: z.enum(usedColours),
  owners: int,
  inspection: z.enum(inspections),
  warrantyMonths: int,
  options: z.array(z.string()),
  seller: z.string(),
});

const facet = z.array(z.object({ value: z.string(), count: int }));

/** A page of twenty-four. Each facet counts beside all that is asked but itself; models are told of a brand alone. */
export const usedPage = z.object({
  total: int,
  page: int,
  pages: int,
  facets: z.object({ brand: facet, models: facet, fuel: facet, body: facet, gearbox: facet, inspection: facet }),
  items: z.array(usedVehicle),
});

nameShapes({ UsedVehicle: usedVehicle, UsedPage: usedPage });

export type UsedVehicle = z.infer<typeof usedVehicle>;
export type UsedPage = z.infer<typeof usedPage>;
