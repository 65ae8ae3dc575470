import { moods, moodsOf, supplierCount, takenBy, type Mood } from "@/tests/support/order-suppliers";
import "@/tests/support/end";
import fc from "fast-check";
import type { Cart, OrdersMade } from "@/lib/domains/cart/schema";
import { transmitNext } from "@/lib/domains/orders/transmission/commands";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { addOne, json, openCounter, type Client } from "@/tests/support/counter";
import { letLeave, orderLines, orderOf, transmitAll } from "@/tests/support/orders";

const happenings = ["work", "two workers", "dies before it sends", "dies after it sent", "withdraw"] as const;
type Happening = (typeof happenings)[number];

interface Placed {
  company: Client;
  orderId: string;
  code: string;
  key: string;
}

const job = systemActor("orders", 0);

/** What a process leaves behind that is killed with an order in its hands: it said that it sends, and nothing more. */
async function die({ company, code, key }: Placed, sent: boolean): Promise<void> {
  const claimed = await prisma().$executeRaw`
    update order_transmission set state = 'sending', attempts = attempts + 1, sent_at = coalesce(sent_at, now())
    where company_id = ${company.companyId} and key = ${key}::uuid and state = 'waiting'`;
  if (claimed > 0 && sent) takenBy.set(code, [...(takenBy.get(code) ?? []), key]);
}

async function happens(what: Happening, placed: Placed): Promise<void> {
  const { company, orderId } = placed;
  await letLeave(company);
  if (what === "work") await transmitNext(job);
  else if (what === "two workers") await Promise.all([transmitNext(job), transmitNext(job)]);
  else if (what === "withdraw") {
    const { status } = await company.post("/order/withdraw", { orderId });
    expect([200, 409]).toContain(status);
  } else await die(placed, what === "dies after it sent");
}

let used = 0;

async function place(company: Client, customerId: number, articleId: number): Promise<Placed> {
  const code = `OUT${used % supplierCount}`;
  used += 1;
  const { id } = await json<{ id: number }>(addOne(company, customerId, articleId));
  await prisma().cartLine.updateMany({ where: { companyId: company.companyId, id }, data: { channel: code } });
  const made = await json<OrdersMade>(orderLines(company, customerId, [id]));
  const orderId = made.orders[0]?.orderId ?? "";
  const where = { companyId: company.companyId, order: { number: orderId } };
  const { key } = await prisma().orderTransmission.findFirstOrThrow({ where, select: { key: true } });
  return { company, orderId, code, key };
}

async function comesToRest(placed: Placed): Promise<string> {
  for (let turn = 0; turn < 12; turn += 1) {
    await letLeave(placed.company);
    await transmitAll();
    const { transmission } = await orderOf(placed.company, placed.orderId);
    if (transmission === "taken" || transmission === "withdrawn") return transmission;
  }
  return "restless";
}

it("reaches its supplier once or, withdrawn, never, whatever breaks and whoever dies when", async () => {
  const { company, customerId, articleId } = await openCounter();
  const storms = fc.tuple(
    fc.array(fc.constantFrom<Mood>(...moods), { maxLength: 4 }),
    fc.array(fc.constantFrom<Happening>(...happenings), { maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(storms, async ([weather, course]) => {
      const placed = await place(company, customerId, articleId);
      moodsOf.set(placed.code, [...weather]);
      for (const what of course) await happens(what, placed);
      const rest = await comesToRest(placed);
      const order = await orderOf(company, placed.orderId);
      const taken = (takenBy.get(placed.code) ?? []).filter((key) => key === placed.key).length;
      const confirmed = order.events.filter(({ kind }) => kind === "confirmed").length;
      const { lines } = await json<Cart>(company.get(`/getCart/${customerId}`));
      const back = lines.filter(({ channel }) => channel === placed.code).length;
      const withdrawn = rest === "withdrawn";
      expect({ rest, taken, confirmed, back, state: order.state }).toEqual(
        withdrawn
          ? { rest, taken: 0, confirmed: 0, back: 1, state: "cancelled" }
          : { rest: "taken", taken: 1, confirmed: 1, back: 0, state: "confirmed" },
      );
      if (!withdrawn) expect(order.supplierNumber).toBe(`${placed.code}-${placed.key.slice(0, 8)}`);
    }),
    { numRuns: 200, endOnFailure: true },
  );
}, 300_000);

it("heals by asking: a bare 404 is no answer, and nothing is sent again before one", async () => {
  const { company, customerId, articleId } = await openCounter();
  const placed = await place(company, customerId, articleId);
  moodsOf.set(placed.code, ["lost-after", "missing", "failed", "good"]);
  const step = async () => {
    await letLeave(company);
    await transmitNext(job);
    const { transmission, fault, state } = await orderOf(company, placed.orderId);
    return [transmission, fault, state];
  };
  expect(await step()).toEqual(["unknown", "silent", "placed"]);
  expect(await step()).toEqual(["unknown", "silent", "placed"]);
  expect(await step()).toEqual(["unknown", "silent", "placed"]);
  expect(await step()).toEqual(["taken", null, "confirmed"]);
  expect(takenBy.get(placed.code)).toEqual([placed.key]);
  const { events } = await orderOf(company, placed.orderId);
  expect(events.map(({ kind }) => kind)).toEqual(["placed", "unknown", "confirmed"]);
});

it("stays placed while nobody answers for its supplier, and can be withdrawn then", async () => {
  const { company, customerId, articleId } = await openCounter();
  const { id } = await json<{ id: number }>(addOne(company, customerId, articleId));
  await prisma().cartLine.updateMany({ where: { companyId: company.companyId, id }, data: { channel: "Vanished" } });
  const made = await json<OrdersMade>(orderLines(company, customerId, [id]));
  const orderId = made.orders[0]?.orderId ?? "";
  for (let turn = 0; turn < 3; turn += 1) {
    await letLeave(company);
    await transmitNext(job);
  }
  const order = await orderOf(company, orderId);
  expect(order).toMatchObject({ state: "placed", transmission: "waiting", fault: "gone", dateSent: null });
  expect((await company.post("/order/withdraw", { orderId })).status).toBe(200);
});
