import { z } from "zod";

export const connectedUser = z.object({
  userId: z.number().int(),
  name: z.string(),
  email: z.string(),
  picture: z.string().nullable(),
  company: z.object({ id: z.number().int(), name: z.string() }),
  /** ISO 8601 */
  seenAt: z.string(),
});
export const connectedUsers = z.array(connectedUser);

export type ConnectedUser = z.infer<typeof connectedUser>;
