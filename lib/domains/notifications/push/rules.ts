import type { PushOutcome } from "@/lib/providers/push/port";
import type { NotificationCategory } from "../rules";

/** Browsers of a person at most: another one takes the place of the oldest. */
export const mostDevices = 20;

/** Minutes until a service that was silent is tried again. */
const waits = [1, 5, 20] as const;

/** Of what waits for a browser that is shut, one of a kind is kept, as all of a kind say the same; every alert is. */
export const topicOf = ({ id, category }: { id: string; category: NotificationCategory }): string =>
  category === "alert" ? id.slice(0, 32) : category;

export type PushEnd =
  | { state: "sent"; reason: null }
  | { state: "failed" | "skipped"; reason: string }
  | { state: "waiting"; reason: string; minutes: number };

/** What becomes of a delivery by what a person's browsers did: one that took it is enough. */
export function endOf(outcomes: readonly PushOutcome[], tries: number): PushEnd {
  if (outcomes.length === 0) return { state: "skipped", reason: "no-device" };
  if (outcomes.includes("taken")) return { state: "sent", reason: null };
  const minutes = waits[tries];
  if (outcomes.includes("silent"))
    return minutes === undefined
      ? { state: "failed", reason: "unreachable" }
      : { state: "waiting", reason: "unreachable", minutes };
  return { state: "failed", reason: outcomes.includes("refused") ? "refused" : "device-gone" };
}
