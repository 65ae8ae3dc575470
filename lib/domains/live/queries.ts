import { companyOf, factsOf, hasRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { noteSeen } from "@/lib/platform/presence";
import { readPosition, type StoredEvent } from "@/lib/platform/events/store";
import { findKeyHolder, watchKey } from "@/lib/domains/session/queries/find-key";
import { watchActor } from "@/lib/domains/session/queries/watch-actor";
import { attendCompanion } from "./companion/commands/attend";
import { hears, type Listener } from "./rules";
import { watchLiveScreens } from "./screens/queries/watch-live";

/** What a stream needs to know of who listens. */
export interface Listening {
  companyId: number;
  /** Streams of one owner are counted together. */
  owner: string;
  hears: (event: StoredEvent) => boolean;
  /** Notes that the listener is there; answers how to note that they left. */
  attend: () => () => void;
  /** Tells what no event tells, under a name of its own; answers how to stop. */
  feed?: (tell: (event: string, data: object) => void) => () => void;
  /** Runs at each sign of life of the stream. */
  alive?: () => void;
  /** Runs `ended` when the proof no longer holds; answers how to stop watching. */
  watch: (ended: () => void) => () => void;
}

/** The listening of a user with the rights of the moment: they follow the session. */
export function getListening(actor: Actor): Listening {
  requireUser(actor);
  let now = actor;
  const listener: Listener = { kind: "user", userId: userOf(actor), has: (right) => hasRight(now, right) };
  return {
    companyId: companyOf(actor),
    attend: () => () => undefined,
    alive: () => noteSeen(now),
    owner: `user:${companyOf(actor)}:${factsOf(actor).userId}`,
    hears: (event) => hears(listener, event),
    watch: (ended) =>
      watchActor(actor, (changed) => {
        if (changed) now = changed;
        else ended();
      }),
  };
}

/** The count of connected screens, as an editor follows it; 404 for a screen that they do not see. */
export async function getScreenListening(actor: Actor, { id }: { id: number }): Promise<Listening> {
  requireUser(actor);
  const watch = await watchLiveScreens(actor, { id });
  const own = getListening(actor);
  return {
    ...own,
    owner: `screens:${own.owner}`,
    hears: () => false,
    feed: (tell) => watch((count) => tell("screen count", count)),
  };
}

/** The company's last event: a page that reads its data after it and listens from there misses nothing. */
export async function getPosition(actor: Actor): Promise<number> {
  requireUser(actor);
  return readPosition(companyOf(actor));
}

/** Where a stream begins that did not say where it left off. */
export const getStart = ({ companyId }: Listening): Promise<number> => readPosition(companyId);

/** The listening of a key of the companion page or of a screen; null when it is unknown or revoked. */
export async function findPublicListening(key: string): Promise<Listening | null> {
  const holder = await findKeyHolder(key);
  if (!holder) return null;
  const { kind, companyId, subjectId, keyHash, expiresAt } = holder;
  let end: (() => void) | undefined;
  const listener: Listener = kind === "companion" ? { kind, customerId: subjectId } : { kind, screenId: subjectId };
  return {
    companyId,
    attend: () => (kind === "companion" ? attendCompanion(holder) : () => undefined),
    owner: `key:${keyHash}`,
    hears: (event) => hears(listener, event),
    // A life of months needs no timer of its own: the next sign of life notices its end.
    alive: () => void (expiresAt && expiresAt.getTime() <= Date.now() && end?.()),
    watch: (ended) => watchKey(holder, (end = ended)),
  };
}
