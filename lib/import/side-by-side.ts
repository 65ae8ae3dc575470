import type pg from "pg";

/** `signal` tells that another task failed: what can stop early should. */
export type Task = (client: pg.Client, signal: AbortSignal) => Promise<unknown>;

/** The connections of an import, as many as cores that a small machine has. */
export type Clients = readonly [pg.Client, pg.Client];

/**
 * Runs tasks on the connections, each connection one at a time, in the given order. After a failure no further task
 * begins; the first failure is thrown once the tasks that run have ended.
 */
export async function sideBySide(clients: Clients, tasks: readonly Task[]): Promise<void> {
  const waiting = [...tasks];
  const failures: unknown[] = [];
  const stop = new AbortController();
  const work = async (client: pg.Client) => {
    for (let task = waiting.shift(); task && failures.length === 0; task = waiting.shift())
      await task(client, stop.signal).catch((error: unknown) => {
        failures.push(error);
        stop.abort();
      });
  };
  await Promise.all(clients.map(work));
  if (failures.length === 0) return;
  // A COPY that was given up may still be on its way: what follows on another connection must not meet it.
  for (const client of clients) await client.query("SELECT").catch(() => undefined);
  throw failures[0];
}

/** A task of statements, one after the other. */
export const inOrder =
  (statements: readonly string[]) =>
  async (client: pg.Client): Promise<void> => {
    for (const statement of statements) await client.query(statement);
  };
