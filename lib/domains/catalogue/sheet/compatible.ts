import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const count = z.number().int();

export const compatibleVehicle = z.object({
  makeId: count,
  make: z.string(),
  model: z.string(),
  version: z.string(),
  vtype: z.string(),
  /** Number of the version (ktype), as vehicle addresses take it. */
  typnr: count,
  hmd_nr: count.nullable(),
  /** What the vehicle is called in one line. */
  Suggestion: z.string(),
  fromYm: count.nullable(),
  toYm: count.nullable(),
});

export const compatibleVehicles = z.object({
  articles: count,
  total: count,
  page: count,
  pages: count,
  items: z.array(compatibleVehicle),
});

nameShapes({ CompatibleVehicles: compatibleVehicles });

export type CompatibleVehicle = z.infer<typeof compatibleVehicle>;
export type CompatibleVehicles = z.infer<typeof compatibleVehicles>;
