import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { modelBodies } from "./body/rules";
import { vehicleTypes } from "./rules";

export const vehicleType = z.enum(vehicleTypes);

export const makeRow = z.object({ id: z.number().int(), name: z.string(), country: z.string().nullable() });
export type MakeRow = z.infer<typeof makeRow>;

export const modelRow = z.object({
  id: z.number().int(),
  name: z.string(),
  vtype: vehicleType,
  yearFrom: z.number().int().nullable(),
  yearTo: z.number().int().nullable(),
  body: z.enum(modelBodies),
});
export type ModelRow = z.infer<typeof modelRow>;

/** A model as a phrase names it. */
export const modelName = modelRow
  .pick({ name: true, vtype: true, yearFrom: true, yearTo: true })
  .extend({ make: z.string() });

nameShapes({ Model: modelRow, ModelName: modelName });

export type ModelName = z.infer<typeof modelName>;
