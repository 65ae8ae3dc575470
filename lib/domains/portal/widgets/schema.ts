import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { longestImage, longestText } from "../tiles/kinds";
import { isImageAddress } from "../tiles/typed";
import { isWidgetName } from "../names";
import { otherLanguages } from "../translations";

const translations = z.partialRecord(z.enum(otherLanguages), z.object({ title: z.string(), subtitle: z.string() }));

export const widget = z.object({
  id: z.number().int(),
  name: z.string(),
  title: z.string(),
  subtitle: z.string(),
  translations,
  img: z.string(),
  version: z.number().int(),
  /** Whether the reader edits it. */
  mine: z.boolean(),
});
export type Widget = z.infer<typeof widget>;

const text = (most: number) => z.string().trim().max(most, "too-long").nullish();

/** The texts of a widget as its editor saw them. */
export const seenWidget = widget.pick({ title: true, subtitle: true, translations: true, img: true });
export type SeenWidget = z.infer<typeof seenWidget>;

/** Without an id a widget is made; the name of one that exists stays. Issues: required, too-long, name, image. */
export const widgetInput = z.object({
  id: id.nullish(),
  name: z
    .string({ error: "required" })
    .trim()
    .min(1, "required")
    .max(longestText, "too-long")
    .refine(isWidgetName, "name"),
  title: text(longestText),
  subtitle: text(longestText),
  translations: z
    .partialRecord(z.enum(otherLanguages), z.object({ title: text(longestText), subtitle: text(longestText) }))
    .nullish(),
  img: text(longestImage).refine((img) => !img || isImageAddress(img), "image"),
  seen: seenWidget.nullish(),
});
export type WidgetInput = z.infer<typeof widgetInput>;

/** The widget as it stands, or why it could not be saved. */
export const savedWidget = z.union([widget, z.object({ error: z.enum(["name-taken"]) })]);

nameShapes({ Widget: widget });
