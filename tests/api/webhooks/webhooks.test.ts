import { deliveriesOf, hasten, isOurs, register, startReceiver, tell, type Received } from "@/tests/support/receiver";
import type { OrdersMade } from "@/lib/domains/cart/schema";
import type { MadeKey } from "@/lib/domains/session/keys/schema";
import type { Webhook } from "@/lib/domains/webhooks/schema";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany } from "@/tests/support/company";
import { addOne, json, openCounter, refusal, type Client } from "@/tests/support/counter";
import { orderLines } from "@/tests/support/orders";
import { decide, openQuote } from "@/tests/support/quotes";
import "@/tests/support/end";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => void (receiver = await startReceiver()));
afterAll(() => receiver.stop());
beforeEach(() => {
  receiver.taken.length = 0;
  receiver.state.answer = () => ({ code: 204 });
});

interface Body {
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}
const bodyOf = ({ body }: Received) => JSON.parse(body) as Body;
const webhooksOf = async (company: Client) =>
  (await json<{ webhooks: Webhook[] }>(company.get("/programs/webhooks"))).webhooks;

describe("a webhook", () => {
  it("tells that a quote was accepted, signed", async () => {
    const { company, quoteId, number, customerId } = await openQuote();
    const { secret } = await register(company, receiver.url);
    await decide(company, quoteId, "accepted");
    await tell();
    expect(receiver.taken).toHaveLength(1);
    const [one] = receiver.taken as [Received];
    expect(isOurs(one, secret)).toBe(true);
    expect(bodyOf(one)).toMatchObject({
      type: "quote.accepted",
      data: { quoteId, number, customerId, grossCents: 5389, currency: "EUR", partly: false },
    });
    expect(await deliveriesOf(company)).toMatchObject([
      { messageId: one.headers["webhook-id"], state: "delivered", code: 204, tries: 1, dueAt: null },
    ]);
  });

  it("tells nothing of what was rolled back, refused or is not listened to", async () => {
    const { company, quoteId } = await openQuote();
    await register(company, receiver.url, ["stock.moved"]);
    await register(company, receiver.url);
    await decide(company, quoteId, "rejected");
    await decide(company, quoteId, "accepted");
    expect(await deliveriesOf(company)).toEqual([]);
  });

  it("tells that an order changed and that stock moved", async () => {
    const { company, customerId, articleId } = await openCounter();
    await register(company, receiver.url, ["order.changed", "stock.moved"]);
    await addOne(company, customerId, articleId);
    const { orders } = await json<OrdersMade>(orderLines(company, customerId));
    const item = await prisma().stockItem.findFirstOrThrow({ where: { companyId: company.companyId } });
    await company.post(`/own-stock/${item.id}/movements`, { kind: "received", pieces: 3, note: "" });
    await tell();
    const told = receiver.taken.map(bodyOf);
    const moved = told.filter(({ type }) => type === "stock.moved").at(-1);
    const [changed] = told.filter(({ type }) => type === "order.changed");
    expect(changed?.data).toMatchObject({ orderId: orders[0]?.orderId, customerId, change: "placed" });
    expect(moved?.data).toEqual({
      movements: [
        {
          ...{ itemId: item.id, brand: item.brand, reference: item.reference, kind: "received", pieces: 3 },
          balance: item.quantity + 3,
        },
      ],
    });
  });

  it.each([
    ["fails", () => ({ code: 500 }), { code: 500, fault: null }],
    ["hangs up", () => "hang up" as const, { code: null, fault: "unreachable" }],
    ["leads elsewhere", () => ({ code: 307, location: "http://127.0.0.1:1/" }), { code: 307, fault: null }],
  ])("is tried again where the program %s, under the same id, until it takes it", async (_, answer, seen) => {
    const { company, quoteId } = await openQuote();
    await register(company, receiver.url);
    await decide(company, quoteId, "accepted");
    receiver.state.answer = answer;
    await tell();
    const [waiting] = await deliveriesOf(company);
    expect(waiting).toMatchObject({ state: "queued", tries: 1, ...seen });
    expect(Date.parse(waiting?.dueAt ?? "")).toBeGreaterThan(Date.now());
    expect((await webhooksOf(company))[0]?.failingSince).not.toBeNull();
    receiver.state.answer = () => ({ code: 200 });
    await hasten(company);
    await tell();
    expect(new Set(receiver.taken.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect((await deliveriesOf(company))[0]).toMatchObject({ state: "delivered", tries: 2, code: 200, fault: null });
    expect((await webhooksOf(company))[0]?.failingSince).toBeNull();
  });

  it("is sent once however many processes send", async () => {
    const { company, quoteId } = await openQuote();
    await register(company, receiver.url);
    await decide(company, quoteId, "accepted");
    await Promise.all([tell(), tell(), tell()]);
    expect(receiver.taken).toHaveLength(1);
  });

  it("is paused after five days of failures, says so, and tells all of it once it is resumed", async () => {
    const { company, quoteId } = await openQuote();
    const { id } = await register(company, receiver.url);
    const { companyId } = company;
    receiver.state.answer = () => ({ code: 503 });
    const longAgo = new Date(Date.now() - 5 * 86_400_000);
    await prisma().webhook.updateMany({ where: { companyId }, data: { failingSince: longAgo } });
    await company.post(`/programs/webhooks/${id}/test`);
    await tell();
    expect(await webhooksOf(company)).toMatchObject([{ pausedWhy: "failures", waiting: 0 }]);
    await decide(company, quoteId, "accepted");
    await tell();
    expect(receiver.taken).toHaveLength(1);
    expect((await deliveriesOf(company)).map(({ state }) => state)).toEqual(["paused", "paused"]);
    receiver.state.answer = () => ({ code: 200 });
    await company.post(`/programs/webhooks/${id}/resume`);
    await tell();
    expect((await deliveriesOf(company)).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    expect(await webhooksOf(company)).toMatchObject([{ pausedAt: null, failingSince: null }]);
  });

  it("is paused at once where the program says that it is gone", async () => {
    const { company } = await openQuote();
    const { id } = await register(company, receiver.url);
    receiver.state.answer = () => ({ code: 410 });
    await company.post(`/programs/webhooks/${id}/test`);
    await tell();
    expect(await webhooksOf(company)).toMatchObject([{ pausedWhy: "gone" }]);
    expect((await deliveriesOf(company))[0]?.state).toBe("failed");
  });

  it("is replayed under its id", async () => {
    const { company } = await openQuote();
    const { id } = await register(company, receiver.url);
    const { deliveryId } = await json<{ deliveryId: number }>(company.post(`/programs/webhooks/${id}/test`));
    await tell();
    expect((await company.post(`/programs/deliveries/${deliveryId}/replay`)).status).toBe(200);
    await tell();
    expect(receiver.taken.map(bodyOf).map(({ type }) => type)).toEqual(["test", "test"]);
    expect(new Set(receiver.taken.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  });

  it("is another company's: neither seen nor replayed, paused or taken away", async () => {
    const { company } = await openQuote();
    const { id } = await register(company, receiver.url);
    const { deliveryId } = await json<{ deliveryId: number }>(company.post(`/programs/webhooks/${id}/test`));
    const other = await makeCompany();
    expect(await deliveriesOf(other)).toEqual([]);
    for (const path of [
      `webhooks/${id}/test`,
      `webhooks/${id}/pause`,
      `webhooks/${id}/resume`,
      `deliveries/${deliveryId}/replay`,
    ])
      expect((await other.post(`/programs/${path}`)).status).toBe(404);
    expect((await other.del(`/programs/webhooks/${id}`)).status).toBe(404);
  });

  it("shows its secret to nobody later", async () => {
    const company = await makeCompany();
    const { secret } = await register(company, receiver.url);
    expect(await (await company.get("/programs/webhooks")).text()).not.toContain(secret.slice(6));
    const stored = await prisma().webhook.findFirstOrThrow({ where: { companyId: company.companyId } });
    expect(Buffer.from(stored.secret).toString("latin1")).not.toContain(secret.slice(6));
  });

  it.each([
    ["the house itself", "http://localhost:3000/api", "house"],
    ["another protocol", "ftp://erp.example/", "not-https"],
    ["words", "erp", "malformed"],
    ["a password", "https://a:b@erp.example/", "credentials"],
  ])("is refused for %s", async (_, url, message) => {
    const company = await makeCompany();
    const response = await company.post("/programs/webhooks", { url, events: ["quote.accepted"] });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "bad-address", fields: [{ field: "url", message }] });
  });

  it("is no matter of keys", async () => {
    const company = await makeCompany();
    const made = await json<MadeKey>(company.post("/programs/keys", { name: "ERP", rights: ["cart"], lastDay: "" }));
    const answer = await clientOf(made.key).post("/programs/webhooks", { url: receiver.url, events: ["stock.moved"] });
    expect(await refusal(answer)).toEqual([403, "key-lacks-right"]);
  });
});
