import "@/tests/support/quick-streams";
import "@/tests/support/end";
import { streamCount } from "@/lib/platform/events/open-streams";
import { makeCompany } from "@/tests/support/company";
import { readStream } from "@/tests/support/stream-client";
import { openStream, tellCart } from "@/tests/support/streams";

describe("a stream", () => {
  it("gives signs of life that move its position, also past events that are not for it", async () => {
    const company = await makeCompany({ rights: ["CaiaApp"] });
    const stream = await openStream(company);
    const before = stream.state.id;
    await tellCart(company.companyId, 1);
    await stream.until(() => stream.state.id !== before);
    expect(stream.told.map(({ event }) => event)).toEqual(["ready"]);
    expect((await stream.next("ready")).data).toMatchObject({ heartbeatSeconds: 0.2 });
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
});
