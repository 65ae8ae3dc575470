import { z } from "zod";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { leadsToVehicle, longestLabel, longestPlace, mostKnown } from "./rules";

const url = z.string().max(longestPlace).refine(storable, "characters").refine(leadsToVehicle, "no vehicle");

export const bookmark = z.object({
  url,
  label: z.string().trim().min(1).max(longestLabel).refine(storable, "characters"),
});
export const newBookmarks = z.object({ vehicles: z.array(bookmark).min(1).max(mostKnown) });
export const bookmarkChoice = z.object({ url: url.optional() });
export const bookmarks = z.array(z.object({ url: z.string(), label: z.string() }));

nameShapes({ Bookmarks: bookmarks });

export type NewBookmarks = z.infer<typeof newBookmarks>;
export type BookmarkChoice = z.infer<typeof bookmarkChoice>;
