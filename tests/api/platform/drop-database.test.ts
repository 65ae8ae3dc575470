import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { readState } from "@/scripts/lib/database-state.mjs";
import { dropDatabase } from "@/scripts/lib/drop-database.mjs";
import { openDatabase } from "@/scripts/lib/embedded-database.mjs";
import { connected, emptyDatabase } from "@/tests/support/databases";

let data: string;
let server: Awaited<ReturnType<typeof openDatabase>>;

const sql = (url: string, ...texts: string[]) =>
  connected(url, async (client) => {
    for (const text of texts) await client.query(text);
  });

const at = (database: string, user?: { name: string; password: string }) => {
  const url = new URL(server.adminUrl);
  url.pathname = `/${database}`;
  if (user) Object.assign(url, { username: user.name, password: user.password });
  return url.href;
};

/** The address of a database for the superuser of the server, who alone may see and end autovacuum. */
const asSuperuser = (database: string) => at(database, { name: "postgres", password: readState(data).password });

const exists = (name: string) =>
  connected(server.adminUrl, async (client) => {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    return rowCount === 1;
  });

const drop = (name: string, patience?: number) =>
  connected(server.adminUrl, (client: pg.Client) => dropDatabase(client, name, patience));

/** A database in which an autovacuum worker is at work and will be for long. */
async function openVacuumed(name: string) {
  await sql(server.adminUrl, `create database ${name}`);
  const slow = "autovacuum_vacuum_threshold = 0, autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1";
  await sql(
    at(name),
    `create table slow(id int) with (${slow})`,
    "insert into slow select generate_series(1, 100000)",
    "delete from slow",
  );
  await connected(asSuperuser("postgres"), async (client) => {
    const worker = "select from pg_stat_activity where datname = $1 and backend_type = 'autovacuum worker'";
    while ((await client.query(worker, [name])).rowCount === 0) await new Promise((go) => setTimeout(go, 50));
  });
}

beforeAll(async () => {
  data = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-drop-"));
  fs.chmodSync(data, 0o711);
  server = await openDatabase({ data, throwaway: true });
  await sql(
    asSuperuser("postgres"),
    "alter system set autovacuum_naptime = '1s'",
    "alter system set autovacuum = on",
    "select pg_reload_conf()",
  );
});

afterAll(async () => {
  await server.close();
  fs.rmSync(data, { recursive: true, force: true });
});

describe("dropping a database", () => {
  it("goes where autovacuum is at work, which FORCE may not end", async () => {
    await openVacuumed("vacuumed");
    await expect(sql(server.adminUrl, "drop database vacuumed with (force)")).rejects.toThrow(
      "permission denied to terminate process",
    );
    await drop("vacuumed");
    expect(await exists("vacuumed")).toBe(false);
  });

  it("ends what our own role has open there", async () => {
    const own = await emptyDatabase();
    const client = new pg.Client(own.url);
    await client.connect();
    const ended = new Promise((resolve) => client.on("error", resolve));
    await own.drop();
    expect(String(await ended)).toContain("terminat");
    await expect(connected(own.url, (client) => client.query("select 1"))).rejects.toThrow("does not exist");
  });

  it("waits for another role, names it in the end and leaves it the database", async () => {
    await sql(server.adminUrl, "create database shared");
    await connected(asSuperuser("shared"), async (client) => {
      await expect(drop("shared", 100)).rejects.toThrow(
        "The database shared cannot be dropped: it is in use by postgres. End that and try again.",
      );
      expect((await client.query("select 1")).rowCount).toBe(1);
      setTimeout(() => void client.end(), 1000);
      await drop("shared");
    });
    expect(await exists("shared")).toBe(false);
  });
});
