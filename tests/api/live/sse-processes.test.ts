import "@/tests/support/end";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { readStream } from "@/tests/support/stream-client";
import { countsOf, tellCart } from "@/tests/support/streams";
import { startStreamServer, type StreamServer } from "@/tests/support/stream-process";

let servers: StreamServer[] = [];
beforeAll(async () => {
  servers = await Promise.all([startStreamServer(), startStreamServer()]);
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));

async function openOn({ base }: StreamServer, token: string, position?: string) {
  const headers = { authorization: `Bearer ${token}`, ...(position ? { "last-event-id": position } : {}) };
  const response = await fetch(`${base}/api/sse`, { headers });
  expect([response.status, response.headers.get("content-encoding")]).toEqual([200, null]);
  const stream = readStream(response);
  await stream.next("ready");
  return stream;
}

describe("two processes on one database", () => {
  it("tell what the other one did, and continue where the other one stopped", async () => {
    const { token, companyId, post } = await makeCompany();
    const [a, b] = servers as [StreamServer, StreamServer];
    const [first, second] = [await openOn(a, token), await openOn(b, token)];
    await tellCart(companyId, 1);
    await Promise.all([first.next("Cart items"), second.next("Cart items")]);
    await first.close();
    await tellCart(companyId, 2);
    const moved = await openOn(b, token, first.state.id);
    await moved.next("Cart items");
    expect([countsOf(moved), moved.all("reset")]).toEqual([[2], []]);
    await post("/logout");
    await Promise.all([second.ended(), moved.ended()]);
  });

  it("refuse a session within a second after the other one ended it, also when the notice is lost", async () => {
    const statusOn = async ({ base }: StreamServer, token: string) => {
      const response = await fetch(`${base}/api/userInfo`, { headers: { authorization: `Bearer ${token}` } });
      await response.text();
      return response.status;
    };
    const both = (token: string) => Promise.all(servers.map((server) => statusOn(server, token)));
    const untilRefused = async (token: string) => {
      const began = Date.now();
      while ((await both(token)).some((status) => status !== 401)) if (Date.now() - began > 5000) break;
      return Date.now() - began;
    };
    const [a] = servers as [StreamServer, StreamServer];
    const [told, untold] = await Promise.all([makeCompany(), makeCompany()]);
    expect([await both(told.token), await both(untold.token)]).toEqual([
      [200, 200],
      [200, 200],
    ]);
    await fetch(`${a.base}/api/logout`, { method: "POST", headers: { authorization: `Bearer ${told.token}` } });
    expect(await untilRefused(told.token)).toBeLessThan(1000);
    expect(await both(untold.token)).toEqual([200, 200]);
    await prisma().session.updateMany({ where: { userId: untold.userId }, data: { revokedAt: new Date() } });
    expect(await untilRefused(untold.token)).toBeLessThan(1100);
  });

  it("miss nothing when the database ends their connections", async () => {
    const { token, companyId } = await makeCompany();
    const streams = await Promise.all(servers.map((server) => openOn(server, token)));
    await prisma().$queryRaw`select count(pg_terminate_backend(pid)) from pg_stat_activity
      where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`;
    for (const count of [1, 2, 3]) await tellCart(companyId, count);
    await Promise.all(streams.map((stream) => stream.next("Cart items", 3)));
    expect(streams.map(countsOf)).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it("end their streams at once when they stop, also with a reader that does not read", async () => {
    const { token, companyId } = await makeCompany();
    const [a, b] = servers as [StreamServer, StreamServer];
    const stream = await openOn(a, token);
    await fetch(`${a.base}/api/sse`, { headers: { authorization: `Bearer ${token}` } });
    const ended = a.stop();
    await stream.ended();
    expect((await stream.next("end")).data).toEqual({ reason: "shutdown" });
    expect(await ended).toBe(0);
    await tellCart(companyId, 1);
    const moved = await openOn(b, token, stream.state.id);
    await moved.next("Cart items");
    expect(countsOf(moved)).toEqual([1]);
    await moved.close();
  });
});
