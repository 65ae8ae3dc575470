import "@/tests/support/end";
import type { Basket } from "@/lib/domains/basket/schema";
import type { Cart, LineChange } from "@/lib/domains/cart/schema";
import { prisma } from "@/lib/platform/db";
import { rights } from "@/lib/shared/rights";
import { makeCompany, secondUser } from "@/tests/support/company";
import { json, newCustomer, refusal, type Client } from "@/tests/support/counter";
import { putOnShelf, storedOffer } from "@/tests/support/supply";

const basketOf = (company: Pick<Client, "get">) => json<Basket>(company.get("/getCart/company"));

/** A company and an article that Techauto sells, with what the house pays for it. */
async function buyer(wanted?: Parameters<typeof makeCompany>[0]) {
  const [company, { articleId, net }] = await Promise.all([makeCompany(wanted), storedOffer("francs")]);
  const body = { item: { id: articleId }, price: net, currency: "CHF", channel: "Techauto", customerId: "company" };
  const add = (more: object = {}, client: Pick<Client, "post"> = company) =>
    client.post("/addItemToCart", { ...body, ...more });
  return { company, articleId, net, add };
}

describe("the company's own basket", () => {
  it("is empty at first", async () => {
    const { company } = await buyer();
    expect(await basketOf(company)).toEqual({
      customerId: "company",
      lines: [],
      count: 0,
      mark: expect.any(String),
      totals: null,
    });
  });

  it("takes what Techauto sells, in francs before tax, with tax once on the sum", async () => {
    const { company, articleId, net, add } = await buyer();
    expect(await json<LineChange>(add({ quantity: 3 }))).toMatchObject({ quantity: 3, count: 3 });
    expect(await json<LineChange>(add())).toMatchObject({ quantity: 4, count: 4 });
    const { lines, totals, count } = await basketOf(company);
    expect(lines).toMatchObject([
      { price: net, quantity: 4, channel: "Techauto", item: { id: articleId, store: null } },
    ]);
    const vatCents = Math.round(net * 4 * 0.081);
    expect(totals).toMatchObject({ currency: "CHF", netCents: net * 4, vatCents, grossCents: net * 4 + vatCents });
    expect(count).toBe(4);
  });

  it("gives its lines numbers that no line of a customer's cart bears", async () => {
    const { company, articleId, add } = await buyer();
    const customerId = await newCustomer(company);
    await putOnShelf(company, articleId, 4990);
    const local = { item: { id: articleId }, price: 4990, channel: "local", customerId };
    const first = await json<LineChange>(company.post("/addItemToCart", local));
    const own = await json<LineChange>(add());
    expect(own.id).toBeGreaterThan(first.id);
    expect((await company.del(`/cartItem/${customerId}/${own.id}`)).status).toBe(404);
    expect((await company.del(`/cartItem/company/${first.id}`)).status).toBe(404);
  });

  it("refuses what another channel sells, and another price or currency", async () => {
    const { company, articleId, net, add } = await buyer();
    await putOnShelf(company, articleId, 4990);
    expect(await refusal(await add({ channel: "local", price: 4990 }))).toEqual([422, "basket-techauto-only"]);
    expect(await refusal(await add({ price: net + 1 }))).toEqual([409, "price-changed"]);
    expect(await refusal(await add({ currency: "EUR" }))).toEqual([409, "price-changed"]);
    expect(await refusal(await add({ price: null }))).toEqual([422, "no-price"]);
    expect(await refusal(await add({ quantity: 0 }))).toEqual([400, "bad-quantity"]);
    expect(await refusal(await add({ item: { id: 2_000_000_000 } }))).toEqual([404, "not-found"]);
    expect((await basketOf(company)).lines).toEqual([]);
  });

  it("changes, notes, removes and brings back a line", async () => {
    const { company, add } = await buyer();
    const { id } = await json<LineChange>(add());
    expect(await json(company.get(`/updateQuantity/company/${id}/7?seen=1`))).toMatchObject({ quantity: 7, count: 7 });
    expect(await refusal(await company.get(`/updateQuantity/company/${id}/9?seen=1`))).toEqual([
      409,
      "quantity-changed",
    ]);
    for (const bad of ["0", "-1", "1.5", "10000", "x"])
      expect((await company.get(`/updateQuantity/company/${id}/${bad}`)).status).toBe(400);
    await company.post(`/basket/note/${id}`, { note: "  Pont 2 " });
    expect((await basketOf(company)).lines).toMatchObject([{ quantity: 7, note: "Pont 2" }]);
    expect(await json(company.del(`/cartItem/company/${id}`))).toMatchObject({ quantity: 0, count: 0 });
    expect((await company.del(`/cartItem/company/${id}`)).status).toBe(404);
    await add({ quantity: 2 });
    expect(await json(company.post(`/basket/restore/${id}`))).toMatchObject({ quantity: 9, count: 9 });
    expect((await basketOf(company)).lines).toMatchObject([{ quantity: 9, note: "Pont 2" }]);
    const trail = await prisma().auditEntry.findMany({
      where: { companyId: company.companyId, entity: "basket-line" },
      select: { action: true },
      orderBy: { id: "asc" },
    });
    expect(trail.map(({ action }) => action)).toEqual(["add", "change-quantity", "update", "remove", "add", "restore"]);
  });

  it("is the company's alone", async () => {
    const [mine, other] = [await buyer(), await buyer()];
    const { id } = await json<LineChange>(mine.add());
    for (const call of [
      () => other.company.get(`/updateQuantity/company/${id}/7`),
      () => other.company.del(`/cartItem/company/${id}`),
      () => other.company.post(`/basket/note/${id}`, { note: "x" }),
      () => other.company.post(`/basket/restore/${id}`),
    ])
      expect(await refusal(await call())).toEqual([404, "not-found"]);
    expect((await basketOf(other.company)).lines).toEqual([]);
    const colleague = await secondUser(mine.company);
    expect((await basketOf({ ...mine.company, ...colleague })).lines).toMatchObject([{ id, quantity: 1 }]);
  });

  it("needs cart, Techauto-app and, to change it, a stock group that may be updated", async () => {
    for (const missing of ["cart", "Techauto-app"] as const) {
      const { company, add } = await buyer({ rights: rights.filter((right) => right !== missing) });
      expect((await company.get("/getCart/company")).status).toBe(403);
      expect((await add()).status).toBe(403);
    }
    const { company, add } = await buyer({ canUpdate: false });
    expect((await company.get("/getCart/company")).status).toBe(200);
    expect((await add()).status).toBe(403);
    expect((await company.get("/updateQuantity/company/1/2")).status).toBe(403);
    expect((await company.post("/basket/note/1", { note: "" })).status).toBe(403);
  });

  it("tells no prices and no sums while a customer may look", async () => {
    const { company, add } = await buyer();
    await add();
    await company.post("/setUserPreference", { name: "prices", value: "retail" });
    const { lines, totals, count } = await basketOf(company);
    expect(lines).toMatchObject([{ price: null, depositCents: null }]);
    expect([totals, count]).toEqual([null, 1]);
  });
});

describe("a customer's cart", () => {
  it("never holds francs", async () => {
    const { company, add } = await buyer();
    const customerId = await newCustomer(company);
    expect(await refusal(await add({ customerId }))).toEqual([422, "francs-in-basket"]);
    expect(await refusal(await add({ customerId, item: { id: "techauto-TA-10101-01" } }))).toEqual([
      422,
      "francs-in-basket",
    ]);
    expect((await json<Cart>(company.get(`/getCart/${customerId}`))).lines).toEqual([]);
  });
});
