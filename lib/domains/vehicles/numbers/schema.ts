import { z } from "zod";

export const ktypeOfMid = z.object({ ktype: z.number().int() });
export const midOfKtype = z.object({ mid: z.string().nullable() });
export const heavyMakeAndModel = z.object({ make: z.string(), model: z.string() });
export type HeavyMakeAndModel = z.infer<typeof heavyMakeAndModel>;
