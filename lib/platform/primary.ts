import pg from "pg";
import { env } from "./env";
import { log } from "./log";
import { oncePerProcess } from "./shared-state";

const probeMs = 500;
const patienceMs = 700;
const freshMs = 1000;

/** What the primary is asked for wherever its place in the log is noted: a standby is fit when it has come so far. */
export const position = `case when pg_is_in_recovery() then null else pg_current_wal_lsn()::text end as position,
  current_setting('synchronous_standby_names') <> '' as synchronous`;

export interface Place {
  /** Null where a standby answered. */
  position: string | null;
  /** Whether what it acknowledges lies on a standby too. */
  synchronous: boolean;
}

const state = () =>
  oncePerProcess("primary", () => ({
    place: null as { position: string; synchronous: boolean; at: number } | null,
    asking: null as Promise<boolean> | null,
    away: false,
    /** Who waits for the primary to be declared away. */
    waiting: new Set<() => void>(),
  }));

/** The primary's place in its log as it was last seen, at most about a second ago while it is asked for anything. */
export const lastPlace = () => state().place;

export const primaryIsAway = (): boolean => state().away;

export function notePlace({ position: at, synchronous }: Place): void {
  if (at !== null) state().place = { position: at, synchronous, at: Date.now() };
}

/** Whether the primary answers a connection of its own; those who ask at once share the answer. */
export function primaryAnswers(): Promise<boolean> {
  const mine = state();
  mine.asking ??= ask().finally(() => (mine.asking = null));
  return mine.asking;
}

async function ask(): Promise<boolean> {
  const limits = { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs };
  const client = new pg.Client({ connectionString: env().DATABASE_URL, ...limits });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Place>(`select ${position}`);
    if (!rows[0]?.position) return false;
    notePlace(rows[0]);
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Asks for the primary's place when what is known is older than a second; nobody waits for it. */
export function keepPlace(): void {
  const { place, away } = state();
  if (!away && (!place || place.at < Date.now() - freshMs)) void primaryAnswers();
}

/** Looks whether the primary is there; when it is not, reads go to a standby until it is back. Answers whether it is away. */
export async function lookForPrimary(): Promise<boolean> {
  const mine = state();
  if (mine.away) return true;
  if (await primaryAnswers()) return false;
  if (mine.away) return true;
  mine.away = true;
  log.warn("the primary is away: reads are asked of a standby");
  for (const tell of mine.waiting) tell();
  mine.waiting.clear();
  void awaitReturn();
  return true;
}

async function awaitReturn(): Promise<void> {
  while (!(await primaryAnswers())) await new Promise((done) => setTimeout(done, probeMs).unref());
  state().away = false;
  log.warn("the primary is back");
}

/** Calls `tell` when the primary is declared away; answers how to stop waiting. */
export function whenAway(tell: () => void): () => void {
  const { waiting } = state();
  waiting.add(tell);
  return () => void waiting.delete(tell);
}
