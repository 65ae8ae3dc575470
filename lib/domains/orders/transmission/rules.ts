import type { OrderAnswer } from "@/lib/providers/supplier-orders/port";
import type { TransmissionState } from "../schema";

/** How long who sends an order holds it, in seconds: longer than any supplier is waited for. */
export const leaseSeconds = 60;

/** What is tried again after so many attempts waits, in seconds: longer each time, at most a quarter of an hour. */
export const pauseAfter = (attempts: number): number => Math.min(15 * 2 ** Math.min(attempts, 10), 900);

/** What came of one attempt: an answer, a certain "I do not know this order", no answer, nobody to ask, or a telephone alone. */
export type Attempt = OrderAnswer | { outcome: "not-known" | "no-answer" | "gone" | "telephone" };

export interface Settled {
  state: TransmissionState;
  fault: string | null;
  supplierNumber: string | null;
  /** Seconds until it is tried again; null where nobody does. */
  pause: number | null;
}

const still = { fault: null, supplierNumber: null, pause: null };

/**
 * What a transmission is after an attempt. Whatever may have arrived is asked for before it is sent again; only a supplier
 * that says for certain that it does not know the order gets it once more, under the same key.
 */
export function settleAttempt(was: "waiting" | "unknown", attempt: Attempt, attempts: number): Settled {
  const pause = pauseAfter(attempts);
  switch (attempt.outcome) {
    case "taken":
      return { ...still, state: "taken", supplierNumber: attempt.number };
    case "refused":
      return { ...still, state: "refused", fault: attempt.reason };
    case "telephone":
      return { ...still, state: "telephone" };
    case "not-known":
      return { ...still, state: "waiting", pause: 0 };
    case "no-answer":
      return { ...still, state: "unknown", fault: "silent", pause };
    case "gone":
      return { ...still, state: was, fault: "gone", pause };
  }
}
