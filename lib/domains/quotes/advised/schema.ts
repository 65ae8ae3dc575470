import { z } from "zod";
import { id } from "@/lib/platform/shapes";

/** Whose cart the lines come into. */
export const advisedTake = z.object({ customerId: id, advisedIds: z.array(id).min(1).max(200) });

/** How many lines are in the cart again, and the names of those that nobody sells any more. */
export const advisedTaken = z.object({
  customerId: z.number().int(),
  added: z.number().int(),
  missing: z.array(z.string()),
});

export type AdvisedTake = z.infer<typeof advisedTake>;
export type AdvisedTaken = z.infer<typeof advisedTaken>;
