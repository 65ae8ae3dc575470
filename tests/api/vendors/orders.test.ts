import fc from "fast-check";
import type { LineChange, OrdersMade } from "@/lib/domains/cart/schema";
import type { SoldAnswer } from "@/lib/domains/orders/selling/rules";
import type { SoldList, SoldOrder } from "@/lib/domains/orders/selling/schema";
import type { Payment } from "@/lib/domains/payments/schema";
import { prisma } from "@/lib/platform/db";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json, newCustomer, refusal, type Client } from "@/tests/support/counter";
import { orderLines, orderOf, stepOf } from "@/tests/support/orders";
import { admitter, decide, openStore } from "@/tests/support/stores";
import { rareArticle } from "@/tests/support/supply";
import "@/tests/support/end";

let admin: Awaited<ReturnType<typeof admitter>>;
let articleId: number;
beforeAll(async () => {
  admin = await admitter();
  articleId = await rareArticle();
});

interface Bought {
  pieces?: number;
  shelf?: number;
  imported?: boolean;
}

/** A store that sells, and an order of some of its pieces by another company. */
async function bought({ pieces = 2, shelf = 5, imported = true }: Bought = {}) {
  const store = await openStore({ articleId, priceCents: 8000, quantity: shelf, imported }, admin);
  const buyer = await makeCompany();
  const order = await buyFrom(buyer, store.channel, pieces);
  return { ...store, buyer, ...order };
}

async function buyFrom(buyer: Client, channel: string, pieces: number) {
  const customerId = await newCustomer(buyer);
  const item = { item: { id: articleId }, name: "", price: 8000, channel, customerId, quantity: pieces };
  const { id: lineId } = await json<LineChange>(buyer.post("/addItemToCart", item));
  const made = await json<OrdersMade>(orderLines(buyer, customerId));
  const { orderId = "" } = made.orders[0] ?? {};
  const where = { companyId: buyer.companyId, order: { number: orderId } };
  const { key } = await prisma().orderTransmission.findFirstOrThrow({ where, select: { key: true } });
  return { customerId, lineId, orderId, key };
}

type Seller = Pick<Client, "get" | "post">;
const answer = (seller: Seller, key: string, what: SoldAnswer, more: object = {}) =>
  seller.post(`/vendor/orders/${key}/answer`, { answer: what, ...more });
const soldBy = (seller: Seller, open = 1) => json<SoldList>(seller.get(`/vendor/orders?open=${open}`));
const shelfOf = async ({ companyId }: { companyId: number }) =>
  (await prisma().stockItem.aggregate({ where: { companyId }, _sum: { quantity: true } }))._sum.quantity;

/** What the portal itself has told the people of a company. */
const toldOf = ({ companyId }: { companyId: number }) =>
  prisma().notification.findMany({ where: { companyId }, select: { title: true, url: true, people: true } });

describe("an order at a store", () => {
  it("stands in the store's own list at once, with who bought and what", async () => {
    const { company, buyer, orderId, key } = await bought();
    expect(await orderOf(buyer, orderId)).toMatchObject({
      ...{ state: "placed", transmission: "told", seller: `Magasin ${company.companyId}` },
    });
    expect(await soldBy(company)).toMatchObject({
      ...{ open: 1, orders: [{ key, number: orderId, state: "new", pieces: 2, netCents: 16_000 }] },
    });
    const sold = await json<SoldOrder>(company.get(`/vendor/orders/${key}`));
    const { name } = await prisma().company.findUniqueOrThrow({ where: { id: buyer.companyId } });
    expect(sold).toMatchObject({ buyer: { name }, lines: [{ quantity: 2, priceCents: 8000 }] });
    expect(JSON.stringify(sold)).not.toContain("Laurent");
    expect(await toldOf(company)).toMatchObject([
      { title: `Nouvelle commande ${orderId}`, url: `/vendor/orders/${key}`, people: [company.userId] },
    ]);
  });

  it("may be promised for another day while it is not delivered, never for one that is past", async () => {
    const { company, buyer, orderId, key } = await bought();
    expect((await answer(company, key, "promise", { arrivalOn: "2020-01-15" })).status).toBe(400);
    expect(await refusal(await answer(company, key, "reschedule", { arrivalOn: "2099-01-15" }))).toEqual([
      ...[409, "no-such-answer"],
    ]);
    await answer(company, key, "promise", { arrivalOn: "2099-01-15" });
    expect((await answer(company, key, "reschedule")).status).toBe(400);
    expect(await json(answer(company, key, "reschedule", { arrivalOn: "2099-01-20" }))).toEqual({ state: "promised" });
    expect(await shelfOf(company)).toBe(3);
    const order = await orderOf(buyer, orderId);
    expect(order).toMatchObject({ state: "confirmed", transmission: "taken", arrivalOn: "2099-01-20" });
    expect(order.events.at(-1)).toMatchObject({ kind: "rescheduled", note: "2099-01-20", userId: null });
    await answer(company, key, "send");
    expect(await json(answer(company, key, "reschedule", { arrivalOn: "2099-01-21" }))).toEqual({ state: "sent" });
    await answer(company, key, "deliver");
    expect((await answer(company, key, "reschedule", { arrivalOn: "2099-01-22" })).status).toBe(409);
  });

  it("is promised: pieces leave the shelf, the buyer reads the day and the store's number", async () => {
    const { company, buyer, orderId, key } = await bought();
    expect(await json(answer(company, key, "promise", { arrivalOn: "2030-01-15" }))).toEqual({ state: "promised" });
    expect(await shelfOf(company)).toBe(3);
    const order = await orderOf(buyer, orderId);
    expect(order).toMatchObject({ state: "confirmed", transmission: "taken", arrivalOn: "2030-01-15" });
    expect(order.supplierNumber).toMatch(/^V\d+-\d{6}$/);
    expect(order.events.map(({ kind }) => kind)).toEqual(["placed", "confirmed"]);
    expect(await refusal(await buyer.post("/order/withdraw", { orderId }))).toEqual([409, "order-sent"]);
  });

  it("is sent and delivered, and stands among what is done", async () => {
    const { company, buyer, orderId, key } = await bought();
    for (const [what, state] of [
      ["promise", "promised"],
      ["send", "sent"],
      ["deliver", "delivered"],
    ] as const)
      expect(await json(answer(company, key, what))).toEqual({ state });
    expect(await orderOf(buyer, orderId)).toMatchObject({ state: "delivered", lines: [{ waiting: 0, counter: 2 }] });
    expect((await soldBy(company)).orders).toEqual([]);
    expect((await soldBy(company, 0)).orders).toMatchObject([{ key, state: "delivered" }]);
  });

  it("is refused with a reason that the buyer reads, gives back what was promised, and is final", async () => {
    const { company, buyer, orderId, lineId, key } = await bought();
    expect((await answer(company, key, "refuse")).status).toBe(400);
    await answer(company, key, "promise");
    expect(await shelfOf(company)).toBe(3);
    expect(await json(answer(company, key, "refuse", { reason: "Pièce cassée" }))).toEqual({ state: "refused" });
    expect(await shelfOf(company)).toBe(5);
    const refused = { state: "cancelled", transmission: "refused", fault: "Pièce cassée" };
    expect(await orderOf(buyer, orderId)).toMatchObject(refused);
    for (const late of [buyer.post("/order/withdraw", { orderId }), stepOf(buyer, orderId, "arrive", [[lineId, 2]])])
      expect(await refusal(await late)).toEqual([409, "order-cancelled"]);
    expect(await json<Payment>(buyer.get(`/payments/${orderId}`))).toMatchObject({
      ...{ calledOff: true, owed: 0, dueOn: null },
    });
    expect(await toldOf(buyer)).toMatchObject([
      { title: `Commande ${orderId} refusée`, url: `/orders/${orderId}`, people: [buyer.userId] },
    ]);
    expect((await soldBy(company, 0)).orders).toMatchObject([{ key, state: "refused" }]);
    expect(await shelfOf(company)).toBe(5);
  });

  it("is withdrawn by its buyer until it is promised, and not answered then", async () => {
    const { company, buyer, orderId, key } = await bought();
    expect((await buyer.post("/order/withdraw", { orderId })).status).toBe(200);
    expect(await refusal(await answer(company, key, "promise"))).toEqual([409, "no-such-answer"]);
    expect(await shelfOf(company)).toBe(5);
  });

  it("is not promised beyond what the shelf has, and then nothing of it moves", async () => {
    const { company, buyer, orderId, key } = await bought({ pieces: 6, shelf: 5 });
    expect(await refusal(await answer(company, key, "promise"))).toEqual([409, "not-enough-stock"]);
    expect(await shelfOf(company)).toBe(5);
    expect(await orderOf(buyer, orderId)).toMatchObject({ state: "placed", transmission: "told" });
  });

  it("is answered all the same once the store is suspended", async () => {
    const { company, number, key } = await bought({ imported: false });
    await decide(admin, number, "suspend", "Colis jamais envoyés");
    expect((await soldBy(company)).orders).toMatchObject([{ key }]);
    expect(await json(answer(company, key, "promise"))).toEqual({ state: "promised" });
    expect(await json(answer(company, key, "send"))).toEqual({ state: "sent" });
  });

  it("is nobody else's: another store, another company, a colleague without the right", async () => {
    const { company, buyer, key } = await bought();
    const { company: other } = await openStore({ articleId }, admin);
    for (const client of [other, buyer, await makeCompany()]) {
      expect((await client.get(`/vendor/orders/${key}`)).status).toBe(404);
      expect((await answer(client, key, "promise")).status).toBe(404);
    }
    const reader = await secondUser(company, ["CaiaApp"]);
    expect((await reader.get("/vendor/orders")).status).toBe(403);
    expect((await answer(reader, key, "promise")).status).toBe(403);
    expect(await shelfOf(company)).toBe(5);
  });

  it("that its buyer has received is done for the store", async () => {
    const { company, buyer, orderId, lineId, key } = await bought();
    await answer(company, key, "promise");
    expect((await stepOf(buyer, orderId, "arrive", [[lineId, 2]])).status).toBe(200);
    expect((await soldBy(company, 0)).orders).toMatchObject([{ key, state: "delivered" }]);
    expect(await refusal(await answer(company, key, "refuse", { reason: "x" }))).toEqual([409, "no-such-answer"]);
  });
});

describe("many answers at once", () => {
  it("never promise more pieces than there are, nor lose one", async () => {
    const { company, buyer, channel, key } = await bought({ pieces: 2, shelf: 5 });
    const others = await Promise.all(Array.from({ length: 3 }, () => buyFrom(buyer, channel, 2)));
    const keys = [key, ...others.map((one) => one.key)];
    const answers = await Promise.all(
      keys.flatMap((one) => [answer(company, one, "promise"), answer(company, one, "promise")]),
    );
    const promised = answers.filter(({ status }) => status === 200).length;
    expect(promised).toBe(2);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await shelfOf(company)).toBe(1);
  });

  it("of two stores that buy from each other never block each other", async () => {
    const [one, other] = await Promise.all([
      openStore({ articleId, priceCents: 8000, quantity: 50 }, admin),
      openStore({ articleId, priceCents: 8000, quantity: 50 }, admin),
    ]);
    const rights = ["CaiaApp", "MyAccount", "cart"] as const;
    const [hand, otherHand] = await Promise.all([secondUser(one.company, rights), secondUser(other.company, rights)]);
    const orders = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2
          ? buyFrom({ ...other.company, ...otherHand } as Client, one.channel, 1)
          : buyFrom({ ...one.company, ...hand } as Client, other.channel, 1),
      ),
    );
    const statuses = await Promise.all(
      orders.map(async ({ key }, at) => (await answer(at % 2 ? hand : otherHand, key, "promise")).status),
    );
    expect(statuses).toEqual(Array(6).fill(200));
    expect([await shelfOf(one.company), await shelfOf(other.company)]).toEqual([47, 47]);
  });

  it("in any order keep shelf and promises in balance", async () => {
    const what = fc.constantFrom<SoldAnswer>("promise", "refuse", "send", "deliver");
    await fc.assert(
      fc.asyncProperty(fc.array(what, { maxLength: 6 }), async (steps) => {
        const { company, key } = await bought({ pieces: 2, shelf: 3 });
        let state = "new";
        for (const step of steps) {
          const response = await answer(company, key, step, { reason: "x" });
          if (response.status === 200) state = (await json<{ state: string }>(response)).state;
        }
        const held = ["promised", "sent", "delivered"].includes(state);
        expect([steps, await shelfOf(company)]).toEqual([steps, held ? 1 : 3]);
      }),
      { numRuns: 8 },
    );
  });
});
