import { z } from "zod";

const id = z.number().int();

/** Where articles are fitted: stable keys such as front or left with their words. */
export const fittingPositions = z.array(
  z.object({ id, positions: z.array(z.object({ key: z.string(), label: z.string() })) }),
);
export const pictureGenarts = z.array(id);

export type FittingPosition = z.infer<typeof fittingPositions>[number];
