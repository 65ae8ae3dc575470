import "@/tests/support/end";

import { pool, prisma } from "@/lib/platform/db";
import { addOne, openCounter, shelfPrice } from "@/tests/support/counter";
import { piecesIn, shop } from "@/tests/support/shoppers.mjs";
import { startStreamServer, type StreamServer } from "@/tests/support/stream-process";
import { openProxy } from "@/tests/support/tcp-proxy.mjs";
import { readStream } from "@/tests/support/stream-client";

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

let proxy: Awaited<ReturnType<typeof openProxy>>;
let server: StreamServer;
beforeAll(async () => {
  const url = new URL(process.env.DATABASE_URL!);
  proxy = await openProxy(() => ({ host: url.hostname, port: Number(url.port || 5432) }));
  const seen = new URL(url);
  [seen.hostname, seen.port] = ["127.0.0.1", String(proxy.port)];
  seen.searchParams.set("application_name", "etabli-loss");
  server = await startStreamServer({ DATABASE_URL: seen.href, LOG_LEVEL: "silent", ETABLI_HEARTBEAT_SECONDS: "0.5" });
});
afterAll(async () => {
  await server.stop();
  await proxy.close();
});

const health = async (which: string) => (await fetch(`${server.base}/api/health/${which}`)).status;

async function untilReady(wanted: number) {
  while ((await health("ready")) !== wanted) await pause(20);
}

/** Fills a cart through the process while `hurt` runs; answers what was asked for, heard and is there. */
async function shopThrough(hurt: () => Promise<void>) {
  const { company, customerId, articleId } = await openCounter();
  const client = { base: () => server.base, token: company.token };
  const wish = { customerId, item: articleId, price: shelfPrice, channel: "local" };
  const shopping = shop(client, wish, 6);
  await pause(300);
  await hurt();
  await untilReady(200);
  await shopping.more(10);
  const { pieces, heard, strange } = await shopping.stop();
  return { pieces, heard, strange, there: await piecesIn(client, customerId) };
}

describe("a borrowed connection", () => {
  it("that is lost between two queries fails the next one, not the process", async () => {
    const client = await pool().connect();
    try {
      expect(client.listenerCount("error")).toBe(1);
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      const ended = new Promise((done) => client.once("end", done));
      await prisma().$queryRaw`select pg_terminate_backend(${rows[0]!.pid}::int)`;
      await ended;
      await expect(client.query("select 1")).rejects.toThrow("not queryable");
    } finally {
      client.release(true);
    }
  });
});

describe("a process that loses its database under load", () => {
  it("loses and doubles nothing when its connections are ended", async () => {
    const { pieces, there, strange } = await shopThrough(async () => {
      for (let times = 0; times < 4; times += 1) {
        await prisma().$queryRaw`select count(pg_terminate_backend(pid)) from pg_stat_activity
          where application_name = 'etabli-loss'`;
        await pause(100);
      }
    });
    expect({ there, strange }).toEqual({ there: pieces, strange: [] });
  });

  it("says 503 and when to come back while it is gone, is red but alive, and recovers by itself", async () => {
    const { pieces, there, strange, heard } = await shopThrough(async () => {
      proxy.refuse(true);
      proxy.cut();
      await untilReady(503);
      expect(await health("live")).toBe(200);
      await pause(500);
      proxy.refuse(false);
    });
    expect({ there, strange }).toEqual({ there: pieces, strange: [] });
    expect(heard[503]).toBeGreaterThan(0);
  });

  it("is red within three seconds of a database that hangs", async () => {
    await untilReady(200);
    proxy.freeze(true);
    const began = performance.now();
    const status = await health("ready");
    const ms = performance.now() - began;
    proxy.freeze(false);
    expect([status, ms < 3000]).toEqual([503, true]);
    await untilReady(200);
  });

  it("keeps its streams, which miss nothing of what happened meanwhile", async () => {
    const { company, customerId, articleId } = await openCounter();
    const headers = { authorization: `Bearer ${company.token}` };
    const stream = readStream(await fetch(`${server.base}/api/sse`, { headers }));
    // It stands once it has told something: one that is just beginning is sent away to come back.
    await addOne(company, customerId, articleId);
    await stream.next("Cart items");
    proxy.refuse(true);
    proxy.cut();
    await untilReady(503);
    for (let count = 0; count < 3; count += 1) expect((await addOne(company, customerId, articleId)).status).toBe(200);
    proxy.refuse(false);
    await stream.next("Cart items", 4);
    expect(stream.all("Cart items").map(({ data }) => data.count)).toEqual([1, 2, 3, 4]);
    expect(stream.all("end")).toEqual([]);
    await stream.close();
  });
});
