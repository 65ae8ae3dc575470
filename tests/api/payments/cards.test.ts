import { stripe } from "@/tests/support/card-payments";
import "@/tests/support/end";
import { callOffPayment } from "@/lib/domains/payments/commands/call-off-payment";
import { followCards } from "@/lib/domains/checkout/commands/settle-cards";
import type { Payment, StartedPayment } from "@/lib/domains/payments/schema";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany } from "@/tests/support/company";
import { json } from "@/tests/support/counter";
import { oweOrder, payeeOf } from "@/tests/support/payments";
import { signed } from "@/tests/support/stripe-double";

/** What Stripe sends. */
function hear(event: object, over: { secret?: string; timestamp?: number } = {}) {
  const { body, signature } = signed(event, over);
  return clientOf().post("/payments/stripe", JSON.parse(body), { "stripe-signature": signature });
}

async function cardOrder() {
  const [buyer, seller] = [await makeCompany(), await makeCompany()];
  const order = await oweOrder(buyer, { method: "card", payee: payeeOf(seller) });
  const started = await json<StartedPayment>(buyer.post(`/payments/${order.orderNumber}/start`));
  const page = stripe.pages.at(-1);
  if (!page) throw new Error("no page was opened");
  const payment = () => json<Payment>(buyer.get(`/payments/${order.orderNumber}`));
  return { buyer, seller, order, started, page, payment };
}
const paid = { payment_status: "paid", status: "complete" };
const completed = "checkout.session.completed";

describe("a payment by card", () => {
  it("leads to the provider's page, asked twice as well, and is paid by its signed message alone", async () => {
    const { buyer, order, started, page, payment } = await cardOrder();
    expect(started).toEqual({ kind: "redirect", url: `https://checkout.stripe.com/c/pay/${page.id}` });
    expect(await json(buyer.post(`/payments/${order.orderNumber}/start`))).toEqual(started);
    expect(page).toMatchObject({ cents: 119_995, currency: "chf" });
    expect(await payment()).toMatchObject({ state: "due", owed: 119_995, payable: true });
    expect((await hear(stripe.eventOf(completed, page, paid))).status).toBe(200);
    expect(await payment()).toMatchObject({
      state: "paid",
      owed: 0,
      payable: false,
      paidAt: expect.any(String) as string,
    });
    expect((await buyer.post(`/payments/${order.orderNumber}/start`)).status).toBe(409);
  });

  it("counts once what is told twice, at once, and out of order", async () => {
    const { page, payment, order, buyer } = await cardOrder();
    const event = stripe.eventOf(completed, page, paid);
    const answers = await Promise.all(Array.from({ length: 12 }, () => hear(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(200));
    await hear(stripe.eventOf("checkout.session.async_payment_failed", page));
    await hear(stripe.eventOf("checkout.session.expired", page));
    expect(await payment()).toMatchObject({ state: "paid" });
    const where = { companyId: buyer.companyId, paymentId: order.id, kind: "paid" };
    expect(await prisma().paymentEvent.count({ where })).toBe(1);
  });

  it.each([
    ["without our signature", { secret: "whsec_other" }],
    ["of yesterday", { timestamp: Math.floor(Date.now() / 1000) - 86_400 }],
  ])("believes no message %s", async (_, over) => {
    const { page, payment } = await cardOrder();
    expect((await hear(stripe.eventOf(completed, page, paid), over)).status).toBe(400);
    expect(await payment()).toMatchObject({ state: "due" });
  });

  it("believes no message that bears no signature at all", async () => {
    const { page, payment } = await cardOrder();
    expect((await clientOf().post("/payments/stripe", stripe.eventOf(completed, page, paid))).status).toBe(400);
    expect(await payment()).toMatchObject({ state: "due" });
  });

  it.each([
    ["another amount", { amount_total: 1 }],
    ["another currency", { currency: "eur" }],
    ["another page", { id: "cs_test_of_nobody" }],
  ])("believes no signed message of %s", async (_, over) => {
    const { page, payment } = await cardOrder();
    const answer = await hear(stripe.eventOf(completed, page, { ...paid, ...over }));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, "payment-mismatch"]);
    expect(await payment()).toMatchObject({ state: "due" });
  });

  it("does not pay another order with an order's page", async () => {
    const [one, other] = [await cardOrder(), await cardOrder()];
    const answer = await hear(stripe.eventOf(completed, one.page, { ...paid, client_reference_id: other.page.key }));
    expect(answer.status).toBe(422);
    expect(await other.payment()).toMatchObject({ state: "due" });
  });

  it("is tried again on a new page after it failed, and the old page's failure says nothing of the new one", async () => {
    const { buyer, order, page, payment } = await cardOrder();
    await hear(stripe.eventOf("checkout.session.expired", page));
    expect(await payment()).toMatchObject({ state: "failed", owed: 119_995, payable: true });
    await buyer.post(`/payments/${order.orderNumber}/start`);
    const again = stripe.pages.at(-1)!;
    expect(again.id).not.toBe(page.id);
    await hear({ ...stripe.eventOf("checkout.session.async_payment_failed", page), id: `late_${page.id}` });
    expect(await payment()).toMatchObject({ state: "due" });
    await hear(stripe.eventOf(completed, again, paid));
    expect(await payment()).toMatchObject({ state: "paid" });
  });

  it("is asked for when nobody tells, and its order's calling off gives the money back once", async () => {
    const { buyer, order, page, payment } = await cardOrder();
    Object.assign(page, { state: "complete", paid: true });
    await prisma()
      .$executeRaw`update payment set updated_at = now() - interval '3 minutes' where company_id = ${buyer.companyId}`;
    const job = systemActor("payments", 0);
    await followCards(job);
    expect(await payment()).toMatchObject({ state: "paid" });
    await prisma().$transaction((tx) => callOffPayment(order.actor, order, tx));
    expect(await payment()).toMatchObject({ state: "paid", owed: 0, refund: 119_995, calledOff: true });
    await followCards(job);
    await followCards(job);
    expect(await payment()).toMatchObject({ state: "refunded", refund: 0 });
    const asked = stripe.asked.filter(
      ({ path, form }) => path === "/v1/refunds" && form.get("payment_intent") === page.intent,
    );
    expect(asked).toHaveLength(1);
  });

  it("cannot be started while the provider is silent, and can afterwards", async () => {
    const [buyer, seller] = [await makeCompany(), await makeCompany()];
    const { orderNumber } = await oweOrder(buyer, { method: "card", payee: payeeOf(seller) });
    stripe.manners.failing = [500, 500];
    expect((await buyer.post(`/payments/${orderNumber}/start`)).status).toBe(503);
    expect((await buyer.post(`/payments/${orderNumber}/start`)).status).toBe(200);
  });
});
