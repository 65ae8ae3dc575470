import http from "node:http";
import pg from "pg";
import { env } from "@/lib/platform/env";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { readStream } from "@/tests/support/stream-client";
import { startStreamServer } from "@/tests/support/stream-process";

const slow = 12;
const streamCount = 20;

/** Holds the company's row until it is let go: writes that need it are in flight for that long. */
async function holdCompany(companyId: number) {
  const holder = new pg.Client({ connectionString: env().DATABASE_URL });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from company where id = $1 for update", [companyId]);
  const waiting = `select count(*)::int as n from pg_locks where not granted
    and locktype in ('transactionid', 'tuple')`;
  return {
    /** Waits until as many statements stand before the row. */
    async until(count: number) {
      for (;;) {
        const { rows } = await holder.query<{ n: number }>(waiting);
        if ((rows[0]?.n ?? 0) >= count) return;
      }
    },
    async release() {
      await holder.query("commit");
      await holder.end();
    },
  };
}

/** One connection that stays open, as a balancer's does. */
function keptConnection(base: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  return {
    status: (path: string) =>
      new Promise<number>((resolve, reject) => {
        http
          .get(base + path, { agent }, (response) => {
            response.resume().on("end", () => resolve(response.statusCode ?? 0));
          })
          .on("error", reject);
      }),
    end: () => agent.destroy(),
  };
}

describe("SIGTERM under load with open streams", () => {
  it("turns ready red, ends the streams, finishes every request in flight and exits with 0", async () => {
    const server = await startStreamServer({ ETABLI_DRAIN_SECONDS: "2", ETABLI_STREAMS_PER_USER: "100" });
    const company = await makeCompany();
    const { companyId, token } = company;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const balancer = keptConnection(server.base);
    const streams = await Promise.all(
      Array.from({ length: streamCount }, async () => readStream(await fetch(`${server.base}/api/sse`, { headers }))),
    );
    await Promise.all(streams.map((stream) => stream.next("ready")));
    expect(await balancer.status("/api/health/ready")).toBe(200);

    const lock = await holdCompany(companyId);
    const person = (at: number) => ({
      user: { name: `Person ${at}`, email: `${at}-${company.email}`, password: "a long password", companyId },
    });
    const underWay = Array.from({ length: slow }, (_, at) =>
      fetch(`${server.base}/api/users/add`, { method: "POST", headers, body: JSON.stringify(person(at)) }),
    );
    await lock.until(1);

    const order: string[] = [];
    const exited = server.stop().then((code) => {
      order.push("exit");
      return code;
    });
    const ends = await Promise.all(streams.map((stream) => stream.next("end")));
    expect(ends.map(({ data }) => data.reason)).toEqual(Array(streamCount).fill("shutdown"));
    expect(await balancer.status("/api/health/ready")).toBe(503);
    expect(await balancer.status("/api/health/live")).toBe(200);
    order.push("red");
    await lock.release();
    const answers = await Promise.all(underWay);
    order.push("answered");
    expect(answers.map(({ status }) => status)).toEqual(Array(slow).fill(200));
    expect(await exited).toBe(0);
    expect(order).toEqual(["red", "answered", "exit"]);
    expect(await prisma().membership.count({ where: { companyId } })).toBe(1 + slow);
    await expect(fetch(`${server.base}/api/health/live`)).rejects.toThrow();
    balancer.end();
  });
});
