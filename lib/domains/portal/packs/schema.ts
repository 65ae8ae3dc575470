import type { GenartPlace } from "@/lib/domains/catalogue/tree/schema";

export interface Pack {
  name: string;
  title: string;
  parts: GenartPlace[];
}

export type PackLink = Pick<Pack, "name" | "title"> & { count: number };

/** A generic article of a pack with how many articles of it the vehicle has. */
export type PackPart = GenartPlace & { count: number };
