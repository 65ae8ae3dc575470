import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

export const place = z.object({
  id: z.number().int(),
  country: z.string(),
  code: z.string(),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export const placeList = z.object({ places: z.array(place), state: z.enum(["found", "unknown", "none-loaded"]) });

nameShapes({ Place: place });
export type Place = z.infer<typeof place>;
export type PlaceList = z.infer<typeof placeList>;
