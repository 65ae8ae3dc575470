import "@/tests/support/end";
import type { Basket } from "@/lib/domains/basket/schema";
import type { Cart, LineChange, OrdersMade } from "@/lib/domains/cart/schema";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { prisma } from "@/lib/platform/db";
import { addOne, json, newCustomer, openCounter, refusal, shelfPrice, type Client } from "@/tests/support/counter";
import { makeCompany, secondUser } from "@/tests/support/company";
import {
  draftOf,
  letLeave,
  openOrder,
  orderLines,
  orderOf,
  ordersOf,
  stepOf,
  transmitAll,
} from "@/tests/support/orders";
import { fillOwnBasket } from "@/tests/support/own-basket";
import { openStream } from "@/tests/support/streams";

const cartOf = (company: Client, customerId: number, tab = "cart") =>
  json<Cart>(company.get(`/getCart/${customerId}?tab=${tab}`));
const withdraw = (company: Client, orderId: string) => company.post("/order/withdraw", { orderId });
const stockOf = async ({ companyId }: Client) =>
  (await prisma().stockItem.aggregate({ where: { companyId }, _sum: { quantity: true } }))._sum.quantity;

describe("an order from the cart", () => {
  it("is shown before it is placed, leaves the cart, keeps its lines' numbers and stands in the tab of orders", async () => {
    const { company, customerId, articleId } = await openCounter();
    const { id } = await json<LineChange>(addOne(company, customerId, articleId, { quantity: 7 }));
    const [draft] = await draftOf(company, customerId);
    expect(draft).toMatchObject({ channel: "local", currency: "EUR", how: "own" });
    expect(draft?.lines).toMatchObject([{ id, quantity: 7, price: shelfPrice, short: 5, answered: true }]);
    const made = await json<OrdersMade>(orderLines(company, customerId));
    expect(made).toMatchObject({ count: 0, orders: [{ channel: "local" }] });
    const { orderId = "" } = made.orders[0] ?? {};
    const order = await orderOf(company, orderId);
    expect(order).toMatchObject({ state: "confirmed", transmission: "own", customerId, total: draft?.total });
    expect(order.lines).toMatchObject([{ id, quantity: 7, waiting: 7, stock: 5 }]);
    const cart = await cartOf(company, customerId);
    expect([cart.lines, cart.counts]).toEqual([[], { order: 1 }]);
    expect((await cartOf(company, customerId, "order")).lines).toMatchObject([{ id, quantity: 7, orderId }]);
    expect((await ordersOf(company)).orders).toMatchObject([{ orderId, pieces: 7, total: order.total }]);
  });

  it("is one order however often and from however many hands it is pressed", async () => {
    const { company, customerId, articleId } = await openCounter();
    await addOne(company, customerId, articleId, { quantity: 2 });
    const [draft] = await draftOf(company, customerId);
    const lines = draft?.lines.map(({ id, quantity, price }) => ({ id, quantity, price }));
    const press = (at: number) =>
      company.post("/orders/place", { customerId, lines }, at % 2 ? { "idempotency-key": "one-press" } : {});
    const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => press(at)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await prisma().purchaseOrder.count({ where: { companyId: company.companyId } })).toBe(1);
    expect(await prisma().orderLine.count({ where: { companyId: company.companyId } })).toBe(1);
  });

  it("is refused with what has changed: a price, a quantity, a line that is gone", async () => {
    const { company, customerId, articleId } = await openCounter();
    const { id } = await json<LineChange>(addOne(company, customerId, articleId, { quantity: 2 }));
    const place = (more: object) =>
      company.post("/orders/place", { customerId, lines: [{ id, quantity: 2, price: shelfPrice, ...more }] });
    for (const more of [{ price: shelfPrice - 1 }, { quantity: 3 }, { id: id + 1_000_000 }])
      expect(await refusal(await place(more))).toEqual([409, "cart-changed"]);
    expect((await place({})).status).toBe(200);
  });

  it("of lines of two suppliers is two orders", async () => {
    const { company, customerId, articles } = await openCounter(undefined, 2);
    for (const articleId of articles) await addOne(company, customerId, articleId);
    const [first] = (await cartOf(company, customerId)).lines;
    const where = { companyId: company.companyId, id: first?.id };
    await prisma().cartLine.updateMany({ where, data: { channel: "Nobody" } });
    const { orders } = await json<OrdersMade>(orderLines(company, customerId));
    expect(orders.map(({ channel }) => channel).toSorted()).toEqual(["Nobody", "local"].toSorted());
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(2);
  });

  it("needs the right cart and a stock to update", async () => {
    const { company, customerId, articleId } = await openCounter();
    const { id } = await json<LineChange>(addOne(company, customerId, articleId));
    const colleague = await secondUser(company);
    await prisma().stockGroupMember.updateMany({
      where: { companyId: company.companyId, userId: colleague.userId },
      data: { canUpdate: false },
    });
    const lines = [{ id, quantity: 1, price: shelfPrice }];
    expect((await colleague.post("/orders/place", { customerId, lines })).status).toBe(403);
    const other = await secondUser(company, ["CaiaApp"]);
    expect((await other.post("/orders/place", { customerId, lines })).status).toBe(403);
    expect(await ordersOf(other)).toEqual({ orders: [], next: null });
  });
});

describe("an order that can still be withdrawn", () => {
  it("goes back to the cart under new numbers, once, and joins what is there", async () => {
    const { company, customerId, articleId, lineId, orderId } = await openOrder(2);
    await addOne(company, customerId, articleId);
    const answers = await Promise.all([1, 2, 3].map(() => withdraw(company, orderId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const { lines } = await cartOf(company, customerId);
    expect(lines).toMatchObject([{ quantity: 3 }]);
    expect(lines[0]?.id).not.toBe(lineId);
    expect(await orderOf(company, orderId)).toMatchObject({ state: "cancelled", transmission: "withdrawn" });
    expect((await cartOf(company, customerId, "order")).lines).toEqual([]);
  });

  it("is not once it was sent", async () => {
    const { company, orderId } = await openOrder(2, "Caia");
    expect(await orderOf(company, orderId)).toMatchObject({ state: "placed", transmission: "waiting" });
    await letLeave(company);
    await transmitAll();
    const order = await orderOf(company, orderId);
    expect(order).toMatchObject({ state: "confirmed", transmission: "taken" });
    expect(order.supplierNumber).toMatch(/^CAI-\d{6,}$/);
    expect(order.dateSent).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await refusal(await withdraw(company, orderId))).toEqual([409, "order-sent"]);
  });

  it("is not once pieces of it are here", async () => {
    const { company, orderId, lineId } = await openOrder(2);
    await stepOf(company, orderId, "arrive", [[lineId, 1]]);
    expect(await refusal(await withdraw(company, orderId))).toEqual([409, "order-state"]);
  });
});

describe("the pieces of an order", () => {
  it("leave the own shelf as they arrive at the counter, and come back with their return", async () => {
    const { company, customerId, orderId, lineId } = await openOrder(3);
    expect(await stockOf(company)).toBe(5);
    const states: [unknown, number | null][] = [];
    for (const [step, pieces] of [
      ["arrive", 2],
      ["hand-over", 1],
      ["arrive", 1],
      ["send-on", 1],
      ["arrive-there", 1],
      ["take-back", 2],
      ["unarrive", 1],
      ["arrive", 1],
      ["return", 1],
      ["hand-over", 2],
    ] as const) {
      const response = await stepOf(company, orderId, step, [[lineId, pieces]], step === "return" ? "scratched" : "");
      expect([step, response.status]).toEqual([step, 200]);
      states.push([(await json<{ state: string }>(response)).state, await stockOf(company)]);
    }
    expect(states).toEqual([
      ["partly-shipped", 3],
      ["partly-shipped", 3],
      ["delivered", 2],
      ["delivered", 2],
      ["delivered", 2],
      ["delivered", 2],
      ["partly-shipped", 3],
      ["delivered", 2],
      ["delivered", 3],
      ["closed", 3],
    ]);
    const { events } = await orderOf(company, orderId);
    expect(events.find(({ kind }) => kind === "return")).toMatchObject({ pieces: 1, note: "scratched" });
    expect((await cartOf(company, customerId, "order")).counts).toEqual({});
  });

  it("are not there twice: a hundred hands receive them once", async () => {
    const { company, orderId, lineId } = await openOrder(3);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => stepOf(company, orderId, "arrive", [[lineId, 1]])),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect([made.length, await stockOf(company)]).toEqual([3, 2]);
    const refused = await Promise.all(answers.filter(({ status }) => status !== 200).map(refusal));
    expect(new Set(refused.map(String))).toEqual(new Set(["409,pieces-elsewhere"]));
  });

  it("stay where they are when the shelf has not that many", async () => {
    const { company, orderId, lineId } = await openOrder(6);
    expect(await refusal(await stepOf(company, orderId, "arrive", [[lineId, 6]]))).toEqual([409, "not-enough-stock"]);
    expect((await orderOf(company, orderId)).lines).toMatchObject([{ waiting: 6 }]);
  });

  it("of a part with a deposit leave an old part that waits", async () => {
    const { company, customerId, orderId, lineId } = await openOrder(2);
    await prisma().orderLine.updateMany({ where: { companyId: company.companyId }, data: { depositCents: 1500 } });
    await stepOf(company, orderId, "arrive", [[lineId, 2]]);
    await stepOf(company, orderId, "hand-over", [[lineId, 2]]);
    expect((await cartOf(company, customerId, "waste-d3e")).lines).toMatchObject([{ id: lineId, quantity: 2 }]);
    expect((await orderOf(company, orderId)).state).toBe("delivered");
    await stepOf(company, orderId, "settle-old", [[lineId, 2]]);
    const order = await orderOf(company, orderId);
    expect(order.state).toBe("closed");
    expect(order.events.at(-1)).toMatchObject({ kind: "settle-old", depositCents: 3000 });
  });

  it("do not arrive before the order was sent, need a reason to go back, and are no other company's", async () => {
    const { company, orderId, lineId } = await openOrder(2, "Caia");
    expect(await refusal(await stepOf(company, orderId, "arrive", [[lineId, 1]]))).toEqual([409, "order-not-sent"]);
    expect(await refusal(await stepOf(company, orderId, "return", [[lineId, 1]]))).toEqual([422, "reason-required"]);
    const thief = await makeCompany();
    expect((await stepOf(thief, orderId, "arrive", [[lineId, 1]])).status).toBe(404);
    expect((await thief.get(`/order/${orderId}`)).status).toBe(404);
    expect((await withdraw(thief, orderId)).status).toBe(404);
  });
});

describe("an order that is told by telephone", () => {
  it("waits for the seller, who says so with the supplier's number", async () => {
    await prisma().$executeRaw`insert into supply.supplier (id, code, name, currency, rank, takes_orders, phone)
      values (990, 'Phone', 'Phone', 'EUR', 990, false, '04 00 00 00 00') on conflict (id) do nothing`;
    const { company, orderId } = await openOrder(1, "Phone");
    expect(await orderOf(company, orderId)).toMatchObject({
      state: "placed",
      transmission: "telephone",
      leavesAt: null,
    });
    const { lines } = await orderOf(company, orderId);
    const early = await stepOf(company, orderId, "arrive", [[lines[0]?.id ?? 0, 1]]);
    expect(await refusal(early)).toEqual([409, "order-not-sent"]);
    const told = await company.post("/order/told", { orderId, supplierNumber: "T-77" });
    expect(await json(told)).toEqual({ orderId, state: "confirmed" });
    expect(await orderOf(company, orderId)).toMatchObject({ transmission: "told", supplierNumber: "T-77" });
    const other = await openOrder(1, "Caia");
    const electronic = await other.company.post("/order/told", { orderId: other.orderId });
    expect(await refusal(electronic)).toEqual([409, "order-sent"]);
    await prisma().$executeRaw`delete from supply.supplier where id = 990`;
  });
});

describe("the list of orders", () => {
  it("continues by `after`, and finds by state, number, customer and reference", async () => {
    const { company, customerId, articleId } = await openCounter();
    for (let at = 0; at < 3; at += 1) {
      await addOne(company, customerId, articleId);
      await orderLines(company, customerId);
    }
    const first = await ordersOf(company, "?limit=2");
    expect(first.orders.map(({ orderId }) => orderId.slice(-1))).toEqual(["3", "2"]);
    const rest = await ordersOf(company, `?limit=2&after=${first.next}`);
    expect([rest.orders.map(({ orderId }) => orderId.slice(-1)), rest.next]).toEqual([["1"], null]);
    const found = async (query: string) => (await ordersOf(company, query)).orders.length;
    expect(await found("?state=confirmed")).toBe(3);
    expect(await found("?state=closed")).toBe(0);
    expect(await found("?search=00002")).toBe(1);
    expect(await found("?search=laurent")).toBe(3);
    expect(await found(`?customerId=${customerId}&channel=local`)).toBe(3);
    expect(await found(`?customerId=${await newCustomer(company)}`)).toBe(0);
  });
});

describe("ordering again", () => {
  it("puts the same goods into the cart at the prices of now, and names what nobody sells", async () => {
    const { company, customerId, orderId } = await openOrder(2);
    await prisma().stockItem.updateMany({ where: { companyId: company.companyId }, data: { priceCents: 5990 } });
    expect(await json(company.post("/order/again", { orderId }))).toEqual({ customerId, added: 1, missing: [] });
    expect((await cartOf(company, customerId)).lines).toMatchObject([{ quantity: 2, price: 5990 }]);
    await prisma().stockItem.deleteMany({ where: { companyId: company.companyId } });
    const again = await json<{ added: number; missing: string[] }>(company.post("/order/again", { orderId }));
    expect([again.added, again.missing.length]).toEqual([0, 1]);
  });

  it("puts what the company bought for itself into its own basket", async () => {
    const { company, net } = await fillOwnBasket(3);
    const { data } = await json<{ data: { orderId: string } }>(company.post("/sendTechautoCart", {}));
    const again = await json(company.post("/order/again", { orderId: data.orderId }));
    expect(again).toEqual({ customerId: null, added: 1, missing: [] });
    const { lines } = await json<Basket>(company.get("/getCart/company"));
    expect(lines).toMatchObject([{ quantity: 3, price: net }]);
    const thief = await makeCompany();
    expect((await thief.post("/order/again", { orderId: data.orderId })).status).toBe(404);
  });
});

it("tells open pages of every state, and never a price", async () => {
  const { company, customerId, articleId } = await openCounter();
  const stream = await openStream(company);
  await addOne(company, customerId, articleId);
  const made = await json<OrdersMade>(orderLines(company, customerId));
  const { orderId = "" } = made.orders[0] ?? {};
  await withdraw(company, orderId);
  await stream.next("Order", 2);
  expect(stream.all("Order").map(({ data }) => data)).toMatchObject([
    { orderId, customerId, state: "confirmed", change: "placed" },
    { orderId, customerId, state: "cancelled", change: "withdrawn" },
  ]);
  expect(JSON.stringify(stream.all("Order"))).not.toMatch(/cents|price/i);
});

it("has a delivery note of what is here, without a price, in the reader's language", async () => {
  const { company, orderId, lineId } = await openOrder(3);
  await stepOf(company, orderId, "arrive", [[lineId, 2]]);
  const response = await company.get(`/order/${orderId}/note?lang=fr`);
  expect(response.headers.get("content-disposition")).toContain(`bon-de-livraison-${orderId}.pdf`);
  const { text } = readPdf(new Uint8Array(await response.arrayBuffer()));
  expect(text).toContain("Bon de livraison");
  expect(text).toContain(orderId);
  expect(text).toContain("Laurent");
  expect(text).not.toContain("49,90");
});
