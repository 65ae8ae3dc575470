import { z } from "zod";
import { vehicleType } from "@/lib/domains/vehicles/models/schema";

const used = { nb: z.number().int(), percent: z.number() };

export const makeUse = z.object({ id: z.number().int(), make: z.string(), ...used });
export const modelUse = z.object({ id: z.number().int(), model: z.string(), vtype: vehicleType, ...used });
/** ktypnr: a heavy vehicle's own number (ntypnr), any other's ktype. */
export const versionUse = z.object({ ktypnr: z.number().int(), ktype: z.number().int(), version: z.string(), ...used });
export const ktypeUse = versionUse.omit({ ktypnr: true });
export const callsOfKtype = z.object({
  ktype: z.number().int(),
  calls: z.number().int(),
  months: z.array(z.object({ month: z.string(), calls: z.number().int() })),
});

export type MakeUse = z.infer<typeof makeUse>;
export type ModelUse = z.infer<typeof modelUse>;
export type VersionUse = z.infer<typeof versionUse>;
export type CallsOfKtype = z.infer<typeof callsOfKtype>;
