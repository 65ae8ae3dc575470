import { call, CallProblem } from "@/lib/api/client";
import type { Answer, CallOptions, Method, Operation, PathsOf } from "@/lib/api/client/operations";
import { randomId } from "@/lib/shared/random-id";
import type { Write } from "./rules";
import { outboxNow, tell } from "./state";

/** What is read of a write that waits, and what it changes. */
export type Kept = Pick<Write, "name" | "about" | "bound"> & Partial<Pick<Write, "price">>;

export const loadOutbox = () => import("./outbox");

/** Lets a write wait; false where it cannot, which is said. */
async function wait(write: Write): Promise<boolean> {
  const kept = await loadOutbox().then(
    ({ keepWrite }) => keepWrite(write),
    () => false,
  );
  if (!kept) tell({ what: "refused" });
  return kept;
}

const isBehind = ({ about, bound }: Kept): boolean =>
  bound && (outboxNow().waiting ?? []).some(({ write }) => write?.bound && write.about === about);

/** Keys of writes whose answer was lost and that could not wait: who presses again means the same one. */
const lost = new Map<string, string>();
const mostLost = 50;

function noteLost(text: string, key: string): void {
  lost.set(text, key);
  const [oldest] = lost.keys();
  if (lost.size > mostLost && oldest !== undefined) lost.delete(oldest);
}

/**
 * A call that changes something; without an answer it waits in the outbox under the key that it was sent with, so that it
 * arrives once however often it is sent. Answers null when it waits; fails as `call` does where nothing can wait.
 */
export async function callOrKeep<M extends Method, P extends PathsOf<M>>(
  method: M,
  path: P,
  options: CallOptions<Operation<P, M>>,
  kept: Kept,
): Promise<Answer<Operation<P, M>> | null> {
  const { params, query, body } = options as Pick<Write, "params" | "query" | "body">;
  const text = JSON.stringify([method, path, params, query, body]);
  const key = lost.get(text) ?? randomId();
  const told = { price: null, ...kept };
  const write = { method, path: String(path), params, query, body, key, ...told, faults: 0, problem: null };
  if (isBehind(kept) && (await wait({ ...write, tried: false }))) {
    await (await loadOutbox()).begin();
    return null;
  }
  try {
    const answer = await call(method, path, { ...options, idempotencyKey: key });
    lost.delete(text);
    return answer;
  } catch (problem) {
    const isLost = problem instanceof CallProblem && (problem.status === 0 || problem.code === "unexpected");
    if (isLost) noteLost(text, key);
    else lost.delete(text);
    if (!isLost || problem.status !== 0 || !(await wait({ ...write, tried: navigator.onLine }))) throw problem;
    lost.delete(text);
    return null;
  }
}
