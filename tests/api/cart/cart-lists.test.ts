import "@/tests/support/end";
import { openStream } from "@/tests/support/streams";
import { getCart } from "@/lib/domains/cart/queries/get-cart";
import { movesFrom, openTabs, tabs } from "@/lib/domains/cart/tabs";
import type { Cart, Highlight, LineChange, OrdersMade } from "@/lib/domains/cart/schema";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { homeLanguage } from "@/lib/shared/languages";
import { addOne, json, newCustomer, openCounter, refusal, shelfPrice, type Client } from "@/tests/support/counter";
import { orderLines } from "@/tests/support/orders";
import { putOnShelf, storedOffer } from "@/tests/support/supply";

const move = (company: Client, customerId: number, lineId: number, tab: string, headers?: Record<string, string>) =>
  company.post("/cart/move", { customerId, lineId, tab }, headers);
const listOf = (company: Client, customerId: number, tab: string) =>
  json<Cart>(company.get(`/getCart/${customerId}?tab=${tab}`));

async function oneLine(quantity = 2) {
  const counter = await openCounter();
  const { company, customerId, articleId } = counter;
  const { id } = await json<LineChange>(addOne(company, customerId, articleId, { quantity }));
  return { ...counter, id };
}

const putAt = (companyId: number, id: number, tab: string) =>
  prisma().cartLine.updateMany({ where: { companyId, id }, data: { tab } });

describe("the seven lists of a cart", () => {
  it("let a line go between what is not ordered, and nowhere else", async () => {
    const { company, customerId, id } = await oneLine();
    const [allowed, refused]: [string[], string[]] = [[], []];
    for (const from of openTabs) {
      for (const to of tabs.filter((tab) => tab !== from)) {
        await putAt(company.companyId, id, from);
        const response = await move(company, customerId, id, to);
        if (response.status === 200) allowed.push(`${from} ${to}`);
        else refused.push(`${response.status} ${to}`);
      }
    }
    const wanted = openTabs.flatMap((from) => movesFrom[from].map((to) => `${from} ${to}`));
    expect(allowed.sort()).toEqual(wanted.sort());
    expect(new Set(refused)).toEqual(new Set(["400 order", "400 delivery", "400 shipping", "400 waste-d3e"]));
  });

  it("count what they hold and leave the cart's own count to the cart", async () => {
    const { company, customerId, id } = await oneLine(3);
    const made = await json<OrdersMade>(orderLines(company, customerId, [id]));
    expect(made.count).toBe(0);
    expect((await listOf(company, customerId, "order")).lines).toMatchObject([{ id, quantity: 3, price: shelfPrice }]);
    expect((await listOf(company, customerId, "cart")).counts).toEqual({ order: 1 });
  });

  it("keep the quantity of what is ordered: its line is in no cart any more", async () => {
    const { company, customerId, id } = await oneLine();
    for (const tab of ["cart", "wishlist", "aside"]) {
      await putAt(company.companyId, id, tab);
      expect((await company.get(`/updateQuantity/${customerId}/${id}/9`)).status).toBe(200);
    }
    await putAt(company.companyId, id, "cart");
    expect((await orderLines(company, customerId, [id])).status).toBe(200);
    expect(await refusal(await company.get(`/updateQuantity/${customerId}/${id}/3`))).toEqual([404, "not-found"]);
    expect((await move(company, customerId, id, "cart")).status).toBe(404);
    expect((await company.del(`/cartItem/${customerId}/${id}`)).status).toBe(404);
  });

  it("join at the later price, and never lose pieces above 9999", async () => {
    const { company, customerId, articleId, id } = await oneLine(9000);
    await move(company, customerId, id, "aside");
    await putOnShelf(company, articleId, 5990);
    await addOne(company, customerId, articleId, { quantity: 900, price: 5990 });
    const joined = await json<LineChange>(move(company, customerId, id, "cart"));
    expect(joined).toMatchObject({ quantity: 9900, count: 9900 });
    expect((await listOf(company, customerId, "cart")).lines).toMatchObject([{ quantity: 9900, price: 5990 }]);
    await move(company, customerId, joined.id, "wishlist");
    const more = await json<LineChange>(addOne(company, customerId, articleId, { quantity: 100, price: 5990 }));
    expect(await refusal(await move(company, customerId, more.id, "wishlist"))).toEqual([422, "too-many-pieces"]);
    expect((await listOf(company, customerId, "cart")).lines).toMatchObject([{ id: more.id, quantity: 100 }]);
    expect((await listOf(company, customerId, "wishlist")).lines).toMatchObject([{ quantity: 9900 }]);
  });

  it("take opposite moves and removals of one article at once without a failure or a lost piece", async () => {
    const { company, customerId, articleId, id } = await oneLine(1);
    await move(company, customerId, id, "wishlist");
    const other = await json<LineChange>(addOne(company, customerId, articleId));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        turn % 2 === 0
          ? move(company, customerId, other.id, turn % 4 === 0 ? "wishlist" : "aside")
          : move(company, customerId, id, turn % 4 === 1 ? "cart" : "aside"),
      ),
    );
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const held = await prisma().cartLine.aggregate({
      where: { companyId: company.companyId },
      _sum: { quantity: true },
    });
    expect(held._sum.quantity).toBe(2);
    const left = await prisma().cartLine.findMany({ where: { companyId: company.companyId }, select: { id: true } });
    const removals = await Promise.all(left.map((line) => company.del(`/cartItem/${customerId}/${line.id}`)));
    for (const { status } of removals) expect(status).toBe(200);
  });
});

describe("writes with one Idempotency-Key", () => {
  it("move, change and remove once, and tell the same again", async () => {
    const { company, customerId, id } = await oneLine();
    const headers = (key: string) => ({ "idempotency-key": key });
    const calls: [string, (key: string) => Promise<Response>][] = [
      ["change", (key) => company.get(`/updateQuantity/${customerId}/${id}/4`, headers(key))],
      ["move", (key) => move(company, customerId, id, "aside", headers(key))],
      ["remove", (key) => company.del(`/cartItem/${customerId}/${id}`, headers(key))],
    ];
    for (const [name, call] of calls) {
      const answers = await Promise.all([1, 2, 3].map(() => call(name).then((one) => one.text())));
      expect([name, new Set(answers).size]).toEqual([name, 1]);
    }
    const written = await prisma().auditEntry.groupBy({
      by: ["action"],
      where: { companyId: company.companyId, entity: "cart-line" },
      _count: true,
    });
    const counts = Object.fromEntries(written.map(({ action, _count }) => [action, _count]));
    expect(counts).toEqual({ add: 1, "change-quantity": 1, move: 1, remove: 1 });
    expect(await refusal(await move(company, customerId, id, "cart", headers("remove")))).toEqual([
      422,
      "idempotency-key-reused",
    ]);
  });
});

describe("the cart by supplier", () => {
  it("puts the supplier asked for first, then each with its lines", async () => {
    const { company, customerId, articleId } = await openCounter();
    const { articleId: sold, code, net } = await storedOffer("priced");
    await addOne(company, customerId, articleId);
    await addOne(company, customerId, sold, { channel: code, price: net });
    const actor = await findActor(company.token);
    if (!actor) throw new Error("no session");
    for (const first of ["local", code.toLowerCase()]) {
      const { lines } = await getCart(actor, { customerId, lang: homeLanguage, bySupplier: { first } });
      expect(lines.map(({ channel }) => channel.toLowerCase())[0]).toBe(first.toLowerCase());
      expect(lines).toHaveLength(2);
    }
  });
});

describe("a cart by supplier of more than a page", () => {
  it("follows itself from page to page without a gap or a repetition, whoever comes first", async () => {
    const { company, customerId, articles } = await openCounter({}, 35);
    const { articleId: sold, code, net } = await storedOffer("priced");
    for (const id of articles) await addOne(company, customerId, id);
    await addOne(company, customerId, sold, { channel: code, price: net });
    const actor = await findActor(company.token);
    if (!actor) throw new Error("no session");
    for (const first of ["local", code]) {
      const read = (page?: number) => getCart(actor, { customerId, lang: homeLanguage, page, bySupplier: { first } });
      const [one, two, all] = [await read(1), await read(2), await read()];
      expect([one.pages, one.lines.length, two.lines.length]).toEqual([2, 30, 6]);
      const ids = [...one.lines, ...two.lines].map(({ id }) => id);
      expect(ids).toEqual(all.lines.map(({ id }) => id));
      expect(new Set(ids).size).toBe(36);
      expect(one.lines[0]?.channel.toLowerCase()).toBe(first.toLowerCase());
    }
  });
});

describe("the count of a cart that many fill at once", () => {
  it("is right in the last thing that everybody hears", async () => {
    const { company, customerId, articles } = await openCounter({}, 12);
    const stream = await openStream(company);
    await Promise.all(articles.map((id) => addOne(company, customerId, id)));
    await stream.next("Cart items", articles.length);
    const counts = stream.all("Cart items").map(({ data }) => data.count);
    expect(counts).toEqual(articles.map((_, at) => at + 1));
  });
});

describe("cart/highlight", () => {
  const point = (company: Client, body: object) => company.post("/cart/highlight", body);
  const seen = (company: Client, customerId: number) => json<Highlight>(company.get(`/cart/highlight/${customerId}`));

  it("keeps the row of each side by itself until it is taken away", async () => {
    const { company, customerId, id } = await oneLine();
    expect(await seen(company, customerId)).toEqual({ customerRow: null, vendorRow: null });
    expect(await json(point(company, { customerId, vendorRow: id }))).toEqual({ customerRow: null, vendorRow: id });
    expect(await json(point(company, { customerId, customerRow: id }))).toEqual({ customerRow: id, vendorRow: id });
    expect(await json(point(company, { customerId, vendorRow: null }))).toEqual({ customerRow: id, vendorRow: null });
    expect(await seen(company, customerId)).toEqual({ customerRow: id, vendorRow: null });
  });

  it("knows no line of another customer or company, and wants a row", async () => {
    const [{ company, customerId, id }, other] = [await oneLine(), await oneLine()];
    const second = await newCustomer(company);
    expect((await point(company, { customerId: second, vendorRow: id })).status).toBe(404);
    expect((await point(company, { customerId, vendorRow: other.id })).status).toBe(404);
    expect((await point(other.company, { customerId, vendorRow: null })).status).toBe(404);
    expect((await other.company.get(`/cart/highlight/${customerId}`)).status).toBe(404);
    for (const body of [{ customerId }, { customerId, vendorRow: "1" }, { customerId, vendorRow: -1 }])
      expect((await point(company, body)).status).toBe(400);
    await company.del(`/cartItem/${customerId}/${id}`);
    expect((await point(company, { customerId, vendorRow: id })).status).toBe(404);
  });
});
