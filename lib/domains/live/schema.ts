import { z } from "zod";
import { normaliseEan } from "@/lib/shared/ean";
import { isVin, normaliseVin } from "@/lib/shared/vin";

/** A scanned VIN of 17 characters, as it is searched. */
export const scannedVin = z.string().max(60).transform(normaliseVin).refine(isVin, "vin");

/** A scanned EAN, as it is searched. */
export const scannedEan = z
  .string()
  .max(60)
  .transform((text) => normaliseEan(text) ?? "")
  .refine((ean) => ean !== "", "ean");

export const shared = z.object({ kind: z.enum(["searchVin", "searchEAN"]), value: z.string() });

/** `lastEventId` says again what the header Last-Event-ID says, which a page cannot set by itself. */
export const streamQuery = z.object({ lastEventId: z.string().max(100).optional() });
export const publicStreamQuery = streamQuery.extend({
  companion: z.string().max(200).optional(),
  screen: z.string().max(200).optional(),
});

export type Shared = z.infer<typeof shared>;
