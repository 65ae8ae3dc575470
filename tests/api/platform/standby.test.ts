import pg from "pg";
import { openProxy } from "@/tests/support/tcp-proxy.mjs";

const direct = process.env.DATABASE_URL!;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const where = { name: "where", text: "select current_setting('application_name') as at" };

type Db = typeof import("@/lib/platform/db");
type Primary = typeof import("@/lib/platform/primary");

let wire: Awaited<ReturnType<typeof openProxy>>;
let db: Db;
let primary: Primary;
beforeAll(async () => {
  const url = new URL(direct);
  wire = await openProxy(() => ({ host: url.hostname, port: Number(url.port || 5432) }));
  const named = (name: string, port: string) => {
    const one = new URL(direct);
    one.port = port;
    one.searchParams.set("application_name", name);
    return one.href;
  };
  // The process reads its environment once: both addresses lead to the tests' database, the primary's through a wire.
  process.env.DATABASE_URL = named("primary", String(wire.port)).replace(url.hostname, "127.0.0.1");
  process.env.DATABASE_REPLICA_URL = named("standby", url.port || "5432");
  db = await import("@/lib/platform/db");
  primary = await import("@/lib/platform/primary");
});
afterAll(async () => {
  wire.refuse(false);
  await db.closeDatabase();
  await wire.close();
});

const at = async (reads: Db["read"]) => (await reads<{ at: string }>(where))[0]!.at;

async function note(position: string, synchronous = true) {
  // What is on its way may bring the real place a moment later.
  await primary.primaryAnswers();
  primary.notePlace({ position, synchronous });
}

async function presentPlace(): Promise<string> {
  const client = new pg.Client(direct);
  await client.connect();
  const { rows } = await client.query<{ place: string }>("select pg_current_wal_lsn()::text as place");
  await client.end();
  return rows[0]!.place;
}

describe("reads of the catalogue", () => {
  it("are a standby's that has come as far as the primary was", async () => {
    await note(await presentPlace());
    expect(await at(db.readReplica)).toBe("standby");
    expect(await at(db.read)).toBe("primary");
  });

  it("are the primary's while the standby lags, and the standby's again when it has caught up", async () => {
    await note("FFFFFFF0/0");
    expect(await at(db.readReplica)).toBe("primary");
    await note(await presentPlace());
    await pause(250);
    expect(await at(db.readReplica)).toBe("standby");
  });

  it("are the primary's where the standby lacks a table, and fail only where the primary fails too", async () => {
    await note(await presentPlace());
    await pause(250);
    await expect(db.readReplica({ name: "lacks", text: "select 1 from catalogue_none.article" })).rejects.toThrow(
      "catalogue_none.article",
    );
    expect(await at(db.readReplica)).toBe("primary");
  });
});

describe("while the primary is away", () => {
  afterEach(async () => {
    wire.refuse(false);
    while (primary.primaryIsAway()) await pause(20);
  });
  const lose = () => {
    wire.refuse(true);
    wire.cut();
  };

  it("reads are a synchronous standby's, and the primary's when it is back", async () => {
    await note(await presentPlace());
    lose();
    expect(await at(db.read)).toBe("standby");
    wire.refuse(false);
    while (primary.primaryIsAway()) await pause(20);
    expect(await at(db.read)).toBe("primary");
  });

  it("nothing is written where a standby leads", async () => {
    await note(await presentPlace());
    lose();
    await expect(db.read({ name: "writes", text: "create table written_alone ()" })).rejects.toThrow();
    expect(
      (
        await db.read<{ there: string | null }>({ name: "there", text: "select to_regclass('written_alone') as there" })
      )[0],
    ).toEqual({
      there: null,
    });
  });

  it("a standby that was not followed in step is not asked", async () => {
    await note(await presentPlace(), false);
    lose();
    await expect(at(db.read)).rejects.toThrow();
  });

  it("a silent primary is left after a second", async () => {
    await note(await presentPlace());
    wire.freeze(true);
    const read = at(db.read);
    await expect(read).resolves.toBe("standby");
    wire.freeze(false);
  });
});
