import type { KeyHolder } from "@/lib/domains/session/queries/find-key";
import { prisma, type Tx } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { publish } from "@/lib/platform/events/publish";
import { log } from "@/lib/platform/log";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { freshSeconds, leaveMs } from "../rules";

interface Attendance {
  streams: number;
  /** The sign of life that this process wrote last: a later one is another process's. */
  seenAt: string;
  leaving?: NodeJS.Timeout;
}

interface Room {
  here: Map<string, Attendance>;
  timer: NodeJS.Timeout | null;
}

/** The companion pages that listen to this process, by the hash of their key. */
const room = () => oncePerProcess<Room>("companions", () => ({ here: new Map(), timer: null }));

/** Notes that a companion page listens, and tells the sellers when it did not before; answers how to note that it left. */
export function attendCompanion(holder: KeyHolder): () => void {
  const state = room();
  const { keyHash } = holder;
  const own = state.here.get(keyHash) ?? { streams: 0, seenAt: "-infinity" };
  state.here.set(keyHash, own);
  clearTimeout(own.leaving);
  own.streams += 1;
  if (own.streams === 1) note(come(holder, own));
  state.timer ??= setInterval(() => note(stay()), env().ETABLI_HEARTBEAT_SECONDS * 1000).unref();
  return () => {
    own.streams -= 1;
    // A phone that changes its network, or a process that ends, is back at once.
    if (own.streams === 0) own.leaving = setTimeout(() => leave(state, holder, own), leaveMs).unref();
  };
}

function leave(state: Room, holder: KeyHolder, own: Attendance): void {
  state.here.delete(holder.keyHash);
  if (state.here.size === 0 && state.timer) {
    clearInterval(state.timer);
    state.timer = null;
  }
  note(go(holder, own));
}

const note = (done: Promise<unknown>): void =>
  void done.catch((error: unknown) => log.warn({ err: error }, "a companion page could not be noted"));

/** Sellers hear of a page that nobody held open a moment ago, here or in another process. */
function come(holder: KeyHolder, own: Attendance): Promise<void> {
  return prisma().$transaction(async (tx) => {
    const seconds = freshSeconds(env().ETABLI_HEARTBEAT_SECONDS);
    const [before] = await tx.$queryRaw<{ fresh: boolean; at: string }[]>`
      with before as (select key_hash, seen_at from live_key
        where key_hash = decode(${holder.keyHash}, 'hex') and revoked_at is null for no key update)
      update live_key k set seen_at = now() from before where k.key_hash = before.key_hash
      returning coalesce(before.seen_at > now() - make_interval(secs => ${seconds}), false) as fresh, now()::text as at`;
    if (!before) return;
    own.seenAt = before.at;
    if (!before.fresh) await tell(holder, true, tx);
  });
}

async function stay(): Promise<void> {
  const present = [...room().here].filter(([, { streams }]) => streams > 0);
  const hashes = present.map(([hash]) => hash);
  const [seen] = await prisma().$queryRaw<{ at: string }[]>`
    with seen as (update live_key set seen_at = now()
      where key_hash in (select decode(hash, 'hex') from unnest(${hashes}::text[]) hash) and revoked_at is null)
    select now()::text as at`;
  for (const [, own] of present) own.seenAt = seen?.at ?? own.seenAt;
}

function go(holder: KeyHolder, { seenAt }: Attendance): Promise<void> {
  return prisma().$transaction(async (tx) => {
    const gone = await tx.$executeRaw`
      update live_key set seen_at = null
      where key_hash = decode(${holder.keyHash}, 'hex') and seen_at <= ${seenAt}::timestamptz`;
    if (gone > 0) await tell(holder, false, tx);
  });
}

const tell = ({ companyId, subjectId: customerId }: KeyHolder, connected: boolean, tx: Tx): Promise<void> =>
  publish(tx, { kind: "Customer connected", companyId, customerId, data: { customerId, connected } });
