import "@/tests/support/end";
import type { Cart, LineChange } from "@/lib/domains/cart/schema";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { addOne, json, newCustomer, openCounter, refusal, shelfPrice } from "@/tests/support/counter";
import { decide, expireQuotes, openQuote, quoteNew } from "@/tests/support/quotes";
import { claire, putOnShelf } from "@/tests/support/supply";

type Bad = [what: string, body: object, status: number, code: string];

describe("an addition to the cart", () => {
  it.each<Bad>([
    ["no price", { price: null }, 422, "no-price"],
    ["a price of nothing", { price: 0 }, 422, "no-price"],
    ["a negative price", { price: -shelfPrice }, 422, "no-price"],
    ["NaN", { price: Number.NaN }, 422, "no-price"],
    ["the word NaN", { price: "NaN" }, 400, "invalid-input"],
    ["a price of 1e12", { price: 1e12 }, 400, "invalid-input"],
    ["half a cent", { price: 0.5 }, 400, "invalid-input"],
    ["one cent less", { price: shelfPrice - 1 }, 409, "price-changed"],
    ["another currency", { currency: "CHF" }, 409, "price-changed"],
    ["an unknown currency", { currency: "BTC" }, 400, "invalid-input"],
    ["no pieces", { quantity: 0 }, 400, "bad-quantity"],
    ["negative pieces", { quantity: -1 }, 400, "bad-quantity"],
    ["half a piece", { quantity: 1.5 }, 400, "bad-quantity"],
    ["too many pieces", { quantity: 1e9 }, 400, "bad-quantity"],
    ["pieces in words", { quantity: "abc" }, 400, "invalid-input"],
    ["no customer", { customerId: null }, 422, "customer-required"],
    ["an unknown customer", { customerId: 2_000_000_000 }, 404, "not-found"],
    ["an unknown supplier", { channel: "Nobody" }, 422, "unsupported-supplier"],
    ["a supplier who does not sell it", { channel: "IDLP", item: { id: 2_000_000_000 } }, 404, "not-found"],
  ])("with %s is refused and leaves the cart empty", async (_, body, status, code) => {
    const { company, customerId, articleId } = await openCounter();
    expect(await refusal(await addOne(company, customerId, articleId, body))).toEqual([status, code]);
    expect((await json<Cart>(company.get(`/getCart/${customerId}`))).lines).toEqual([]);
  });

  it("in the currency of the sale is taken", async () => {
    const { company, customerId, articleId } = await openCounter();
    expect((await addOne(company, customerId, articleId, { currency: "EUR" })).status).toBe(200);
  });
});

describe("a line of another company", () => {
  it("can be neither changed, moved, removed nor pointed at", async () => {
    const [owner, thief] = [await openCounter(), await openCounter()];
    const { id: lineId } = await json<LineChange>(addOne(owner.company, owner.customerId, owner.articleId));
    for (const customerId of [owner.customerId, thief.customerId])
      for (const call of [
        () => thief.company.get(`/updateQuantity/${customerId}/${lineId}/7`),
        () => thief.company.del(`/cartItem/${customerId}/${lineId}`),
        () => thief.company.post("/cart/move", { customerId, lineId, tab: "aside" }),
        () => thief.company.post("/cart/highlight", { customerId, vendorRow: lineId }),
      ])
        expect(await refusal(await call())).toEqual([404, "not-found"]);
    const { lines } = await json<Cart>(owner.company.get(`/getCart/${owner.customerId}`));
    expect(lines).toMatchObject([{ id: lineId, quantity: 1, tab: "cart" }]);
  });
});

describe("a quote", () => {
  it("of an empty cart, of no customer or of another company's is not made", async () => {
    const [{ company, customerId }, other] = [await openCounter(), await openCounter()];
    expect(await refusal(await quoteNew(company, customerId))).toEqual([422, "empty-cart"]);
    expect(await refusal(await company.post("/quote/new", {}))).toEqual([422, "customer-required"]);
    expect(await refusal(await quoteNew(company, other.customerId))).toEqual([404, "not-found"]);
  });

  it("above what an amount can hold is refused in words", async () => {
    const { company, customerId, articleId } = await openCounter();
    await putOnShelf(company, articleId, 900_000_000);
    await addOne(company, customerId, articleId, { price: 900_000_000, quantity: 9999 });
    expect(await refusal(await quoteNew(company, customerId))).toEqual([422, "quote-too-large"]);
    expect((await json<Cart>(company.get(`/getCart/${customerId}`))).totals[0]?.retail.netCents).toBe(
      900_000_000 * 9999,
    );
  });

  it.each<[string, unknown, number, string]>([
    ["maybe", "maybe", 422, "bad-status"],
    ["new", "new", 422, "bad-status"],
    ["nothing", "", 422, "bad-status"],
    ["null", null, 400, "invalid-input"],
    ["a list", ["accepted"], 400, "invalid-input"],
    ["a long text", "x".repeat(100), 400, "invalid-input"],
  ])("does not take the state %s", async (_, status, code, word) => {
    const { company, quoteId } = await openQuote();
    expect(await refusal(await decide(company, quoteId, status))).toEqual([code, word]);
  });

  it.each([
    [
      "after a refusal",
      async ({ company, quoteId }: Open) => void (await decide(company, quoteId, "rejected")),
      "quote-decided",
    ],
    ["twice", async ({ company, quoteId }: Open) => void (await decide(company, quoteId, "accepted")), "quote-decided"],
    ["after its time", ({ company }: Open) => expireQuotes(company), "quote-expired"],
  ])("cannot be accepted %s", async (_, before, code) => {
    const open = await openQuote();
    await before(open);
    expect(await refusal(await decide(open.company, open.quoteId, "accepted"))).toEqual([409, code]);
  });
});

type Open = Awaited<ReturnType<typeof openQuote>>;

describe("the document of a quote", () => {
  const markup = `</text><script>alert(1)</script> & "O'Hara" {{7*7}} %s \${x} \\u0041 &lt;b&gt;`;
  const scripts = {
    firstname: "محمد بن سلمان e\u0301\u202eabc",
    name: "田中 太郎 김철수",
    company: "สมชาย Ħåßℓ Ελένη Иван 🚗",
    address: "שלום כהן\n2e ligne",
  };

  it.each([
    ["full of markup", { name: markup, firstname: markup.slice(0, 59), company: markup, city: markup.slice(0, 59) }],
    ["of many scripts", scripts],
  ])("takes names %s as they are", async (_, info) => {
    const { company, articleId } = await openCounter();
    const customerId = await newCustomer(company, { ...claire, ...info });
    await addOne(company, customerId, articleId);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    expect(await json(company.get(`/quote/${id}`))).toMatchObject({ document: { customer: info } });
    const response = await company.get(`/quote/${id}/pdf`);
    expect(response.status).toBe(200);
    const { pages } = await readPdf(Buffer.from(await response.arrayBuffer()));
    const solid = pages.join(" ").replace(/\s+/g, "");
    for (const part of info.name === markup ? [markup] : ["Ελένη", "Иван", "김철수", "太郎", "2eligne"])
      expect(solid).toContain(part.replace(/\s+/g, ""));
  });

  it.each(["", "data:image/png;base64,", "https://example.org/logo.png"])("is made with the logo %p", async (logo) => {
    const { company, customerId, articleId } = await openCounter();
    await prisma().company.update({ where: { id: company.companyId }, data: { logo } });
    await addOne(company, customerId, articleId);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    expect((await company.get(`/quote/${id}/pdf`)).status).toBe(200);
  });
});
