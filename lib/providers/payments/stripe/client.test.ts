import { signed, startStripe, webhookSecret } from "@/tests/support/stripe-double";
import type { CardRequest } from "../port";
import { makeStripe } from "./client";

let double: ReturnType<typeof startStripe>;
beforeEach(() => void (double = startStripe()));
afterEach(() => double.stop());

const stripe = (timeoutMs = 1000) =>
  makeStripe({ url: double.url, key: "sk_test_double", webhookSecret, timeoutMs, allowPrivateAddresses: true });

const request: CardRequest = {
  ...{ key: "15-7-1", cents: 119_995, currency: "CHF", description: "Techauto 2026-00001", language: "fr" },
  ...{ email: null, returnTo: "https://etabli.example.com/ok", leaveTo: "https://etabli.example.com/left" },
};

async function openedPage() {
  await stripe().start(request);
  const [page] = double.pages;
  if (!page) throw new Error("no page was opened");
  return page;
}
const read = (event: object, over: { secret?: string; timestamp?: number } = {}, now = Date.now()) =>
  stripe().readNotice({ ...signed(event, over), now });

describe("a page for a card", () => {
  it("is asked for the server's amount under its try's key", async () => {
    const { url, providerRef } = await stripe().start(request);
    expect(url).toBe(`https://checkout.stripe.com/c/pay/${providerRef}`);
    const [{ path, idempotencyKey, authorization, form } = { form: new URLSearchParams() }] = double.asked;
    expect([path, idempotencyKey, authorization]).toEqual([
      "/v1/checkout/sessions",
      "pay:15-7-1",
      "Bearer sk_test_double",
    ]);
    expect(Object.fromEntries(form)).toMatchObject({
      ...{ mode: "payment", client_reference_id: "15-7-1", "line_items[0][price_data][unit_amount]": "119995" },
      ...{ "line_items[0][price_data][currency]": "chf", success_url: request.returnTo, cancel_url: request.leaveTo },
    });
  });

  it("is one page however often the provider fails on the way, as the key stays", async () => {
    double.manners.failing = [500];
    const [one, other] = [await stripe().start(request), await stripe().start(request)];
    expect(other).toEqual(one);
    expect([double.asked.length, double.pages.length]).toEqual([3, 1]);
  });

  it("is not opened by one that is silent, nor by one that leads to no encrypted page", async () => {
    double.manners.delayMs = 400;
    await expect(stripe(100).start(request)).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("tells what became of it when it is asked for", async () => {
    const page = await openedPage();
    await expect(stripe().find(page.id)).resolves.toBeNull();
    Object.assign(page, { state: "complete", paid: true });
    await expect(stripe().find(page.id)).resolves.toMatchObject({
      kind: "paid",
      key: "15-7-1",
      cents: 119_995,
      currency: "CHF",
    });
    page.state = "expired";
    await expect(stripe().find(page.id)).resolves.toMatchObject({ kind: "failed" });
  });
});

describe("a message", () => {
  it.each([
    ["checkout.session.completed", { payment_status: "paid" }, "paid"],
    ["checkout.session.completed", { payment_status: "unpaid" }, "authorised"],
    ["checkout.session.async_payment_succeeded", {}, "paid"],
    ["checkout.session.async_payment_failed", {}, "failed"],
    ["checkout.session.expired", {}, "failed"],
  ])("%s with %j is %s", async (type, over, kind) => {
    const page = await openedPage();
    expect(read(double.eventOf(type, page, over))).toEqual({
      ...{ kind, key: "15-7-1", cents: 119_995, currency: "CHF", chargeRef: page.intent, providerRef: page.id },
      eventId: `evt_${type}_${page.id}`,
    });
  });

  it("about what does not concern payments says nothing", () =>
    expect(
      read({ id: "evt_1", object: "event", type: "customer.created", data: { object: { object: "customer" } } }),
    ).toBeNull());

  it("of a refund names its payment", () => {
    const object = {
      object: "charge",
      amount_refunded: 500,
      currency: "chf",
      payment_intent: "pi_1",
      metadata: { payment_key: "15-7-1" },
    };
    const event = { id: "evt_2", object: "event", type: "charge.refunded", data: { object } };
    expect(read(event)).toMatchObject({ kind: "refunded", key: "15-7-1", cents: 500, currency: "CHF" });
  });

  const event = {
    id: "evt_1",
    object: "event",
    type: "checkout.session.expired",
    data: { object: { object: "checkout.session" } },
  };
  const yesterday = Math.floor(Date.now() / 1000) - 86_400;
  it.each<[string, () => unknown, string]>([
    ["with another secret", () => read(event, { secret: "whsec_other" }), "unsigned"],
    ["of yesterday", () => read(event, { timestamp: yesterday }), "stale"],
    ["of tomorrow", () => read(event, { timestamp: yesterday + 2 * 86_400 }), "stale"],
    ["without a signature", () => stripe().readNotice({ body: "{}", signature: null, now: Date.now() }), "unsigned"],
    ["with nonsense for one", () => stripe().readNotice({ body: "{}", signature: "t=1,v1=zz", now: 1000 }), "unsigned"],
    [
      "changed by a blank",
      () => stripe().readNotice({ ...signed(event), body: `${JSON.stringify(event)} `, now: Date.now() }),
      "unsigned",
    ],
    ["of another shape", () => read(event), "unreadable"],
    ["that is no event", () => read([]), "unreadable"],
  ])("%s is refused", (_, hear, reason) => {
    expect(hear).toThrow(expect.objectContaining({ name: "NoticeRefused", reason }));
  });

  it("is not believed where no secret is set", () => {
    const open = makeStripe({ url: double.url, key: "k", webhookSecret: "" });
    expect(() => open.readNotice({ ...signed(event, { secret: "x" }), now: Date.now() })).toThrow("unsigned");
  });
});

it("gives back once for each key", async () => {
  const page = await openedPage();
  const asked = { key: "15-7-1", chargeRef: page.intent, cents: 119_995, before: 0 };
  const [one, other] = [await stripe().refund(asked), await stripe().refund(asked)];
  expect(one).toMatchObject({
    kind: "refunded",
    key: "15-7-1",
    cents: 119_995,
    currency: "CHF",
    chargeRef: page.intent,
  });
  expect(other).toEqual(one);
  expect(double.asked.at(-1)?.idempotencyKey).toBe("refund:15-7-1");
  await stripe().refund({ ...asked, cents: 500, before: 700 });
  expect(double.asked.at(-1)?.idempotencyKey).toBe("refund:15-7-1:700");
});

it("is not healthy after failures in a row", async () => {
  const one = stripe();
  expect(one.health()).toBe(true);
  double.manners.failing = Array<number>(20).fill(500);
  for (let at = 0; at < 5; at += 1) await one.start(request).catch(() => undefined);
  expect(one.health()).toBe(false);
});
