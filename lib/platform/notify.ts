import pg from "pg";
import { env } from "./env";
import { log } from "./log";
import { pool, type Tx } from "./db";
import { oncePerProcess } from "./shared-state";

type Listener = (payload: string) => void;

interface Bus {
  listeners: Map<string, Set<Listener>>;
  client: pg.Client | null;
  closed: boolean;
  onGap: Set<() => void>;
}

/** A server that is gone without a word is given up, so that the next try finds the one that took its place. */
const connectMs = 5000;

const bus = (): Bus =>
  oncePerProcess("notify", () => ({ listeners: new Map(), client: null, closed: false, onGap: new Set() }));

async function connect(state: Bus): Promise<void> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
  });
  client.on("notification", ({ channel, payload }) =>
    state.listeners.get(channel)?.forEach((listener) => listener(payload ?? "")),
  );
  client.on("error", (error) => log.warn({ err: error }, "notification connection lost"));
  client.on("end", () => {
    state.client = null;
    state.onGap.forEach((forget) => forget());
    if (!state.closed) setTimeout(() => void connect(state).catch(() => undefined), 500).unref();
  });
  state.client = client;
  try {
    await client.connect();
    for (const channel of state.listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    state.onGap.forEach((forget) => forget());
  } catch (error) {
    log.warn({ err: error }, "notification connection refused");
    await client.end().catch(() => undefined);
  }
}

/** Calls `listener` for every NOTIFY on the channel; one connection per process. `onGap` runs when notices may be lost. */
export function listen(channel: string, listener: Listener, onGap?: () => void): () => void {
  const state = bus();
  const fresh = !state.listeners.has(channel);
  const set = state.listeners.get(channel) ?? new Set();
  state.listeners.set(channel, set.add(listener));
  if (onGap) state.onGap.add(onGap);
  if (!state.client) void connect(state);
  else if (fresh) {
    // What was told before the channel is heard is a gap too.
    const heard = state.client.query(`listen ${pg.escapeIdentifier(channel)}`);
    void heard.then(() => onGap?.()).catch(() => undefined);
  }
  return () => {
    set.delete(listener);
    if (onGap) state.onGap.delete(onGap);
  };
}

/** Tells every process at commit (inside a transaction) or at once; payload at most 8,000 bytes, so send ids. */
export async function notify(channel: string, payload: string, tx?: Tx): Promise<void> {
  if (tx) await tx.$executeRaw`select pg_notify(${channel}, ${payload})`;
  else await pool().query({ name: "notify", text: "select pg_notify($1, $2)", values: [channel, payload] });
}

/** Ends the listening connection at shutdown. */
export async function closeNotify(): Promise<void> {
  const state = bus();
  state.closed = true;
  await state.client?.end().catch(() => undefined);
}
