import { z } from "zod";
import type { SessionAnswer } from "../schema";
import type { SignOnFault } from "./rules";

export const signOnStart = z.object({ from: z.string().max(2000).optional(), silent: z.literal("1").optional() });

/** What the provider's answer carries (RFC 6749 4.1.2, RFC 9207). */
export const signOnReturn = z.object({
  state: z.string().max(200).default(""),
  code: z.string().max(4000).optional(),
  error: z.string().max(200).optional(),
  iss: z.string().max(2000).optional(),
});

export const signOnEntered = z.object({ token: z.string(), expiresAt: z.string(), pathname: z.string() });

export type SignOnReturn = z.infer<typeof signOnReturn>;

/** The browser that is at the door. */
export interface Visitor {
  /** What it carries since it began the sign-in. */
  binding: string | null;
  address: string;
  userAgent: string | null;
}

export type SignOnBegun = { at: string; binding: string } | { fault: SignOnFault };

export type SignOnOutcome =
  | { outcome: "signed-in"; session: SessionAnswer; returnTo: string }
  | { outcome: "refused"; fault: SignOnFault; returnTo: string };

export type TokenOutcome =
  | { outcome: "signed-in"; session: SessionAnswer; fresh: boolean }
  | { outcome: "locked"; retryAfterSeconds: number }
  | { outcome: "refused"; fault: SignOnFault };
