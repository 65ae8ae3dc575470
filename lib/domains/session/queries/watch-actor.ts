import { factsOf, requireUser, type Actor } from "@/lib/platform/actor";
import { watchNotice } from "@/lib/platform/events/watch-notice";
import { readActor } from "./find-actor";

const retryMs = 1000;

/** Tells the actor as it is after each change of its session or user, null at the end; answers how to stop. */
export function watchActor(actor: Actor, changed: (actor: Actor | null) => void): () => void {
  requireUser(actor);
  const { sessionHash = "", userId } = factsOf(actor);
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const tell = (known: Actor | null) => {
    if (stopped) return;
    changed(known);
    const { expiresAt } = known ? factsOf(known) : {};
    if (expiresAt) again(Math.max(expiresAt.getTime() - Date.now(), 100));
  };
  const look = () => void readActor(sessionHash).then(tell, () => again(retryMs));
  const again = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, ms).unref();
  };
  const unwatch = watchNotice("session", [`session:${sessionHash}`, `user:${userId}`], look);
  // The session may have ended between its proof and this line.
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
  };
}
