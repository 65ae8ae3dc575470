import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { Quote, QuoteLines, QuoteMade, QuoteOrdered } from "@/lib/domains/quotes/schema";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { addOne, json, refusal, type Client } from "@/tests/support/counter";
import { decide, expireQuotes, openQuote, quoteNew } from "@/tests/support/quotes";

const cartOf = (company: Client, customerId: number, tab = "cart") =>
  json<Cart>(company.get(`/getCart/${customerId}?tab=${tab}`));
const quoteOf = (company: Client, id: number) => json<Quote>(company.get(`/quote/${id}`));
const order = (company: Client, quoteId: number) => company.post("/quote/order", { quoteId });
const redo = (company: Client, quoteId: number) => company.post("/quote/redo", { quoteId });

describe("an accepted quote", () => {
  it("is ordered in one step, once, and the cart shows it", async () => {
    const { company, customerId, quoteId } = await openQuote();
    expect(await refusal(await order(company, quoteId))).toEqual([409, "quote-not-accepted"]);
    await decide(company, quoteId, "accepted");
    const ordered = await json<QuoteOrdered>(order(company, quoteId));
    expect(ordered).toEqual({ customerId, lines: 1, orders: [expect.stringMatching(/^2\d{3}-00001$/)] });
    expect(await json(company.get(`/order/${ordered.orders[0]}`))).toMatchObject({
      quoteId,
      source: "quote",
      customerId,
    });
    expect((await cartOf(company, customerId)).lines).toEqual([]);
    expect((await cartOf(company, customerId, "order")).lines).toMatchObject([{ quantity: 1 }]);
    expect((await quoteOf(company, quoteId)).orderedAt).not.toBeNull();
    expect(await refusal(await order(company, quoteId))).toEqual([409, "quote-ordered"]);
  });

  it("is ordered once by two sellers at the same moment", async () => {
    const { company, customerId, quoteId } = await openQuote();
    await decide(company, quoteId, "accepted");
    const answers = await Promise.all([order(company, quoteId), order(company, quoteId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await cartOf(company, customerId, "order")).lines).toMatchObject([{ quantity: 1 }]);
  });

  it("is ordered as it was accepted: what the cart has beyond stays there, and what has left it comes back", async () => {
    const more = await openQuote();
    await addOne(more.company, more.customerId, more.articleId);
    await addOne(more.company, more.customerId, more.articleId);
    await decide(more.company, more.quoteId, "accepted");
    await order(more.company, more.quoteId);
    expect((await cartOf(more.company, more.customerId)).lines).toMatchObject([{ quantity: 2 }]);
    expect((await cartOf(more.company, more.customerId, "order")).lines).toMatchObject([{ quantity: 1 }]);

    const less = await openQuote();
    const [line] = (await cartOf(less.company, less.customerId)).lines;
    await less.company.del(`/cartItem/${less.customerId}/${line?.id}`);
    await decide(less.company, less.quoteId, "accepted");
    await order(less.company, less.quoteId);
    expect((await cartOf(less.company, less.customerId, "order")).lines).toMatchObject([
      { quantity: 1, price: line?.price, item: { id: less.articleId } },
    ]);
  });

  it("of another company does not exist", async () => {
    const { quoteId } = await openQuote();
    const { company } = await openQuote();
    expect((await order(company, quoteId)).status).toBe(404);
    expect((await redo(company, quoteId)).status).toBe(404);
  });
});

describe("a refused quote", () => {
  it("keeps the customer's reason, and only a refusal has one", async () => {
    const { company, customerId, quoteId } = await openQuote();
    const { key } = await addressOf(company, customerId);
    const body = { quoteId, status: "rejected", reason: " Trop cher\nje verrai au printemps " };
    expect((await phoneOf(key).post("/quote/status", body)).status).toBe(200);
    expect((await quoteOf(company, quoteId)).reason).toBe("Trop cher\nje verrai au printemps");

    const other = await openQuote();
    await other.company.post("/quote/status", { quoteId: other.quoteId, status: "accepted", reason: "x" });
    expect((await quoteOf(other.company, other.quoteId)).reason).toBeNull();
  });

  it("needs no reason, and takes none that is too long or cannot be stored", async () => {
    const { company, quoteId } = await openQuote();
    for (const reason of ["a".repeat(501), "a\u0000b", "\ud800"])
      expect((await company.post("/quote/status", { quoteId, status: "rejected", reason })).status).toBe(400);
    expect((await decide(company, quoteId, "rejected")).status).toBe(200);
    expect((await quoteOf(company, quoteId)).reason).toBeNull();
  });

  it("is made anew from the same lines as a version that names the one before, on paper as well", async () => {
    const { company, customerId, quoteId, number } = await openQuote();
    expect(await refusal(await redo(company, quoteId))).toEqual([409, "quote-open"]);
    const early = await quoteNew(company, customerId, { replaces: quoteId });
    expect(await refusal(early)).toEqual([409, "quote-open"]);
    const [line] = (await cartOf(company, customerId)).lines;
    await company.del(`/cartItem/${customerId}/${line?.id}`);
    await decide(company, quoteId, "rejected");
    expect(await json<QuoteLines>(redo(company, quoteId))).toEqual({ customerId, lines: 1 });
    expect(await json<QuoteLines>(redo(company, quoteId))).toEqual({ customerId, lines: 0 });
    expect((await cartOf(company, customerId)).lines).toMatchObject([{ quantity: 1, item: line?.item }]);
    const next = await json<QuoteMade>(quoteNew(company, customerId, { replaces: quoteId }));
    expect(next.number).not.toBe(number);
    const [before, after] = await Promise.all([quoteOf(company, quoteId), quoteOf(company, next.id)]);
    expect(after.replaces).toEqual({ id: quoteId, number });
    expect(before.replacedBy).toEqual(next);
    expect(after.document.lines).toEqual(before.document.lines);
    const pdf = await (await company.get(`/quote/${next.id}/pdf`)).arrayBuffer();
    expect(readPdf(new Uint8Array(pdf)).text).toContain(`Ce devis remplace le devis n° ${number}.`);
  });

  it("is made anew when it expired as well, for its own customer alone", async () => {
    const { company, customerId, quoteId } = await openQuote();
    await expireQuotes(company);
    expect((await redo(company, quoteId)).status).toBe(200);
    const other = await openQuote();
    expect((await quoteNew(other.company, other.customerId, { replaces: quoteId })).status).toBe(404);
    expect((await quoteNew(company, customerId, { replaces: quoteId })).status).toBe(200);
  });
});

describe("quantities above the stock", () => {
  it("are told beside the line and to the seller of the quote, never to the customer", async () => {
    const { company, customerId, articleId } = await openQuote();
    const [line] = (await cartOf(company, customerId)).lines;
    const stock = line?.stock ?? 0;
    expect(stock).toBeGreaterThan(0);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    expect((await quoteOf(company, id)).short).toEqual([]);
    await company.get(`/updateQuantity/${customerId}/${line?.id}/${stock + 1}`);
    const above = await json<QuoteMade>(quoteNew(company, customerId));
    expect((await quoteOf(company, above.id)).short).toMatchObject([{ supplier: "local", quantity: stock + 1, stock }]);
    const { key } = await addressOf(company, customerId);
    expect(JSON.stringify(await json(phoneOf(key).get("/companion")))).not.toContain("stock");
    expect(articleId).toBe(line?.item.id);
  });
});

describe("the database", () => {
  it("lets no refusal's reason, order or line change afterwards", async () => {
    const { prisma } = await import("@/lib/platform/db");
    const { company, quoteId } = await openQuote();
    const where = { companyId_id: { companyId: company.companyId, id: quoteId } };
    const change = (data: object) => prisma().quote.update({ where, data, select: { id: true } });
    await expect(change({ reason: "x" })).rejects.toThrow(/frozen/);
    await expect(change({ orderedAt: new Date() })).rejects.toThrow(/frozen/);
    await expect(change({ lines: [] })).rejects.toThrow(/frozen/);
    await decide(company, quoteId, "accepted");
    await change({ orderedAt: new Date() });
    await expect(change({ orderedAt: null })).rejects.toThrow(/frozen/);
  });
});
