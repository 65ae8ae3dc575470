import "@/tests/support/end";
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { tidyVersions } from "@/lib/import/tidy";
import { goodFiles, makeDatabase, makeFolder } from "@/tests/support/import-database";

let database: Awaited<ReturnType<typeof makeDatabase>>;
beforeAll(async () => {
  database = await makeDatabase();
});
afterAll(() => database.drop());

const state = () => database.state();
const text = (name: string) => String(goodFiles[name]);
const retireLongAgo = () =>
  database.rows("UPDATE catalogue_version SET retired_at = now() - interval '1 hour' WHERE NOT live");

async function draftAppears(known: readonly string[]): Promise<void> {
  while ((await state()).schemas.every((name) => known.includes(name))) continue;
}

describe("two imports", () => {
  it("at once: the second is refused, the first goes through", async () => {
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query("SELECT pg_advisory_lock($1, $2)", [0x65746162, 0x63617461]);
    expect(await database.problems({})).toMatchObject([
      { text: expect.stringContaining("another import runs") as string },
    ]);
    await client.end();
    await expect(database.load()).resolves.toMatchObject({ articles: 3 });
  });

  it("of which the first is killed: it leaves the live version, and its draft goes with the next", async () => {
    await retireLongAgo();
    await tidyVersions(database.url);
    const before = await state();
    const { folder, remove } = makeFolder();
    const bundle = pathToFileURL(path.resolve(".build/import.mjs")).href;
    const call = `import(${JSON.stringify(bundle)}).then((m) => m.importCatalogue(${JSON.stringify({ url: database.url, folder })}))`;
    const child = spawn(process.execPath, ["-e", call], { stdio: "ignore" });
    await draftAppears(before.schemas);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect((await state()).live).toEqual(before.live);
    expect((await state()).schemas.length).toBe(before.schemas.length + 1);
    await database.load();
    remove();
    await retireLongAgo();
    await tidyVersions(database.url);
    const after = await state();
    expect(after.schemas).toEqual(after.live);
  });
});

describe("readers", () => {
  it("see one version or the other with its prices, never a mixture and never a failure", async () => {
    await database.load();
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    const renamed = text("brands.csv").replace("Frénotec", "Novafrein");
    const dearer = text("prices.csv").replace("2500", "2600");
    let reading = true;
    const seen = new Set<string>();
    const request = async () => {
      const live = await pool.query<{ schema: string }>(
        "SELECT schema_name AS schema FROM catalogue_version WHERE live",
      );
      const at = live.rows[0]?.schema;
      for (let i = 0; i < 3; i++) {
        const { rows } = await pool.query<{ name: string; price: number }>({
          name: `names@${at}`,
          text: `SELECT max(b.name) AS name, (SELECT max(base_cents) FROM supply.article_price) AS price FROM ${at}.article a JOIN ${at}.brand b ON b.id = a.brand_id`,
        });
        seen.add(`${at} ${rows[0]?.name}`);
      }
      const both = await pool.query<{ text: string }>(
        "SELECT v.source || ' ' || v.schema_name || ' ' || p.base_cents AS text FROM catalogue_version v, supply.article_price p WHERE v.live",
      );
      seen.add(both.rows[0]?.text ?? "nothing");
    };
    const readers = Array.from({ length: 4 }, async () => {
      while (reading) await request();
    });
    const [old] = (await state()).live;
    const { schema } = await database.load({ "brands.csv": renamed, "prices.csv": dearer });
    await request();
    reading = false;
    await Promise.all(readers);
    await pool.end();
    const expected = [`${old} Frénotec`, `import ${old} 2500`, `${schema} Novafrein`, `import ${schema} 2600`];
    expect([...seen].sort()).toEqual(expected.sort());
  });
});
