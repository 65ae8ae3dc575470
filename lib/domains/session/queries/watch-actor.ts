import { factsOf, requireUser, type Actor } from "@/lib/platform/actor";
import { watchNotice } from "@/lib/platform/events/watch-notice";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { readActor } from "./find-actor";

const retryMs = 1000;

type Changed = (actor: Actor | null) => void;

/** One watch for each session, however many streams it holds: one read of each change, one timer for its expiry. */
interface Watch {
  /** The actor as it was read last; undefined before the first reading. */
  known?: Actor;
  watchers: Set<Changed>;
  stop: () => void;
}

const watches = () => oncePerProcess<Map<string, Watch>>("actor-watches", () => new Map());

/** Tells the actor as it is after each change of its session or user, null at the end; answers how to stop. */
export function watchActor(actor: Actor, changed: Changed): () => void {
  requireUser(actor);
  const { sessionHash = "" } = factsOf(actor);
  const all = watches();
  const watch = all.get(sessionHash) ?? begin(actor, sessionHash);
  all.set(sessionHash, watch);
  // A callback of its own for each watcher, even where two pass the same function.
  const own: Changed = (now) => changed(now);
  watch.watchers.add(own);
  if (watch.known) own(watch.known);
  return () => {
    watch.watchers.delete(own);
    if (watch.watchers.size > 0) return;
    watch.stop();
    if (all.get(sessionHash) === watch) all.delete(sessionHash);
  };
}

function begin(actor: Actor, sessionHash: string): Watch {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const watch: Watch = { watchers: new Set(), stop: () => undefined };
  const tell = (known: Actor | null) => {
    if (stopped) return;
    watch.known = known ?? undefined;
    // Who comes after the end looks by themselves.
    if (!known) watches().delete(sessionHash);
    for (const changed of [...watch.watchers]) changed(known);
    const { expiresAt } = known ? factsOf(known) : {};
    if (expiresAt) again(Math.max(expiresAt.getTime() - Date.now(), 100));
  };
  const look = () => void readActor(sessionHash).then(tell, () => again(retryMs));
  const again = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(look, ms).unref();
  };
  const unwatch = watchNotice("session", [`session:${sessionHash}`, `user:${factsOf(actor).userId}`], look);
  watch.stop = () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
  };
  // The session may have ended between its proof and this line.
  look();
  return watch;
}
