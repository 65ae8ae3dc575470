import pg from "pg";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient, type Prisma } from "@/lib/generated/prisma/client";
import { createHash } from "node:crypto";
import { env } from "./env";
import { log } from "./log";
import { oncePerProcess } from "./shared-state";

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

function makePool(connectionString: string): pg.Pool {
  const max = env().ETABLI_POOL_SIZE;
  const pool = new pg.Pool({ connectionString, max, keepAlive: true, connectionTimeoutMillis: connectMs });
  pool.on("error", (error) => log.warn({ err: error }, "idle database connection lost"));
  pool.on("connect", survivesLoss);
  return pool;
}

export const pool = (): pg.Pool => oncePerProcess("pool", () => makePool(env().DATABASE_URL));

const replica = (): pg.Pool => {
  const url = env().DATABASE_REPLICA_URL;
  return url ? oncePerProcess("replica", () => makePool(url)) : pool();
};

/** Prisma over the same pool, its statements prepared by name. */
export const prisma = (): PrismaClient =>
  oncePerProcess("prisma", () => {
    const adapter = new PrismaPg(pool(), {
      statementNameGenerator: (query) => `p${createHash("sha1").update(query.sql).digest("base64url")}`,
    });
    return new PrismaClient({ adapter });
  });

/** Rows of a named statement from the primary. */
export async function read<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
  const result = await pool().query<Row & pg.QueryResultRow>({ ...statement, values });
  return result.rows;
}

/** Rows of a named statement from a read replica where DATABASE_REPLICA_URL names one: catalogue reads only. */
export async function readReplica<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
  const result = await replica().query<Row & pg.QueryResultRow>({ ...statement, values });
  return result.rows;
}

/** Runs `work` in the given transaction or in one of its own. */
export function inTransaction<T>(tx: Tx | undefined, work: (tx: Tx) => Promise<T>): Promise<T> {
  return tx ? work(tx) : prisma().$transaction(work);
}

/** Ends every connection of the process; used at shutdown and by tests. */
export async function closeDatabase(): Promise<void> {
  await prisma().$disconnect();
  const open = new Set([pool(), replica()]);
  await Promise.all([...open].map((one) => one.end()));
}
