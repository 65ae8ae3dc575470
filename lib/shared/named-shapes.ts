import type { z } from "zod";

/** Shapes by the names that they bear in the API's document, where each is written once. */
export const namedShapes = new Map<string, z.ZodType>();

/** Names shapes for the API's document. Where an answer holds a named one or null, write `shape.or(z.null())`. */
export function nameShapes(shapes: Record<string, z.ZodType>): void {
  for (const [name, shape] of Object.entries(shapes)) namedShapes.set(name, shape);
}
