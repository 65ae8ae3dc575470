import "@/tests/support/end";
import { setTimeout } from "node:timers/promises";
import { mostWaiting } from "@/lib/api/event-stream";
import { prisma } from "@/lib/platform/db";
import { followerCount } from "@/lib/platform/events/hub";
import { streamCount } from "@/lib/platform/events/open-streams";
import { makeCompany } from "@/tests/support/company";
import { readStream } from "@/tests/support/stream-client";
import { countsOf, openStream, tellCart } from "@/tests/support/streams";

/** Events of about a kilobyte each, all at once; the last one is told as any other. */
async function tellMuch(companyId: number, events: number) {
  await prisma().$executeRaw`
    insert into event (company_id, kind, customer_id, data)
    select ${companyId}, 'Customer data', 1, jsonb_build_object('customerId', 1, 'name', repeat('x', 1000))
    from generate_series(1, ${events}::int)`;
  await tellCart(companyId, events);
}

describe("a reader that does not read", () => {
  it("is let go with a hint, and nothing waits for it beyond the bound", async () => {
    const company = await makeCompany();
    const [streams, followers] = [streamCount(), followerCount()];
    const stalled = await company.get("/sse");
    const lively = await openStream(company);
    await tellMuch(company.companyId, 400);
    await lively.next("Customer data", 400);
    while (streamCount() > streams + 1) await setTimeout(10);
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

  it("while it catches up is given no more than it takes", async () => {
    const company = await makeCompany();
    const first = await openStream(company);
    await first.close();
    await tellMuch(company.companyId, 900);
    const response = await company.get("/sse", { "last-event-id": first.state.id });
    const slow = readStream(response);
    await slow.next("Customer data", 900);
    expect(slow.all("end")).toEqual([]);
    await slow.next("Cart items");
    expect(countsOf(slow)).toEqual([900]);
    await slow.close();
  });
});
