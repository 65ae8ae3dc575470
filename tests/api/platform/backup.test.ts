import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type pg from "pg";
import { importCatalogue } from "@/lib/import/import";
import { firstVehicles } from "@/prisma/seed/catalogue/first-vehicles";
import { prisma } from "@/lib/platform/db";
import { connected, copyCompany, emptyDatabase } from "@/tests/support/databases";
import "@/tests/support/end";
import { makeFolder } from "@/tests/support/import-database";
import { openQuote } from "@/tests/support/quotes";

const folder = mkdtempSync(path.join(os.tmpdir(), "etabli-backup-"));
const file = path.join(folder, "etabli.backup");
type Database = Awaited<ReturnType<typeof emptyDatabase>>;
let source: Database;
let target: Database;
beforeAll(async () => {
  [source, target] = await Promise.all([emptyDatabase(), emptyDatabase()]);
});
afterAll(async () => {
  await Promise.all([source.drop(), target.drop()]);
  rmSync(folder, { recursive: true });
});

function run(script: string, argument: string, url: string) {
  const settings = { ...process.env, DATABASE_URL: url, NODE_ENV: "production" as const };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, argument], {
    env: settings,
    encoding: "utf8",
  });
  return { code: status, said: stdout + stderr };
}

/** Puts everything of one company of the tests' database into another one, and a small catalogue beside it. */
async function fillSource(companyId: number): Promise<void> {
  expect(run("migrate", "deploy", source.url).code).toBe(0);
  const supplier = "insert into supply.supplier (id, code, name, currency, rank) values (1, 'ACME', 'Acme', 'EUR', 1)";
  await connected(source.url, (client) => client.query(supplier));
  const loaded = makeFolder();
  await importCatalogue({ url: source.url, folder: loaded.folder, firstVehicles }).finally(loaded.remove);
  await copyCompany(companyId, source.url);
}

/** Name, rows and a sum over the contents of every table, and where the sequences stand. */
async function contentsOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relname <> '_prisma_migrations' and (n.nspname in ('public', 'registry', 'repair', 'supply', 'fault')
       or n.nspname = (select schema_name from catalogue_version where live))`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ all: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as all from ${name} t`,
    );
    found[name] = rows[0]!.all;
  }
  const { rows: sequences } = await client.query<{ name: string; last: string | null }>(
    "select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences where schemaname in ('public', 'registry', 'repair', 'supply', 'fault')",
  );
  for (const { name, last } of sequences) found[`sequence ${name}`] = String(last);
  return found;
}

describe("backup and restore", () => {
  it("give an empty database exactly what was saved while the product ran, and refuse what would harm", async () => {
    const { company } = await openQuote();
    await prisma().customer.updateMany({
      where: { companyId: company.companyId },
      data: { name: '\\. =1\t"\u202eZoé"\nقطع\\N' },
    });
    await fillSource(company.companyId);
    const saved = run("backup", file, source.url);
    expect([saved.code, saved.said]).toEqual([0, expect.stringContaining("rows")]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(run("backup", file, source.url)).toEqual({ code: 1, said: expect.stringContaining("there already") });
    expect(existsSync(`${file}.unfinished`)).toBe(false);

    const cut = path.join(folder, "cut.backup");
    const bytes = readFileSync(file);
    writeFileSync(cut, bytes.subarray(0, bytes.length - 200));
    expect(run("restore", cut, target.url)).toMatchObject({ code: 1 });

    const restored = run("restore", file, target.url);
    expect([restored.code, restored.said]).toEqual([0, expect.stringContaining("rows")]);
    const [before, after] = await Promise.all([connected(source.url, contentsOf), connected(target.url, contentsOf)]);
    expect(after).toEqual(before);
    expect(Object.keys(before).filter((name) => name.startsWith("catalogue_")).length).toBeGreaterThan(20);
    for (const name of ["quote", "cart_line", "audit_entry", "event", "session"])
      expect([name, before[`public.${name}`]?.startsWith("0 ")]).toEqual([name, false]);
    expect(run("restore", file, target.url)).toEqual({ code: 1, said: expect.stringContaining("already") });
    // What keeps quotes as they were made guards the restored ones too.
    const forged = connected(target.url, (client) => client.query("update quote set net_cents = 1"));
    await expect(forged).rejects.toThrow();
  });
});
