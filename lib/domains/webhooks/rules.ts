import { createHmac } from "node:crypto";

export const deliveryStates = ["queued", "sending", "delivered", "failed", "paused"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

const secondMs = 1000;
/** Seconds from one try to the next: two days and a half in all. */
const waits = [5, 30, 120, 600, 1800, 7200, 21_600, 43_200, 86_400] as const;
export const mostTries = waits.length + 1;
/** How long one hand may hold a message: longer than any answer is waited for. */
export const claimMs = 60 * secondMs;
/** What is sent at once, in all and to one address. */
export const atOnce = { all: 16, each: 4 } as const;
/** How long one round takes new messages into its hands: other jobs have their turn between rounds. */
export const roundMs = 20 * secondMs;
/** Days without any success after which an address is paused. */
export const patienceDays = 5;
/** Days that a message is kept after it ended. */
export const keptDays = 30;
export const mostWebhooks = 20;

export type AfterTry = { state: "delivered" | "failed"; dueAt: null } | { state: "queued"; dueAt: Date };

/** What becomes of a message after a try; the times differ a little, so that a program that was down is not flooded. */
export function afterTry({ tries, code, at, chance }: Tried): AfterTry {
  if (isSuccess(code)) return { state: "delivered", dueAt: null };
  const wait = waits[tries - 1];
  if (wait === undefined || code === gone) return { state: "failed", dueAt: null };
  return { state: "queued", dueAt: new Date(at.getTime() + wait * secondMs * (0.9 + 0.2 * chance)) };
}

interface Tried {
  /** How often it was tried, this time included. */
  tries: number;
  code: number | null;
  at: Date;
  /** From 0 to 1. */
  chance: number;
}

/** What an address answers that wants no more. */
const gone = 410;

export const isSuccess = (code: number | null): boolean => code !== null && code >= 200 && code < 300;

/** Why an address is paused after a failed try; null where it is not. */
export function pauseAfter(code: number | null, failingSince: Date, now: Date): "gone" | "failures" | null {
  if (code === gone) return "gone";
  return now.getTime() - failingSince.getTime() >= patienceDays * 86_400_000 ? "failures" : null;
}

const secretMark = "whsec_";

export const secretOf = (bytes: Buffer): string => secretMark + bytes.toString("base64");

interface Signed {
  id: string;
  at: Date;
  body: string;
}

/** The headers by which a program knows that a message is ours and fresh (Standard Webhooks 1.0). */
export function signatureHeaders(secret: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / secondMs));
  const key = Buffer.from(secret.slice(secretMark.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}

/** The body of a message: the same for each try. */
export const bodyOf = ({ event, createdAt, data }: { event: string; createdAt: Date; data: unknown }): string =>
  JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
