import { randomBytes } from "node:crypto";
import pg from "pg";
import { env } from "@/lib/platform/env";
import { dropDatabase } from "@/scripts/lib/drop-database.mjs";

/** Runs work on a connection of its own. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** An empty database beside the tests' one; `drop()` removes it. */
export async function emptyDatabase() {
  const name = `etabli_own_${randomBytes(4).toString("hex")}`;
  const server = env().DATABASE_URL;
  const own = new URL(server);
  own.pathname = `/${name}`;
  await connected(server, (client) => client.query(`create database ${name}`));
  return {
    url: own.href,
    drop: () => connected(server, (client) => dropDatabase(client, name)),
  };
}

/** Puts everything of one company of the tests' database into another one: the tables that this one has too. */
export async function copyCompany(companyId: number, url: string): Promise<void> {
  const first = ["company", "user", "membership", "stock_group"];
  await connected(env().DATABASE_URL, (from) =>
    connected(url, async (to) => {
      const { rows } = await to.query<{ name: string }>(
        `select table_name as name from information_schema.columns where table_schema = 'public'
          and column_name = 'company_id' and table_name <> all($1)`,
        [first],
      );
      let left = [...first, ...rows.map((row) => row.name)];
      // A table whose foreign keys wait for another one's rows comes again after it.
      while (left.length > 0) {
        const waiting: string[] = [];
        for (const name of left) if (!(await copyTable(from, to, name, companyId))) waiting.push(name);
        if (waiting.length === left.length) throw new Error(`no order copies ${waiting.join(", ")}`);
        left = waiting;
      }
      // New rows must not meet the numbers of those that were copied.
      await to.query(
        `select setval(format('%I.%I', schemaname, sequencename)::regclass, 1000000000) from pg_sequences
          where schemaname = 'public'`,
      );
    }),
  );
}

const ownRows: Record<string, string> = {
  company: "t.id = $1",
  user: "exists (select from membership m where m.company_id = $1 and m.user_id = t.id)",
};

/** False when a row of another table is missing. */
async function copyTable(from: pg.Client, to: pg.Client, name: string, companyId: number): Promise<boolean> {
  const table = pg.escapeIdentifier(name);
  const found = await from.query<{ all: string }>(
    `select coalesce(json_agg(t), '[]')::text as all from ${table} t where ${ownRows[name] ?? "t.company_id = $1"}`,
    [companyId],
  );
  const put = `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`;
  return to.query(put, [found.rows[0]!.all]).then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === "23503") return false;
      throw error;
    },
  );
}
