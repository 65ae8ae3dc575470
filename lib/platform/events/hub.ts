import { log } from "../log";
import { spread } from "../meters";
import { listen } from "../notify";
import { oncePerProcess } from "../shared-state";
import { eventChannel } from "./publish";
import { pageSize, readAfter, readPositions, type StoredEvent } from "./store";

export interface Follower {
  readonly companyId: number;
  /** The last event that was delivered; the hub moves it. */
  position: number;
  closed: boolean;
  deliver(events: readonly StoredEvent[]): void;
  /** What happened since its position is not known any more; it goes on from the position that stands now. */
  lose(): void;
  /** Resolves when there is room for another page. */
  room(): Promise<void>;
}

interface Channel {
  companyId: number;
  cursor: number;
  followers: Set<Follower>;
  reading: boolean;
  again: boolean;
}

const retryMs = 1000;

/** One channel for each company that somebody follows; NOTIFY wakes it, a lost connection wakes all. */
const channels = () =>
  oncePerProcess("events", () => {
    const all = new Map<number, Channel>();
    const wakeNamed = (payload: string) => {
      const [companyId = 0, id = 0] = payload.split(":").map(Number);
      const channel = all.get(companyId);
      if (channel && id > channel.cursor) wake(channel);
    };
    listen(eventChannel, wakeNamed, () => all.forEach(wake));
    return all;
  });

function wake(channel: Channel): void {
  channel.again = true;
  if (!channel.reading) void readOn(channel);
}

async function readOn(channel: Channel): Promise<void> {
  channel.reading = true;
  try {
    while (channel.again && channel.followers.size > 0) {
      channel.again = false;
      const { known, last, events } = await readAfter(channel.companyId, channel.cursor);
      if (!known) for (const follower of channel.followers) lose(follower, last);
      else for (const { at } of events) spread("etabli_event_lag_seconds", Math.max(0, Date.now() / 1000 - at));
      for (const follower of channel.followers) hand(follower, known ? events : []);
      channel.cursor = known ? (events.at(-1)?.id ?? channel.cursor) : last;
      if (!known || events.length === pageSize) channel.again = true;
    }
  } catch (error) {
    log.warn({ err: error }, "events could not be read");
    setTimeout(() => wake(channel), retryMs).unref();
  } finally {
    channel.reading = false;
  }
}

function hand(follower: Follower, events: readonly StoredEvent[]): void {
  // Whoever is up to date shares one list with all others.
  const fresh = (events[0]?.id ?? 0) > follower.position ? events : events.filter(({ id }) => id > follower.position);
  follower.position = fresh.at(-1)?.id ?? follower.position;
  if (fresh.length > 0) follower.deliver(fresh);
}

function lose(follower: Follower, last: number): void {
  follower.position = last;
  follower.lose();
}

/** Replays what happened since the follower's position, then delivers what happens; `leave` ends it. */
export async function follow(follower: Follower): Promise<void> {
  const all = channels();
  const { companyId } = follower;
  const there = all.get(companyId);
  // Who left off where the channel stands misses nothing: what is being read now is handed on to all who have joined.
  if (there?.cursor === follower.position) return join(all, there, follower);
  while (!follower.closed) {
    const { known, last, events } = await readAfter(companyId, follower.position);
    if (follower.closed) return;
    if (known) hand(follower, events);
    else lose(follower, last);
    if (!known || events.length === pageSize) {
      await follower.room();
      continue;
    }
    const channel = all.get(companyId);
    // The channel may have moved on while this page was read: only who has caught up joins, in the same turn.
    if (channel && follower.position < channel.cursor) continue;
    return join(all, channel, follower);
  }
}

function join(all: Map<number, Channel>, channel: Channel | undefined, follower: Follower): void {
  if (channel) return void channel.followers.add(follower);
  const { companyId, position } = follower;
  const fresh = { companyId, cursor: position, followers: new Set([follower]), reading: false, again: false };
  all.set(companyId, fresh);
  // An event that was committed between the page and this line woke nobody.
  wake(fresh);
}

/** Ends what `follow` began. */
export function leave(follower: Follower): void {
  follower.closed = true;
  const all = channels();
  const channel = all.get(follower.companyId);
  channel?.followers.delete(follower);
  if (channel?.followers.size === 0) all.delete(follower.companyId);
}

/** Looks whether events came without a wake-up, as they do when a connection dies unnoticed. */
export async function lookAgain(): Promise<void> {
  const all = channels();
  for (const { companyId, last } of await readPositions([...all.keys()])) {
    const channel = all.get(companyId);
    if (channel && last > channel.cursor) wake(channel);
  }
}

/** How many followers this process serves; tests and the bench look for forgotten ones. */
export const followerCount = (): number =>
  [...channels().values()].reduce((count, { followers }) => count + followers.size, 0);
