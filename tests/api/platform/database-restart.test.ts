/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openDatabase } from "@/scripts/lib/embedded-database.mjs";
import { connected } from "@/tests/support/databases";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

const placeOf = (data: string): string => {
  const { place } = JSON.parse(readFileSync(path.join(data, "database.json"), "utf8")) as { place: string };
  return path.join(path.resolve(data, place), "pg");
};

test("an embedded database that dies is started again at its port, and what it acknowledged is there", async () => {
  const data = mkdtempSync(path.join(tmpdir(), "etabli-restart-"));
  const database = await openDatabase({ data });
  try {
    await connected(database.url, (client) => client.query("create table kept as select 42 as answer"));
    const [pid] = readFileSync(path.join(placeOf(data), "postmaster.pid"), "utf8").split("\n");
    process.kill(Number(pid), "SIGKILL");
    const ask = () => connected(database.url, (client) => client.query<{ answer: number }>("select answer from kept"));
    let rows: { answer: number }[] | undefined;
    for (let turn = 0; turn < 200 && !rows; turn += 1) {
      await pause(100);
      rows = await ask().then(
        (found) => found.rows,
        () => undefined,
      );
    }
    const [now] = readFileSync(path.join(placeOf(data), "postmaster.pid"), "utf8").split("\n");
    expect([rows, now === pid]).toEqual([[{ answer: 42 }], false]);
  } finally {
    await database.close();
    rmSync(placeOf(data), { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
});
