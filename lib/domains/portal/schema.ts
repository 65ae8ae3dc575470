import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";

/** What a field of contents is completed with: an address, a title or a picture. */
export const contentFields = ["wp", "wpLabel", "wpImg"] as const;
export type ContentField = (typeof contentFields)[number];

export const contentKinds = ["part", "brand", "make", "search"] as const;

/** A page of the portal that a text may mean; `value` goes into the field. Addresses are paths of this site. */
export const contentSuggestion = z.object({
  value: z.string(),
  label: z.string(),
  kind: z.enum(contentKinds),
  url: z.string(),
  img: z.string().nullable(),
});

nameShapes({ ContentSuggestion: contentSuggestion });

export type ContentSuggestion = z.infer<typeof contentSuggestion>;
export type Content = Omit<ContentSuggestion, "value">;
