import { factsOf, type Actor } from "./actor";
import { read } from "./db";
import { log } from "./log";
import { oncePerProcess } from "./shared-state";

const everyMs = 20_000;

const store = {
  name: "presence_store",
  text: `insert into presence as p (company_id, user_id, seen_at)
    select company_id, user_id, now() from unnest($1::int[], $2::int[]) as seen (company_id, user_id)
    on conflict (company_id, user_id) do update set seen_at = now() where p.seen_at < now() - interval '5 seconds'`,
};

interface Seen {
  who: Map<string, [companyId: number, userId: number]>;
  timer: NodeJS.Timeout | null;
  written: number;
}

const state = () => oncePerProcess<Seen>("presence", () => ({ who: new Map(), timer: null, written: 0 }));

async function write(): Promise<void> {
  const seen = state();
  // One order in every process: two that write the same rows wait for each other in turn.
  const pairs = [...seen.who.values()].sort(([one, user], [other, person]) => one - other || user - person);
  seen.who.clear();
  seen.timer = null;
  seen.written = Date.now();
  const columns = [pairs.map(([companyId]) => companyId), pairs.map(([, userId]) => userId)];
  await read(store, columns).catch((error: unknown) => log.warn({ err: error }, "presence could not be stored"));
}

/** Notes that a user is there: who was seen is written together, at most every twenty seconds in a process. */
export function noteSeen(actor: Actor): void {
  const { companyId, userId } = factsOf(actor);
  if (userId === null) return;
  const seen = state();
  seen.who.set(`${companyId}:${userId}`, [companyId, userId]);
  const waitMs = Math.max(0, seen.written + everyMs - Date.now());
  seen.timer ??= setTimeout(() => void write(), waitMs).unref();
}
