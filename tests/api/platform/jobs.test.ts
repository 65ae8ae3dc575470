import "@/tests/support/end";
import { randomBytes } from "node:crypto";
import { startJobs } from "@/lib/jobs/worker";
import { tidy } from "@/lib/jobs/tidy";
import { forgetStale } from "@/lib/domains/session/commands/forget-stale";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { pool, prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";

const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

async function leaveRows() {
  const { companyId, userId, token } = await makeCompany();
  const key = randomBytes(8).toString("hex");
  const requestHash = new Uint8Array(32);
  const session = (at: Date) => ({ tokenHash: randomBytes(32), userId, companyId, kind: "bearer", expiresAt: at });
  const old = session(hours(-31 * 24));
  const ended = session(hours(-29 * 24));
  await prisma().session.createMany({ data: [old, ended] });
  await prisma().signInLock.createMany({
    data: [
      { key: `${key}-old`, failures: 3, updatedAt: hours(-25) },
      { key: `${key}-locked`, failures: 3, updatedAt: hours(-25), lockedUntil: hours(1) },
      { key: `${key}-young`, failures: 3, updatedAt: hours(-23) },
    ],
  });
  await prisma().idempotencyKey.createMany({
    data: [
      { companyId, userId, key: "old", requestHash, createdAt: hours(-9 * 24 - 1) },
      { companyId, userId, key: "young", requestHash, createdAt: hours(-9 * 24 + 1) },
    ],
  });
  const left = async () => ({
    sessions: await prisma().session.count({ where: { tokenHash: { in: [old.tokenHash, ended.tokenHash] } } }),
    locks: (await prisma().signInLock.findMany({ where: { key: { startsWith: key } } })).map(
      (row) => row.key.split("-")[1],
    ),
    keys: (await prisma().idempotencyKey.findMany({ where: { companyId } })).map((row) => row.key),
  });
  return { left, token };
}
describe("the hourly job", () => {
  it("deletes what nobody can ask for any more, and nothing else", async () => {
    const { left } = await leaveRows();
    await tidy();
    const { locks, ...rest } = await left();
    expect(rest).toEqual({ sessions: 1, keys: ["young"] });
    expect(locks.sort()).toEqual(["locked", "young"]);
  });

  it("runs in the process of the server, from the database's own queue", async () => {
    const { left } = await leaveRows();
    const stop = await startJobs();
    try {
      await pool().query("select graphile_worker.add_job('tidy')");
      const isTidy = async () => {
        const { sessions, keys } = await left();
        return sessions === 1 && keys.length === 1;
      };
      while (!(await isTidy())) await new Promise((done) => setTimeout(done, 50));
      expect((await left()).keys).toEqual(["young"]);
    } finally {
      await stop();
    }
  });

  it("runs again when a process was killed that had it, and a queue of its own waits for nobody", async () => {
    const { left } = await leaveRows();
    const queue = randomBytes(8).toString("hex");
    const gone = [`gone-${queue}`, queue];
    await pool().query("select graphile_worker.add_job('tidy', queue_name := $1)", [queue]);
    await pool().query(
      `with queue as (update graphile_worker._private_job_queues set locked_by = $1, locked_at = now() - interval '3 minutes'
          where queue_name = $2 returning id)
        update graphile_worker._private_jobs j set locked_by = $1, locked_at = now() - interval '3 minutes'
          from queue where j.job_queue_id = queue.id`,
      gone,
    );
    const stop = await startJobs();
    try {
      while ((await left()).keys.length > 1) await new Promise((done) => setTimeout(done, 50));
      expect((await left()).keys).toEqual(["young"]);
    } finally {
      await stop();
    }
  });

  it("is refused to a user", async () => {
    const { token } = await makeCompany();
    const actor = await findActor(token);
    if (!actor) throw new Error("no actor");
    await expect(forgetStale(actor)).rejects.toMatchObject({ status: 403 });
  });
});
