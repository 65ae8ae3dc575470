import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { mostKm } from "./rules";

const km = z.number().int().min(1).max(mostKm);
const reading = z.object({ km, on: z.iso.date() });

/** A mileage of a car that is known by its VIN or its plate; `last` is the last visit at which the plan was followed. */
export const mileageInput = z.object({
  vin: z.string().max(20).nullable(),
  plate: z.string().max(20).nullable(),
  ...reading.shape,
  last: reading.nullable().default(null),
  /** The one before was wrong, or the instrument is another: a lower mileage is meant. */
  replaces: z.boolean().default(false),
});
/** The newest mileage that the company typed of a car, and that of the last service. */
export const mileages = z.object({ latest: reading.nullable(), service: reading.nullable() });

nameShapes({ Mileages: mileages });

export type MileageInput = z.infer<typeof mileageInput>;
export type Mileages = z.infer<typeof mileages>;
