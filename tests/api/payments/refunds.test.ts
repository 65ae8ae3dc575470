import { stripe } from "@/tests/support/card-payments";
import "@/tests/support/end";
import { followCards } from "@/lib/domains/checkout/commands/settle-cards";
import { callOffPayment } from "@/lib/domains/payments/commands/call-off-payment";
import type { Payment } from "@/lib/domains/payments/schema";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { clientOf, makeCompany, secondUser } from "@/tests/support/company";
import { json, refusal } from "@/tests/support/counter";
import { oweOrder, payeeOf } from "@/tests/support/payments";
import { signed } from "@/tests/support/stripe-double";

const job = systemActor("payments", 0);
const whole = 119_995;

async function paidOrder(method: "pickup" | "card") {
  const [buyer, seller] = [await makeCompany(), await makeCompany()];
  const order = await oweOrder(buyer, { method, payee: payeeOf(seller) });
  const place = `/payments/received/${buyer.companyId}/${order.orderNumber}`;
  if (method === "pickup") await seller.post(place, { kind: "paid" });
  else await payByCard(buyer, order.orderNumber);
  return {
    ...{ buyer, seller, order, place },
    page: stripe.pages.at(-1)!,
    refund: (cents: number) => seller.post(`${place}/refund`, { cents }),
    payment: () => json<Payment>(buyer.get(`/payments/${order.orderNumber}`)),
  };
}

async function hear(event: object): Promise<void> {
  const { body, signature } = signed(event);
  const answer = await clientOf().post("/payments/stripe", JSON.parse(body), { "stripe-signature": signature });
  expect(answer.status).toBe(200);
}

async function payByCard(buyer: Awaited<ReturnType<typeof makeCompany>>, orderNumber: string): Promise<void> {
  await buyer.post(`/payments/${orderNumber}/start`);
  const page = stripe.pages.at(-1)!;
  await hear(stripe.eventOf("checkout.session.completed", page, { payment_status: "paid", status: "complete" }));
}

/** What the card's provider was asked to give back of a page. */
const asked = (intent: string) =>
  stripe.asked
    .filter(({ path, form }) => path === "/v1/refunds" && form.get("payment_intent") === intent)
    .map(({ form }) => Number(form.get("amount")));

const givenBack = (page: { intent: string; key: string }, cents: number) => ({
  ...{ id: `evt_refund_${page.intent}_${cents}`, object: "event", type: "charge.refunded" },
  data: {
    object: {
      ...{ object: "charge", amount_refunded: cents, currency: "chf", payment_intent: page.intent },
      metadata: { payment_key: page.key },
    },
  },
});

describe("a part of a payment", () => {
  it("given back by hand stands beside what was paid, part after part until nothing is left", async () => {
    const { refund, payment } = await paidOrder("pickup");
    expect((await refund(20_000)).status).toBe(200);
    expect(await payment()).toMatchObject({ state: "paid", total: whole, refunded: 20_000, owed: 0, refund: 0 });
    expect(await refusal(await refund(whole - 19_999))).toEqual([422, "refund-too-large"]);
    expect((await refund(whole - 20_000)).status).toBe(200);
    expect(await payment()).toMatchObject({ state: "refunded", refunded: whole });
    expect(await refusal(await refund(1))).toEqual([409, "nothing-to-note"]);
  });

  it("is given once when many give it at once", async () => {
    const { refund, payment } = await paidOrder("pickup");
    const all = await Promise.all(Array.from({ length: 8 }, () => refund(whole - 1)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(7).fill(422)]);
    expect(await payment()).toMatchObject({ state: "paid", refunded: whole - 1 });
  });

  it("of a card is asked of its provider until it is done, one after the other, and told twice counts once", async () => {
    const { refund, payment, page } = await paidOrder("card");
    expect((await refund(700)).status).toBe(200);
    expect(await refusal(await refund(1))).toEqual([409, "refund-under-way"]);
    Object.assign(stripe.manners, { failing: [500, 500], failsFor: page.intent });
    await followCards(job);
    expect(await payment()).toMatchObject({ state: "paid", refunded: 0 });
    await followCards(job);
    await hear(givenBack(page, 700));
    expect(await payment()).toMatchObject({ state: "paid", refunded: 700 });
    expect((await refund(300)).status).toBe(200);
    await followCards(job);
    await followCards(job);
    await hear(givenBack(page, 1000));
    await hear({ ...givenBack(page, 700), id: `late_${page.intent}` });
    expect(await payment()).toMatchObject({ state: "paid", refunded: 1000 });
    expect(new Set(asked(page.intent))).toEqual(new Set([700, 300]));
  });

  it("is not given back again when its order is called off", async () => {
    const { refund, payment, page, order } = await paidOrder("card");
    await refund(700);
    await prisma().$transaction((tx) => callOffPayment(order.actor, order, tx));
    expect(await refusal(await refund(1))).toEqual([409, "refund-under-way"]);
    await followCards(job);
    expect(await payment()).toMatchObject({ state: "paid", refunded: 700, refund: whole - 700 });
    await followCards(job);
    expect(await payment()).toMatchObject({ state: "refunded", refunded: whole, refund: 0 });
    expect(asked(page.intent)).toEqual([700, whole - 700]);
  });

  it("that the provider tells of is taken up to what was paid", async () => {
    const { payment, page } = await paidOrder("card");
    await hear(givenBack(page, 500));
    expect(await payment()).toMatchObject({ state: "paid", refunded: 500 });
    const { body, signature } = signed(givenBack(page, whole + 1));
    const answer = await clientOf().post("/payments/stripe", JSON.parse(body), { "stripe-signature": signature });
    expect(await refusal(answer)).toEqual([422, "payment-mismatch"]);
  });

  it("is given by who was paid alone, and never of what is not paid", async () => {
    const { buyer, seller, place } = await paidOrder("pickup");
    expect((await buyer.post(`${place}/refund`, { cents: 1 })).status).toBe(404);
    const clerk = await secondUser(seller, ["CaiaApp", "cart"]);
    expect((await clerk.post(`${place}/refund`, { cents: 1 })).status).toBe(403);
    for (const cents of [0, -1, 1.5]) expect((await seller.post(`${place}/refund`, { cents })).status).toBe(400);
    const due = await oweOrder(buyer, { payee: payeeOf(seller) });
    const answer = await seller.post(`/payments/received/${buyer.companyId}/${due.orderNumber}/refund`, { cents: 1 });
    expect(await refusal(answer)).toEqual([409, "nothing-to-note"]);
  });
});

describe("what a payment tells", () => {
  it("is without sums while a customer may look, and its invoice is shut", async () => {
    const { buyer, payment, order } = await paidOrder("pickup");
    expect((await buyer.post("/setUserPreference", { name: "prices", value: "retail" })).status).toBe(200);
    expect(await payment()).toMatchObject({ total: null, owed: null, refund: null, refunded: null, state: "paid" });
    const invoice = await buyer.get(`/payments/${order.orderNumber}/invoice`);
    expect(await refusal(invoice)).toEqual([409, "prices-hidden"]);
  });

  it("is of Techauto's orders alone without the right cart", async () => {
    const { buyer, seller, order } = await paidOrder("pickup");
    const member = await secondUser(buyer, ["CaiaApp", "Techauto-app"]);
    expect((await member.get(`/payments/${order.orderNumber}`)).status).toBe(200);
    const { orderNumber } = await oweOrder(buyer, { channel: "Autre", payee: payeeOf(seller) });
    expect((await buyer.get(`/payments/${orderNumber}`)).status).toBe(200);
    for (const path of ["", "/invoice"]) expect((await member.get(`/payments/${orderNumber}${path}`)).status).toBe(404);
    expect((await member.post(`/payments/${orderNumber}/start`)).status).toBe(404);
  });
});
