import { z } from "zod";
import type { genartRow } from "../tree/schema";
import type { Zone } from "./zones";

const count = z.number().int();

/** All things of a generic article, and how many of them say that they are for one axle alone. */
export const pictureCount = z.object({ all: count, front: count, rear: count });
export type PictureCount = z.infer<typeof pictureCount>;

/** A generic article of a vehicle with its place in the tree; what is counted depends on the way. */
export type PictureGenart = Omit<z.infer<typeof genartRow>, "count" | "categoryId"> & { counts: PictureCount };

export interface ZoneCount {
  zone: Zone;
  genarts: number;
  count: number;
}

/** Original numbers of a generic article, as printed. */
export interface OriginalNumbers {
  id: number;
  numbers: string[];
}
