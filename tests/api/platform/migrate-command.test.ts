import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { connected, emptyDatabase } from "@/tests/support/databases";
import "@/tests/support/end";

const copied = ["scripts", "lib/platform/variables", "prisma/schema", "prisma/migrations", "package.json"];
let folder: string;
let database: Awaited<ReturnType<typeof emptyDatabase>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), "etabli-migrate-"));
  for (const part of copied) cpSync(path.resolve(part), path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  database = await emptyDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function migrate(...args: string[]) {
  const env = { ...process.env, DATABASE_URL: database.url, NODE_ENV: "production" as const };
  const run = spawnSync(process.execPath, ["scripts/migrate.mjs", ...args], { cwd: folder, env, encoding: "utf8" });
  return { code: run.status, said: run.stdout + run.stderr };
}

const names = () => readdirSync(path.join(folder, "prisma/migrations")).filter((name) => /^\d/.test(name));

describe("npm run migrate -- dev", () => {
  it("writes and applies the migration of a changed schema, nothing for an unchanged one, and refuses a lost history", async () => {
    const before = names();
    expect(migrate("dev", "nothing_new").said).toContain("Made: nothing");
    expect(names()).toEqual(before);

    appendFileSync(
      path.join(folder, "prisma/schema/platform.prisma"),
      'model TriedOut {\n  companyId Int @map("company_id")\n  id Int\n  note String\n  @@id([companyId, id])\n  @@map("tried_out")\n}\n',
    );
    expect(migrate("dev", "add_tried_out").code).toBe(0);
    const made = names().at(-1)!;
    expect(made).toMatch(/^\d{14}_add_tried_out$/);
    const script = readFileSync(path.join(folder, "prisma/migrations", made, "migration.sql"), "utf8");
    expect(script).toContain('CREATE TABLE "tried_out"');
    const { rowCount } = await connected(database.url, (client) => client.query("select from tried_out"));
    expect(rowCount).toBe(0);
    expect(migrate("drift")).toEqual({ code: 0, said: "The migrations agree with the schema.\n" });

    rmSync(path.join(folder, "prisma/migrations", made), { recursive: true });
    const refused = migrate("dev", "again");
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining(made)]);
  });
});
