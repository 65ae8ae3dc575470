import { z } from "zod";
import type { ModelRow } from "../models/schema";

/** What a maker's VIN service answers: its names for make and model, a picture, or why there is none. */
export const makerVin = z.object({
  client: z.object({ mark: z.string().nullable(), model: z.string().nullable() }),
  image: z.string().nullable(),
  error: z.string().nullable(),
});
export type MakerVin = z.infer<typeof makerVin>;

/** Models of a make; `years` are the model years that chose them, none when all are shown. */
export interface MakerModels {
  make: string;
  years: number[];
  models: ModelRow[];
}
