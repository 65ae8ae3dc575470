import { z } from "zod";

/** What a service says of an order: its own number, a refusal in words, or that it never had the key. */
export const orderReply = z.union([
  z.object({ number: z.union([z.string(), z.number()]).transform(String).pipe(z.string().trim().min(1).max(60)) }),
  z.object({ refused: z.string().max(400) }),
  z.object({ unknown: z.literal(true) }),
]);
export type OrderReply = z.infer<typeof orderReply>;
