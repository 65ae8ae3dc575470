import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import "@/tests/support/end";
import type { Basket } from "@/lib/domains/basket/schema";
import { prisma, read } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { json, newCustomer, refusal, type Client } from "@/tests/support/counter";
import { storedOffer } from "@/tests/support/supply";

const basketOf = (company: Pick<Client, "get">) => json<Basket>(company.get("/getCart/company"));
const send = (company: Pick<Client, "post">, query = "", headers?: Record<string, string>) =>
  company.post(`/sendTechautoCart${query}`, {}, headers);
const sent = async (answer: Response) => (await json<{ data: { orderId: string } }>(answer)).data.orderId;

/** Goods of the store that no other test sees, in the basket of a company with an address. */
async function buyer(cents = 1290, quantity = 3) {
  const company = await makeCompany();
  const data = { address: "1 rue du Lac", postalCode: "74160", city: "Saint-Julien" };
  await prisma().company.update({ where: { id: company.companyId }, data, select: { id: true } });
  const ref = `TA-T-${randomBytes(6).toString("hex")}`;
  await write(
    `insert into supply.store_item values ('${ref}', 99999, 0, '{"fr":"Clé"}', '{"fr":"10 mm"}', 'Altek', 9001, ${cents})`,
  );
  const body = {
    item: { id: `techauto-${ref}` },
    currency: "CHF",
    channel: "Techauto",
    customerId: "company",
    quantity,
  };
  const add = (price = cents) => company.post("/addItemToCart", { ...body, price });
  expect((await add()).status).toBe(200);
  return { company, ref, add };
}

const write = (text: string) => read({ name: `test_${randomBytes(6).toString("hex")}`, text });
const ordersOf = ({ companyId }: Client) =>
  prisma().purchaseOrder.findMany({ where: { companyId }, include: { lines: true, transmission: true } });

describe("sendTechautoCart", () => {
  it("makes one order on account of all that lies in the basket, and empties it", async () => {
    const { company } = await buyer();
    const { articleId, net } = await storedOffer("francs");
    const part = { item: { id: articleId }, price: net, currency: "CHF", channel: "Techauto", customerId: "company" };
    await company.post("/addItemToCart", part);
    const { lines, totals } = await basketOf(company);
    await company.post(`/basket/note/${lines[0]?.id}`, { note: "Pont 2" });
    const { mark } = await basketOf(company);
    const orderId = await sent(await send(company, `?mark=${mark}`));
    expect(orderId).toMatch(/^2\d{3}-00001$/);
    expect(await basketOf(company)).toMatchObject({ lines: [], count: 0, totals: null });
    const [order, more] = await ordersOf(company);
    expect(more).toBeUndefined();
    expect(order).toMatchObject({
      number: orderId,
      customerId: null,
      channel: "Techauto",
      currency: "CHF",
      source: "basket",
    });
    expect(order).toMatchObject({
      netCents: totals?.netCents,
      vatCents: totals?.vatCents,
      depositCents: totals?.depositCents,
    });
    expect(order?.lines.map(({ id }) => id).toSorted()).toEqual(lines.map(({ id }) => id).toSorted());
    expect(order?.lines.find(({ id }) => id === lines[0]?.id)).toMatchObject({ quantity: 3, item: { note: "Pont 2" } });
    expect(order?.transmission?.state).toBe("waiting");
    expect(await refusal(await send(company))).toEqual([422, "basket-empty"]);
  });

  it("orders once for one key, and once when two press at the same time", async () => {
    const { company, add } = await buyer();
    const headers = { "idempotency-key": "one" };
    const first = await sent(await send(company, "", headers));
    expect(await sent(await send(company, "", headers))).toBe(first);
    await add();
    const answers = await Promise.all([send(company), send(company), send(company)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers) expect([200, 409, 422]).toContain(answer.status);
    expect(await ordersOf(company)).toHaveLength(2);
  });

  it("orders nothing when Techauto no longer sells something: it leaves the basket, and is named", async () => {
    const { company, ref } = await buyer();
    const { articleId, net } = await storedOffer("francs");
    const part = { item: { id: articleId }, price: net, currency: "CHF", channel: "Techauto", customerId: "company" };
    await company.post("/addItemToCart", part);
    await write(`delete from supply.store_item where ref = '${ref}'`);
    const answer = await send(company);
    expect([answer.status, await json(answer)]).toMatchObject([
      409,
      { code: "basket-renewed", gone: [{ name: `Altek ${ref}` }], changed: [] },
    ]);
    expect((await basketOf(company)).lines).toMatchObject([{ item: { id: articleId } }]);
    expect(await ordersOf(company)).toEqual([]);
    expect((await send(company)).status).toBe(200);
    expect((await ordersOf(company))[0]?.lines).toHaveLength(1);
  });

  it("orders at another price only once it was seen", async () => {
    const { company, ref } = await buyer(1290);
    const { mark } = await basketOf(company);
    await write(`update supply.store_item set price_cents = 1490 where ref = '${ref}'`);
    const [before, after] = [Math.round(1_290_000 / 1081), Math.round(1_490_000 / 1081)];
    const answer = await send(company, `?mark=${mark}`);
    expect([answer.status, await json(answer)]).toMatchObject([
      409,
      { code: "basket-renewed", gone: [], changed: [{ name: `Altek ${ref}`, before, after }] },
    ]);
    expect(await refusal(await send(company, `?mark=${mark}`))).toEqual([409, "basket-changed"]);
    const renewed = await basketOf(company);
    expect(renewed.lines).toMatchObject([{ price: after, quantity: 3 }]);
    await sent(await send(company, `?mark=${renewed.mark}`));
    expect(await ordersOf(company)).toMatchObject([{ netCents: after * 3 }]);
  });

  it("can be withdrawn before it leaves: its lines lie in the basket again, with their notes", async () => {
    const { company, ref, add } = await buyer();
    const [line] = (await basketOf(company)).lines;
    await company.post(`/basket/note/${line?.id}`, { note: "Pont 2" });
    const before = await basketOf(company);
    const orderId = await sent(await send(company));
    await add();
    expect((await company.post("/order/withdraw", { orderId })).status).toBe(200);
    const after = await basketOf(company);
    expect(after.lines).toMatchObject([
      { quantity: 6, note: "Pont 2", item: { store: ref }, price: before.lines[0]?.price },
    ]);
    expect((await ordersOf(company))[0]?.state).toBe("cancelled");
    expect((await company.post("/order/withdraw", { orderId })).status).toBe(409);
    expect((await basketOf(company)).lines).toMatchObject([{ quantity: 6 }]);
    const stranger = await makeCompany();
    expect((await stranger.post("/order/withdraw", { orderId: "2026-09999" })).status).toBe(404);
  });

  it("tells no prices of a change while a customer may look", async () => {
    const { company, ref } = await buyer();
    await company.post("/setUserPreference", { name: "prices", value: "retail" });
    await write(`update supply.store_item set price_cents = 1490 where ref = '${ref}'`);
    expect(await json(send(company))).toMatchObject({ changed: [{ before: null, after: null }] });
  });

  it("needs an address of the company, the rights, and a stock that may be updated", async () => {
    const { company } = await buyer();
    await prisma().company.update({ where: { id: company.companyId }, data: { address: null }, select: { id: true } });
    expect(await refusal(await send(company))).toEqual([422, "company-address-missing"]);
    expect((await basketOf(company)).lines).toHaveLength(1);
    for (const wanted of [{ rights: ["cart"] }, { rights: ["Techauto-app"] }, { canUpdate: false }] as const)
      expect((await send(await makeCompany(wanted))).status).toBe(403);
  });
});

it("francs that lay in customers' carts moved to the company's basket, once", async () => {
  const company = await makeCompany();
  const { companyId } = company;
  const [claire, taxi] = [await newCustomer(company), await newCustomer(company)];
  const line = (customerId: number, tab: string, more: object = {}) => ({
    ...{ companyId, customerId, tab, channel: "Techauto", makeId: 1, articleId: "12", name: "Plaquettes", quantity: 2 },
    item: {
      ...{ id: 12, number: "0 986", makeId: 1, makeLabel: "Bosch", genartId: 402, label: { fr: "Plaquettes" } },
      ...{ partType: null, vehicle: null },
    },
    ...{ priceCents: 1000, currency: "CHF", pricedAt: new Date("2026-11-20T10:00:00Z"), ...more },
  });
  const later = { priceCents: 1100, pricedAt: new Date("2026-11-22T10:00:00Z") };
  const data = [
    ...[
      line(claire, "cart"),
      line(taxi, "cart", { ...later, quantity: 3 }),
      line(claire, "aside", { articleId: "13" }),
    ],
    ...[line(claire, "wishlist", { quantity: 9998 }), line(taxi, "removed", { articleId: "14" })],
    ...[line(claire, "order", { articleId: "15" }), line(claire, "cart", { channel: "Caia", currency: "EUR" })],
  ];
  await prisma().cartLine.createMany({ data });
  const sql = readFileSync("prisma/migrations/20261124104000_basket/migration.sql", "utf8");
  const moves = sql.slice(sql.indexOf('INSERT INTO "basket_line"')).split(";\n");
  for (const statement of moves) if (statement.trim()) await write(statement);
  const { lines } = await basketOf(company);
  expect(lines.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))).toMatchObject([
    { price: 1000, quantity: 2, item: { store: null, detail: null } },
    { price: 1100, quantity: 9999, item: { id: 12, store: null } },
  ]);
  const left = await prisma().cartLine.findMany({ where: { companyId }, select: { tab: true, currency: true } });
  expect(left.toSorted((a, b) => a.tab.localeCompare(b.tab))).toEqual([
    { tab: "cart", currency: "EUR" },
    { tab: "order", currency: "CHF" },
  ]);
});
