import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { connected, emptyDatabase } from "@/tests/support/databases";
import "@/tests/support/end";
import { startObjectStorage, storageKeys } from "@/tests/support/object-storage";

const storage = startObjectStorage();
const folder = mkdtempSync(path.join(os.tmpdir(), "etabli-files-"));
let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(async () => {
  await Promise.all([database.drop(), storage.stop()]);
  rmSync(folder, { recursive: true });
});

/** The storage answers from this process, so the script must not be waited for in step. */
const run = (script: string, argument: string, more: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const env = {
      ...process.env,
      DATABASE_URL: database.url,
      LOG_LEVEL: "silent",
      NODE_ENV: "production" as const,
      ...more,
    };
    execFile(process.execPath, [`scripts/${script}.mjs`, argument], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, said: stdout + stderr }),
    );
  });

const named = {
  ETABLI_FILES_URL: storage.url,
  ETABLI_FILES_KEY: storageKeys.key,
  ETABLI_FILES_SECRET: storageKeys.secret,
  ETABLI_FILES_REGION: storageKeys.region,
};
const placed = () =>
  connected(database.url, async (client) => {
    const { rows } = await client.query<{ here: number; there: number }>(
      "select count(bytes)::int as here, count(object)::int as there from picture",
    );
    return rows[0];
  });

it("npm run admin -- move-files moves out and back, says what failed, and a backup says what it does not hold", async () => {
  expect((await run("migrate", "deploy")).code).toBe(0);
  await connected(database.url, (client) =>
    client.query(
      "insert into picture (company_id, id, bytes) select 7, 'p' || n, convert_to('picture ' || n, 'UTF8') from generate_series(1, 120) n",
    ),
  );
  const unnamed = await run("admin", "move-files");
  expect(unnamed).toEqual({ code: 1, said: expect.stringContaining("No ETABLI_FILES_URL is set") });
  storage.manners.always = "busy";
  const busy = await run("admin", "move-files", named);
  expect(busy).toEqual({ code: 1, said: expect.stringContaining("0 files moved to the storage. The storage failed") });
  storage.manners.always = null;
  const out = await run("admin", "move-files", named);
  expect(out).toEqual({ code: 0, said: expect.stringContaining("120 files moved to the storage.") });
  expect([await placed(), storage.objects.size]).toEqual([{ here: 0, there: 120 }, 120]);
  const saved = await run("backup", path.join(folder, "one.backup"));
  expect(saved.said).toContain("120 files lie in the object storage, not in the backup");
  const [lost = ""] = storage.objects.keys();
  storage.objects.delete(lost);
  const back = await run("admin", "move-files", { ...named, ETABLI_FILES_IN: "database" });
  expect(back).toEqual({
    code: 1,
    said: expect.stringContaining("119 files moved to the database. Not in the storage as they were kept: 1 ("),
  });
  expect(await placed()).toEqual({ here: 119, there: 1 });
});
