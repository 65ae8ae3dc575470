import { z } from "zod";
import { zones } from "../zones";

const thousandth = z.number().int().min(-200).max(1200);
/** A place of a picture in thousandths of its width and height. */
export const point = z.tuple([thousandth, thousandth]);
const frames = z.array(point.nullable());

const named = z.object({ id: z.string(), label: z.string().regex(/^(zones|genarts)\.[\w-]+$/) });

/** A spot of the vehicle from outside: the zone that it opens, and where it lies in each frame, null where it is hidden. */
export const aroundSpot = named.extend({ zone: z.enum(zones), frames });
/** A spot of a drawing: the generic articles that it stands for, the first of which names it. */
export const drawnSpot = named.extend({ genarts: z.array(z.number().int()).min(1), shape: point });

const size = { id: z.string(), width: z.number().int(), height: z.number().int() };
export const aroundScene = z.object({ ...size, kind: z.literal("360"), spots: z.array(aroundSpot) });
export const drawnScene = z.object({
  ...size,
  kind: z.literal("drawing"),
  /** The beginning of its drawing's hash. */
  version: z.string(),
  spots: z.array(drawnSpot),
});
export const scene = z.discriminatedUnion("kind", [aroundScene, drawnScene]);

export type AroundSpot = z.infer<typeof aroundSpot>;
export type AroundScene = z.infer<typeof aroundScene>;
export type DrawnSpot = z.infer<typeof drawnSpot>;
export type DrawnScene = z.infer<typeof drawnScene>;
