import { factsOf, type Actor } from "./actor";
import { read } from "./db";
import { log } from "./log";
import { oncePerProcess } from "./shared-state";

const everyMs = 20_000;
/** Newcomers are written together too: so many may sign in at once. */
const newcomersMs = 250;
/** As long as the row of somebody counts as fresh, nobody waits for it to be written again. */
const freshMs = 60_000;

const store = {
  name: "presence_store",
  text: `insert into presence as p (company_id, user_id, seen_at)
    select company_id, user_id, now() from unnest($1::int[], $2::int[]) as seen (company_id, user_id)
    on conflict (company_id, user_id) do update set seen_at = now() where p.seen_at < now() - interval '5 seconds'`,
};

interface Seen {
  who: Map<string, [companyId: number, userId: number]>;
  /** When each row was written last. */
  fresh: Map<string, number>;
  timer: NodeJS.Timeout | undefined;
  due: number;
  written: number;
}

const state = () =>
  oncePerProcess<Seen>("presence", () => ({
    who: new Map(),
    fresh: new Map(),
    timer: undefined,
    due: Infinity,
    written: 0,
  }));

async function write(): Promise<void> {
  const seen = state();
  // One order in every process: two that write the same rows wait for each other in turn.
  const pairs = [...seen.who.values()].sort(([one, user], [other, person]) => one - other || user - person);
  seen.written = Date.now();
  for (const [key, at] of seen.fresh) if (at < seen.written - freshMs) seen.fresh.delete(key);
  for (const key of seen.who.keys()) seen.fresh.set(key, seen.written);
  seen.who.clear();
  seen.due = Infinity;
  const columns = [pairs.map(([companyId]) => companyId), pairs.map(([, userId]) => userId)];
  await read(store, columns).catch((error: unknown) => log.warn({ err: error }, "presence could not be stored"));
}

function writeAt(due: number): void {
  const seen = state();
  if (seen.due <= due) return;
  clearTimeout(seen.timer);
  seen.due = due;
  seen.timer = setTimeout(() => void write(), Math.max(0, due - Date.now())).unref();
}

/** Notes that a user is there: newcomers are written at once, the others together at most every twenty seconds. */
export function noteSeen(actor: Actor): void {
  const { companyId, userId } = factsOf(actor);
  if (userId === null) return;
  const [seen, key] = [state(), `${companyId}:${userId}`];
  seen.who.set(key, [companyId, userId]);
  writeAt(seen.fresh.has(key) ? seen.written + everyMs : Date.now() + newcomersMs);
}
