import type pg from "pg";
import { log } from "./log";
import { lastPlace } from "./primary";

const lagMs = 200;
const lostMs = 1000;
const judgeMs = 500;
const catchUpMs = 25;
const catchUps = 20;

interface Judged {
  there: boolean;
  whole: boolean;
}
interface Asked {
  name: string;
  text: string;
  values: unknown[];
}

/** Whether a server has applied the log up to a place, and all that it has received. One that was promoted has. */
const judge = {
  name: "standby_place",
  text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as there,
    not pg_is_in_recovery() or coalesce(pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn(), true) as whole`,
  query_timeout: judgeMs,
};

/** Reads of a standby, or of several behind one address: each connection is judged by itself. */
export class Standby {
  /** The place up to which the server of a connection was found to have come: it only goes on. */
  private readonly passed = new WeakMap<pg.PoolClient, string>();
  private outUntil = 0;

  constructor(readonly pool: pg.Pool) {}

  /**
   * Rows of a server that shows at least what the primary showed when its place was last noted; null when none is fit, cannot
   * be reached or fails: then the primary is asked.
   */
  async read<Row>(asked: Asked): Promise<Row[] | null> {
    if (this.outUntil > Date.now()) return null;
    return this.borrow<Row>(asked, (client) => this.hasCome(client));
  }

  /**
   * Rows while the primary is away. What it acknowledged lies in the log of a synchronous standby and is read once that is
   * applied; where the primary was not followed in step, nobody is fit.
   */
  async readAlone<Row>(asked: Asked): Promise<Row[] | null> {
    if (!lastPlace()?.synchronous) return null;
    return this.borrow<Row>(asked, (client) => this.isWhole(client));
  }

  private async borrow<Row>(asked: Asked, fits: (client: pg.PoolClient) => Promise<boolean>): Promise<Row[] | null> {
    const client = await this.pool.connect().catch(() => null);
    if (!client) return this.leaveOut(lostMs);
    try {
      const fit = await fits(client);
      const rows = fit ? (await client.query<Row & pg.QueryResultRow>(asked)).rows : this.leaveOut(lagMs);
      client.release();
      return rows;
    } catch (error) {
      log.warn({ err: error }, "a standby could not be read");
      client.release(true);
      return this.leaveOut(lostMs);
    }
  }

  private leaveOut(ms: number): null {
    this.outUntil = Date.now() + ms;
    return null;
  }

  private async hasCome(client: pg.PoolClient): Promise<boolean> {
    const place = lastPlace()?.position;
    if (place === undefined) return false;
    if (this.passed.get(client) === place) return true;
    const { there } = await ask(client, place);
    if (there) this.passed.set(client, place);
    return there;
  }

  private async isWhole(client: pg.PoolClient): Promise<boolean> {
    const place = lastPlace()?.position ?? "0/0";
    for (let turn = 0; turn < catchUps; turn++) {
      const { there, whole } = await ask(client, place);
      if (there && whole) return true;
      await new Promise((done) => setTimeout(done, catchUpMs));
    }
    return false;
  }
}

async function ask(client: pg.PoolClient, place: string): Promise<Judged> {
  const { rows } = await client.query<Judged>({ ...judge, values: [place] });
  return rows[0] ?? { there: false, whole: false };
}
