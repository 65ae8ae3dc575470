import pg from "pg";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient, type Prisma } from "@/lib/generated/prisma/client";
import { createHash } from "node:crypto";
import { env } from "./env";
import { log } from "./log";
import { lostDatabase } from "./lost-database";
import { keepPlace, lookForPrimary, primaryIsAway, whenAway } from "./primary";
import { oncePerProcess } from "./shared-state";
import { Standby } from "./standby";

export type Tx = Prisma.TransactionClient;
export type { Prisma };

/** A read with a fixed text: PostgreSQL parses it once per connection and finds it again by name. */
export interface Statement {
  name: string;
  text: string;
}

/** Longer than a slow network needs to connect; then the request is refused instead of waiting for nobody. */
const connectMs = 10_000;

/** A connection lost between two queries of its borrower ends the process unless somebody listens; the next query tells. */
const survivesLoss = (client: pg.PoolClient) => void client.on("error", () => undefined);

function makePool(own: pg.PoolConfig): pg.Pool {
  const max = env().ETABLI_POOL_SIZE;
  const pool = new pg.Pool({ max, keepAlive: true, connectionTimeoutMillis: connectMs, ...own });
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  pool.on("connect", survivesLoss);
  return pool;
}

export const pool = (): pg.Pool => oncePerProcess("pool", () => makePool({ connectionString: env().DATABASE_URL }));

/** Writers wait for each other, and for a standby that fell silent: those who only read must not wait behind them. */
const writers = (): pg.Pool => oncePerProcess("writers", () => makePool({ connectionString: env().DATABASE_URL }));

/** The pools to the primary: what reads, and what writes. */
export const primaryPools = (): pg.Pool[] => [pool(), writers()];

/** A standby that does not answer soon is no help: the primary is asked instead. Nothing is written where it leads. */
const standbyLimits = {
  connectionTimeoutMillis: 1000,
  query_timeout: 2000,
  options: "-c default_transaction_read_only=on",
};

const standby = (): Standby | null =>
  oncePerProcess("standby", () => {
    const connectionString = env().DATABASE_REPLICA_URL;
    return connectionString ? new Standby(makePool({ connectionString, ...standbyLimits })) : null;
  });

/** Prisma, its statements prepared by name. */
export const prisma = (): PrismaClient =>
  oncePerProcess("prisma", () => {
    const adapter = new PrismaPg(writers(), {
      statementNameGenerator: (query) => `p${createHash("sha1").update(query.sql).digest("base64url")}`,
    });
    return new PrismaClient({ adapter });
  });

/** Longer than any read takes while the primary is well: then it is looked for. */
const lateMs = 1000;

const fromPrimary = async <Row>(statement: Statement, values: unknown[]): Promise<Row[]> =>
  (await pool().query<Row & pg.QueryResultRow>({ ...statement, values })).rows;

/** Rows of a named statement from the primary; while that is away, from a standby that has all that it acknowledged. */
export async function read<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
  const helper = standby();
  if (!helper) return fromPrimary(statement, values);
  keepPlace();
  if (primaryIsAway()) return (await helper.readAlone<Row>({ ...statement, values })) ?? fromPrimary(statement, values);
  return readUnlessAway(helper, statement, values);
}

async function readUnlessAway<Row>(helper: Standby, statement: Statement, values: unknown[]): Promise<Row[]> {
  const asked = fromPrimary<Row>(statement, values);
  let settle: (rows: null) => void;
  const away = new Promise<null>((resolve) => (settle = resolve));
  const stopWaiting = whenAway(() => settle(null));
  const late = setTimeout(() => void lookForPrimary(), lateMs);
  try {
    const rows = await Promise.race([asked, away]);
    if (rows) return rows;
  } catch (error) {
    // A connection that was lost alone is the caller's to try again: what it carried may have been done.
    if (!lostDatabase(error) || !(await lookForPrimary())) throw error;
  } finally {
    clearTimeout(late);
    stopWaiting();
  }
  return (await helper.readAlone<Row>({ ...statement, values })) ?? asked;
}

/**
 * Rows of a named statement over the catalogue's tables alone, from a standby where DATABASE_REPLICA_URL names one that shows
 * what the primary showed when the live version was read.
 */
export async function readReplica<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
  if (primaryIsAway()) return read(statement, values);
  return (await standby()?.read<Row>({ ...statement, values })) ?? read(statement, values);
}

/** Runs `work` in the given transaction or in one of its own. */
export function inTransaction<T>(tx: Tx | undefined, work: (tx: Tx) => Promise<T>): Promise<T> {
  return tx ? work(tx) : prisma().$transaction(work);
}

/** Ends every connection of the process; used at shutdown and by tests. */
export async function closeDatabase(): Promise<void> {
  await prisma().$disconnect();
  await Promise.all([pool().end(), writers().end(), standby()?.pool.end()]);
}
