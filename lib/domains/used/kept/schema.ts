import { z } from "zod";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { keptUrl, longestSearchUrl } from "./rules";

const url = z
  .string()
  .max(longestSearchUrl)
  .regex(/^\/stock-occasion\?/, "an address of the search of used vehicles")
  .refine(storable, "characters")
  .refine((text) => keptUrl(text) !== null, "no search of used vehicles that narrows anything");

export const keptSearch = z.object({ url });
/** The addresses of the searches that a person keeps, the latest first. */
export const keptSearches = z.array(z.string());

nameShapes({ KeptUsedSearches: keptSearches });

export type KeptSearch = z.infer<typeof keptSearch>;
