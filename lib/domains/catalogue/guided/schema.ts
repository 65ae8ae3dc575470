import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

const id = z.number().int();

/** A part with its OE numbers, each with what it asks of the car; sides in the reader's words. */
export const katiaItem = z.object({
  itemId: id,
  label: z.string(),
  frontRear: z.string().nullable(),
  leftRight: z.string().nullable(),
  criterias: z.array(z.object({ oe: z.string(), label: z.string() })),
});
export const katiaItems = z.array(katiaItem);
export const katiaIds = z.array(id);
export const katiaVehicle = z.object({ vehicleId: id });
export const katiaLabels = z.array(z.object({ itemId: id, label: z.string(), references: id }));

nameShapes({ KatiaItem: katiaItem });

export type KatiaItem = z.infer<typeof katiaItem>;
export type KatiaLabel = z.infer<typeof katiaLabels>[number];
