import { z } from "zod";
import { looseId } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

const text = z.string().max(100).nullish();

/** The vehicle for which a session of Actia's is opened. */
export const sessionVehicle = z.object({
  immat: text,
  vin: z.string().max(40),
  brand: text,
  model: text,
  ktype: looseId.nullish(),
});

/** How it went, in the specification's two words; `reason` tells programs what stood in the way. */
export const sessionResult = z.object({
  result: z.enum(["Success", "Error"]),
  address: z.string().nullable(),
  reason: z.string().nullable(),
});

nameShapes({ SessionVehicle: sessionVehicle, SessionResult: sessionResult });

export type SessionVehicleInput = z.infer<typeof sessionVehicle>;
export type SessionResult = z.infer<typeof sessionResult>;
