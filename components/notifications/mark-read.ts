import { call, CallProblem } from "@/lib/api/client";
import { announceUnseen } from "./unseen";

/** Notes that its reader has opened a notification; a failure leaves it unread and costs nothing else. */
export async function markOpened(id: string): Promise<void> {
  try {
    const { unseen } = await call("post", "/notifications/read", { body: { ids: [id] } });
    announceUnseen(unseen);
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    problem.claim();
  }
}
