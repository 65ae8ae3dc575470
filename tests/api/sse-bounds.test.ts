import "../support/quick-streams";
import "../support/end";
import { mostWaiting } from "@/lib/api/event-stream";
import { prisma } from "@/lib/platform/db";
import { followerCount } from "@/lib/platform/events/hub";
import { streamCount } from "@/lib/platform/events/open-streams";
import { publish } from "@/lib/platform/events/publish";
import { makeCompany } from "../support/company";
import { readStream } from "../support/stream-client";
import { countsOf, openStream, tellCart } from "../support/streams";

/** Events of about a kilobyte each, in one transaction. */
const tellMuch = (companyId: number, events: number) =>
  prisma().$transaction(
    async (tx) => {
      const name = "x".repeat(1000);
      for (let at = 0; at < events; at += 1)
        await publish(tx, {
          ...{ kind: "Customer data", companyId, customerId: 1 },
          data: { customerId: 1, name } as { customerId: number },
        });
    },
    { timeout: 60_000 },
  );

describe("a stream", () => {
  it("gives signs of life that move its position, also past events that are not for it", async () => {
    const company = await makeCompany({ rights: ["CaiaApp"] });
    const stream = await openStream(company);
    const before = stream.state.id;
    await tellCart(company.companyId, 1);
    await stream.until(() => stream.state.id !== before);
    expect(stream.told.map(({ event }) => event)).toEqual(["ready"]);
    expect((await stream.next("ready")).data).toEqual({ heartbeatSeconds: 0.2 });
    const { heartbeats } = stream.state;
    await stream.until(() => stream.state.heartbeats > heartbeats + 2);
  });

  it("beyond a user's bound ends the oldest one, with a hint when to come back", async () => {
    const company = await makeCompany();
    const streams = [];
    for (let at = 0; at < 5; at += 1) streams.push(await openStream(company));
    const [first, second, ...others] = streams;
    for (const gone of [first!, second!]) {
      await gone.ended();
      const end = await gone.next("end");
      expect(end.data).toEqual({ reason: "replaced" });
      expect(end.retry).toBeGreaterThanOrEqual(60_000);
    }
    await tellCart(company.companyId, 1);
    await Promise.all(others.map((stream) => stream.next("Cart items")));
    expect(others.map((stream) => stream.state.ended)).toEqual([false, false, false]);
  });

  it("of one user does not cost another one theirs", async () => {
    const [busy, calm] = [await makeCompany(), await makeCompany()];
    const kept = await openStream(calm);
    for (let at = 0; at < 5; at += 1) await openStream(busy);
    await tellCart(calm.companyId, 1);
    await kept.next("Cart items");
    expect(kept.state.ended).toBe(false);
  });
});

describe("a reader that does not read", () => {
  it("is let go with a hint, and nothing waits for it beyond the bound", async () => {
    const company = await makeCompany();
    const [streams, followers] = [streamCount(), followerCount()];
    const stalled = await company.get("/sse");
    const lively = await openStream(company);
    await tellMuch(company.companyId, 400);
    await lively.next("Customer data", 400);
    expect([streamCount(), followerCount()]).toEqual([streams + 1, followers + 1]);
    const late = readStream(stalled);
    await late.ended();
    const end = await late.next("end");
    expect(end.data).toEqual({ reason: "slow" });
    expect(end.retry).toBeGreaterThanOrEqual(15_000);
    const heard = late.all("Customer data").length;
    expect(heard).toBeGreaterThan(0);
    expect(heard * 1000).toBeLessThan(mostWaiting);
    const again = await openStream(company, "/sse", { "last-event-id": late.all("Customer data").at(-1)!.id });
    await again.next("Customer data", 400 - heard);
  });

  it("is let go when it left little behind and takes no sign of life", async () => {
    const company = await makeCompany();
    const streams = streamCount();
    const stalled = await company.get("/sse");
    expect(streamCount()).toBe(streams + 1);
    const lively = await openStream(company);
    await lively.until(() => streamCount() === streams + 1);
    const late = readStream(stalled);
    await late.ended();
    expect(late.all("end").map(({ data }) => data)).toEqual([{ reason: "slow" }]);
    expect(lively.state.ended).toBe(false);
  });

  it("while it catches up is given no more than it takes", async () => {
    const company = await makeCompany();
    const first = await openStream(company);
    await first.close();
    await tellMuch(company.companyId, 900);
    const response = await company.get("/sse", { "last-event-id": first.state.id });
    const slow = readStream(response);
    await slow.next("Customer data", 900);
    expect(slow.all("end")).toEqual([]);
    await tellCart(company.companyId, 1);
    await slow.next("Cart items");
    expect(countsOf(slow)).toEqual([1]);
    await slow.close();
  });
});
