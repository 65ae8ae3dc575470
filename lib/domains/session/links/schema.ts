import { z } from "zod";
import type { SessionAnswer } from "../schema";

export const linkRequest = z.object({
  /** Milliseconds since 1970 in 13 digits; the server's clock without it. */
  timestamp: z
    .union([z.string().max(40), z.number().int()])
    .transform(String)
    .optional(),
  pathname: z.string().max(2000),
  autologin: z.boolean().default(false),
});

export const linkAnswer = z.object({
  url: z.string(),
  timestamp: z.string(),
  expiresAt: z.string(),
});

/** Without autologin there is no session: the token is empty. */
export const linkSession = z.object({ token: z.string(), expiresAt: z.string(), pathname: z.string() });

export type LinkRequest = z.infer<typeof linkRequest>;
export type LinkAnswer = z.infer<typeof linkAnswer>;

export interface LinkUse {
  alias: string;
  timestamp: string;
  kind: "browser" | "bearer";
  address: string;
  cookies: string | null;
  userAgent: string | null;
}

export type LinkOutcome =
  | { outcome: "signed-in"; session: SessionAnswer; pathname: string }
  | { outcome: "redirect"; pathname: string; expiresAt: string }
  | { outcome: "expired" }
  | { outcome: "invalid" }
  | { outcome: "locked"; retryAfterSeconds: number };
