import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { aroundSpot } from "../scenes/schema";
import { fewestPhotos, frameSets, mostPhotos } from "./rules";

/** A vehicle from every side: what to load, in the order of turning, and where its spots lie in each frame. */
export const photos360 = z.object({
  frames: z.array(z.string()),
  spots: z.array(aroundSpot),
  source: z.enum(["drawn", "uploaded"]),
  set: z.enum(frameSets).nullable(),
});
export type Photos360 = z.infer<typeof photos360>;

const photoId = z.string().regex(/^[\w-]{22}$/);
export const keptPhoto = z.object({ id: photoId });

/** The photographs of a vehicle in the order of turning, by the ids under which they were sent. */
export const photoOrder = z.object({
  photos: z
    .array(photoId)
    .min(fewestPhotos, `at least ${fewestPhotos} photographs, all around the vehicle`)
    .max(mostPhotos, `at most ${mostPhotos} photographs`),
  /** For every company of the installation, by its administrator alone. */
  everywhere: z.boolean().default(false),
});

nameShapes({ Photos360: photos360 });
