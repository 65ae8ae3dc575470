import "@/tests/support/end";
import { findLineProof } from "@/lib/domains/cart/queries/find-line-proof";
import type { Cart, LineChange } from "@/lib/domains/cart/schema";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { homeLanguage } from "@/lib/shared/languages";
import { makeCompany } from "@/tests/support/company";
import { claire, putOnShelf, someArticles, storedOffer } from "@/tests/support/supply";

type Client = Awaited<ReturnType<typeof makeCompany>>;
type Problem = { code: string; price?: number };

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const price = 4990;

/** A company with a customer and an article on its own shelf for 49.90. */
async function counter(wanted?: Parameters<typeof makeCompany>[0]) {
  const company = await makeCompany(wanted);
  const { clientId: customerId } = await json<{ clientId: number }>(company.post("/vc/newClient", { info: claire }));
  const [articleId = 0, other = 0] = await someArticles(2);
  await putOnShelf(company, articleId, price);
  return { company, customerId, articleId, other };
}

const addition = (customerId: number, articleId: number, more: object = {}) => ({
  item: { id: articleId },
  name: "whatever the client says",
  price,
  channel: "local",
  customerId,
  ...more,
});
const add = (company: Client, body: object, headers?: Record<string, string>) =>
  company.post("/addItemToCart", body, headers);
const cartOf = (company: Client, customerId: number, query = "") =>
  json<Cart>(company.get(`/getCart/${customerId}${query}`));

async function refusal(response: Response): Promise<[number, string]> {
  return [response.status, (await json<Problem>(response)).code];
}

describe("addItemToCart", () => {
  it("takes names, make and price from the server, never from the caller", async () => {
    const { company, customerId, articleId } = await counter();
    const made = await json<LineChange>(add(company, addition(customerId, articleId, { plate: "<b>", makeId: 1 })));
    const { lines, totals, counts } = await cartOf(company, customerId);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      id: made.id,
      price,
      publicCents: price,
      quantity: 1,
      channel: "local",
      item: { id: articleId },
    });
    expect(lines[0]?.name).not.toContain("whatever");
    expect(totals[0]).toMatchObject({ purchase: { netCents: 4990, vatCents: 998, grossCents: 5988 } });
    expect(counts).toEqual({ cart: 1 });
  });

  it("raises a line that is there by what is added, by one where nothing is said", async () => {
    const { company, customerId, articleId } = await counter();
    await add(company, addition(customerId, articleId, { quantity: 3 }));
    expect(await json<LineChange>(add(company, addition(customerId, articleId)))).toMatchObject({
      quantity: 4,
      count: 4,
    });
    expect(await json<LineChange>(add(company, addition(customerId, articleId, { quantity: 5 })))).toMatchObject({
      quantity: 9,
      count: 9,
    });
  });

  it("makes one line of a hundred pieces from a hundred additions at once", async () => {
    const { company, customerId, articleId } = await counter();
    const all = await Promise.all(Array.from({ length: 100 }, () => add(company, addition(customerId, articleId))));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const { lines } = await cartOf(company, customerId);
    expect(lines.map(({ quantity }) => quantity)).toEqual([100]);
    const audited = await prisma().auditEntry.count({
      where: { companyId: company.companyId, entity: "cart-line", action: "add" },
    });
    expect(audited).toBe(100);
  });

  it("adds once for one Idempotency-Key, also at the same time, and refuses it for another body", async () => {
    const { company, customerId, articleId, other } = await counter();
    const headers = { "idempotency-key": "one" };
    const all = await Promise.all(
      Array.from({ length: 8 }, () => add(company, addition(customerId, articleId), headers).then(json)),
    );
    expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await cartOf(company, customerId)).lines[0]?.quantity).toBe(1);
    expect(await refusal(await add(company, addition(customerId, other), headers))).toEqual([
      422,
      "idempotency-key-reused",
    ]);
  });

  it("keeps a key free when the addition failed", async () => {
    const { company, customerId, articleId } = await counter();
    const headers = { "idempotency-key": "again" };
    await putOnShelf(company, articleId, 5000);
    expect((await add(company, addition(customerId, articleId), headers)).status).toBe(409);
    await putOnShelf(company, articleId, price);
    expect((await add(company, addition(customerId, articleId), headers)).status).toBe(200);
  });

  it("answers 409 with its own price when the seller saw another", async () => {
    const { company, customerId, articleId } = await counter();
    for (const seen of [1, price - 1, price + 1, 999_999_999]) {
      const response = await add(company, addition(customerId, articleId, { price: seen }));
      expect([response.status, await json<Problem>(response)]).toMatchObject([
        409,
        { code: "price-changed", price, currency: "EUR" },
      ]);
    }
    expect((await cartOf(company, customerId)).lines).toEqual([]);
  });

  it("sells nothing without a price", async () => {
    const { company, customerId, articleId } = await counter();
    for (const seen of [0, -price, null, undefined])
      expect(await refusal(await add(company, addition(customerId, articleId, { price: seen })))).toEqual([
        422,
        "no-price",
      ]);
    await putOnShelf(company, articleId, 0);
    expect(await refusal(await add(company, addition(customerId, articleId)))).toEqual([422, "no-price"]);
    for (const kind of ["withoutPrice", "ko"] as const) {
      const { articleId: id, code } = await storedOffer(kind);
      expect(await refusal(await add(company, addition(customerId, id, { channel: code })))).toEqual([422, "no-price"]);
    }
  });

  it.each([["abc"], [12.5], ["4990"], [1e12], [{}]])("refuses the price %p as malformed", async (bad) => {
    const { company, customerId, articleId } = await counter();
    expect(await refusal(await add(company, addition(customerId, articleId, { price: bad })))).toEqual([
      400,
      "invalid-input",
    ]);
  });

  it.each([[0], [-1], [1e9], [1.5], [10_000]])("refuses the quantity %p", async (quantity) => {
    const { company, customerId, articleId } = await counter();
    expect(await refusal(await add(company, addition(customerId, articleId, { quantity })))).toEqual([
      400,
      "bad-quantity",
    ]);
  });

  it("stops at 9999 pieces", async () => {
    const { company, customerId, articleId } = await counter();
    await add(company, addition(customerId, articleId, { quantity: 9999 }));
    expect(await refusal(await add(company, addition(customerId, articleId)))).toEqual([422, "too-many-pieces"]);
    expect((await cartOf(company, customerId)).lines[0]?.quantity).toBe(9999);
  });

  it("needs a customer, a known supplier and a known article", async () => {
    const { company, customerId, articleId } = await counter();
    expect(await refusal(await add(company, addition(0, articleId, { customerId: null })))).toEqual([
      422,
      "customer-required",
    ]);
    expect(await refusal(await add(company, addition(customerId, articleId, { channel: "Nobody" })))).toEqual([
      422,
      "unsupported-supplier",
    ]);
    expect(await refusal(await add(company, addition(customerId, 2_000_000_000)))).toEqual([404, "not-found"]);
  });

  it("needs the right and a stock group that may be updated", async () => {
    const { company, customerId, articleId } = await counter({ canUpdate: false });
    expect((await add(company, addition(customerId, articleId))).status).toBe(403);
    const reader = await makeCompany({ rights: ["CaiaApp", "CarIdentifier"] });
    for (const call of [
      () => add(reader, addition(1, 1)),
      () => reader.get("/getCart/1"),
      () => reader.del("/cartItem/1/1"),
    ])
      expect((await call()).status).toBe(403);
  });

  it("judges the fit itself when the vehicle is known", async () => {
    const { company, customerId, articleId } = await counter();
    const vehicle = { vin: "VF1BR1H0H40123456", ktype: 1000080 };
    await add(company, addition(customerId, articleId, vehicle));
    const { lines } = await cartOf(company, customerId);
    expect(lines[0]).toMatchObject({ ktype: 1000080, vin: vehicle.vin });
    expect(["fits", "unknown", "no"]).toContain(lines[0]?.fit?.verdict);
  });
});

describe("while the customer looks", () => {
  it("the cart and its refusals hold no purchase price", async () => {
    const { company, customerId } = await counter();
    const { articleId, code, net } = await storedOffer("priced");
    await add(company, addition(customerId, articleId, { channel: code, price: net }));
    await company.post("/setUserPreference", { name: "prices", value: "retail" });
    const { lines, totals } = await cartOf(company, customerId);
    expect([lines[0]?.price, totals[0]?.purchase]).toEqual([null, null]);
    expect(lines[0]?.publicCents).toBeGreaterThan(0);
    const answer = await add(company, addition(customerId, articleId, { channel: code, price: net }));
    expect(await json<Problem>(answer)).toMatchObject({ code: "price-changed", price: lines[0]?.publicCents });
  });
});

describe("updateQuantity", () => {
  it.each(["0", "-1", "1e9", "abc", "1.5", "10000", "%20", "٣"])("refuses %p and changes nothing", async (quantity) => {
    const { company, customerId, articleId } = await counter();
    const { id } = await json<LineChange>(add(company, addition(customerId, articleId)));
    expect(await refusal(await company.get(`/updateQuantity/${customerId}/${id}/${quantity}`))).toEqual([
      400,
      "bad-quantity",
    ]);
    expect((await cartOf(company, customerId)).lines[0]?.quantity).toBe(1);
  });

  it("sets the quantity and tells the new total", async () => {
    const { company, customerId, articleId } = await counter();
    const { id } = await json<LineChange>(add(company, addition(customerId, articleId)));
    expect(await json(company.get(`/updateQuantity/${customerId}/${id}/9999`))).toEqual({
      id,
      quantity: 9999,
      count: 9999,
    });
    expect((await cartOf(company, customerId)).totals[0]?.purchase?.netCents).toBe(9999 * price);
  });
});

describe("lines of a cart", () => {
  it("are removed and brought back with quantity and price", async () => {
    const { company, customerId, articleId } = await counter();
    const { id } = await json<LineChange>(add(company, addition(customerId, articleId, { quantity: 7 })));
    const before = await cartOf(company, customerId);
    expect(await json<LineChange>(company.del(`/cartItem/${customerId}/${id}`))).toMatchObject({ count: 0 });
    expect(await cartOf(company, customerId)).toMatchObject({ lines: [], counts: {} });
    expect((await company.del(`/cartItem/${customerId}/${id}`)).status).toBe(404);
    expect((await company.get(`/updateQuantity/${customerId}/${id}/2`)).status).toBe(404);
    await company.post("/cart/move", { customerId, lineId: id, tab: "cart" });
    expect((await cartOf(company, customerId)).lines).toEqual(before.lines);
  });

  it("can be removed twice over: the latest removal is the one that comes back", async () => {
    const { company, customerId, articleId } = await counter();
    for (const quantity of [2, 5]) {
      const { id } = await json<LineChange>(add(company, addition(customerId, articleId, { quantity })));
      expect((await company.del(`/cartItem/${customerId}/${id}`)).status).toBe(200);
      if (quantity === 5) await company.post("/cart/move", { customerId, lineId: id, tab: "cart" });
    }
    expect((await cartOf(company, customerId)).lines.map(({ quantity }) => quantity)).toEqual([5]);
  });

  it("move between cart, wishlist and aside and join the same article there", async () => {
    const { company, customerId, articleId } = await counter();
    const { id } = await json<LineChange>(add(company, addition(customerId, articleId, { quantity: 2 })));
    expect(
      await json<LineChange>(company.post("/cart/move", { customerId, lineId: id, tab: "wishlist" })),
    ).toMatchObject({ count: 0 });
    await add(company, addition(customerId, articleId, { quantity: 3 }));
    const { counts } = await cartOf(company, customerId);
    expect(counts).toEqual({ cart: 1, wishlist: 1 });
    await company.post("/cart/move", { customerId, lineId: id, tab: "cart" });
    expect((await cartOf(company, customerId)).lines.map(({ quantity }) => quantity)).toEqual([5]);
    expect((await company.post("/cart/move", { customerId, lineId: id, tab: "removed" })).status).toBe(400);
  });

  it("come in pages of 30", async () => {
    const { company, customerId, articleId } = await counter();
    await add(company, addition(customerId, articleId));
    const copy = `insert into cart_line (company_id, customer_id, channel, make_id, article_id, name, item, quantity, price_cents, priced_at)
      select company_id, customer_id, 'Caia', n, article_id, name, item, 1, 100, now() from cart_line, generate_series(1, 44) n
      where company_id = $1`;
    await prisma().$executeRawUnsafe(copy, company.companyId);
    expect(await cartOf(company, customerId, "?page=1")).toMatchObject({ page: 1, pages: 2, lines: { length: 30 } });
    expect(await cartOf(company, customerId, "?page=99")).toMatchObject({ page: 2, lines: { length: 15 } });
    expect((await cartOf(company, customerId)).lines).toHaveLength(45);
    for (const query of ["?page=0", "?page=x", "?tab=removed", "?tab=nothing"])
      expect((await company.get(`/getCart/${customerId}${query}`)).status).toBe(400);
  });

  it("of another company cannot be seen, changed, moved or removed", async () => {
    const [owner, other] = [await counter(), await counter()];
    const { id } = await json<LineChange>(add(owner.company, addition(owner.customerId, owner.articleId)));
    const thief = other.company;
    const calls = [
      thief.get(`/getCart/${owner.customerId}`),
      thief.get(`/updateQuantity/${owner.customerId}/${id}/5`),
      thief.get(`/updateQuantity/${other.customerId}/${id}/5`),
      thief.del(`/cartItem/${owner.customerId}/${id}`),
      thief.post("/cart/move", { customerId: other.customerId, lineId: id, tab: "cart" }),
      add(thief, addition(owner.customerId, other.articleId)),
    ];
    for (const response of await Promise.all(calls)) expect(await refusal(response)).toEqual([404, "not-found"]);
    expect((await cartOf(owner.company, owner.customerId)).lines[0]).toMatchObject({ id, quantity: 1 });
  });
});

describe("a line's proof of fit", () => {
  const proofOf = async ({ token }: Client, customerId: number, lineId: number, at = 0) => {
    const actor = await findActor(token);
    return actor && findLineProof(actor, { customerId, lineId, lang: homeLanguage, at });
  };

  it("is the verdict with which it was added, for the own company alone, until it is removed", async () => {
    const [{ company, customerId, articleId, other }, stranger] = await Promise.all([counter(), makeCompany()]);
    const ktype = 1_000_080;
    const { id } = await json<LineChange>(add(company, addition(customerId, articleId, { ktype })));
    const { lines } = await cartOf(company, customerId);
    const proof = await proofOf(company, customerId, id);
    expect(proof).toMatchObject({ ktype, item: { id: articleId }, fit: lines[0]?.fit });
    expect(Date.parse(proof?.judgedAt ?? "")).toBeGreaterThan(Date.now() - 600_000);
    expect(await proofOf(stranger, customerId, id)).toBeNull();
    expect(await proofOf(company, customerId + 1, id)).toBeNull();
    await company.del(`/cartItem/${customerId}/${id}`);
    expect(await proofOf(company, customerId, id)).toBeNull();
    await putOnShelf(company, other, price);
    const plain = await json<LineChange>(add(company, addition(customerId, other)));
    expect(await proofOf(company, customerId, plain.id)).toBeNull();
  });

  it("of one article for two vehicles is kept for each, once, and both count as vehicles of the cart", async () => {
    const { company, customerId, articleId } = await counter();
    const [clio, other] = [1_000_080, 1_000_081];
    const { id } = await json<LineChange>(add(company, addition(customerId, articleId, { ktype: clio })));
    await add(company, addition(customerId, articleId, { ktype: other }));
    await add(company, addition(customerId, articleId, { ktype: other }));
    await add(company, addition(customerId, articleId, { ktype: clio }));
    const { lines, vehicles } = await cartOf(company, customerId);
    expect(lines).toMatchObject([{ id, quantity: 4, ktype: clio, also: [{ ktype: other }] }]);
    expect([lines[0]?.also.length, vehicles]).toEqual([1, 2]);
    expect(await proofOf(company, customerId, id)).toMatchObject({ ktype: clio, fit: lines[0]?.fit });
    const second = await proofOf(company, customerId, id, 1);
    expect(second).toMatchObject({ ktype: other, fit: lines[0]?.also[0]?.fit });
    expect(await proofOf(company, customerId, id, 2)).toBeNull();
  });

  it("goes with its line: what joins elsewhere brings its vehicles along", async () => {
    const { company, customerId, articleId } = await counter();
    const [clio, other] = [1_000_080, 1_000_081];
    const first = await json<LineChange>(add(company, addition(customerId, articleId, { ktype: clio })));
    await company.post("/cart/move", { customerId, lineId: first.id, tab: "aside" });
    const second = await json<LineChange>(add(company, addition(customerId, articleId, { ktype: other })));
    await company.post("/cart/move", { customerId, lineId: second.id, tab: "aside" });
    const { lines } = await cartOf(company, customerId, "?tab=aside");
    expect(lines).toMatchObject([{ quantity: 2, ktype: clio, also: [{ ktype: other }] }]);
  });
});
