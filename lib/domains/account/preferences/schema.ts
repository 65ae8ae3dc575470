import { z } from "zod";
import { storable } from "@/lib/shared/compact";

export const preference = z.object({
  name: z.string().trim().min(1).max(64).refine(storable, "characters"),
  value: z.union([z.string().max(2000).refine(storable, "characters"), z.number(), z.boolean(), z.null()]),
});

export const userSettings = z.record(z.string(), preference.shape.value);

export type Preference = z.infer<typeof preference>;
export type UserSettings = z.infer<typeof userSettings>;
