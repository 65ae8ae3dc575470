import { z } from "zod";
import { longestPassword } from "./rules";

export const passwordChange = z.object({
  current: z.string().max(longestPassword + 1),
  password1: z.string().max(longestPassword + 1),
  password2: z.string().max(longestPassword + 1),
});

export type PasswordChange = z.infer<typeof passwordChange>;
