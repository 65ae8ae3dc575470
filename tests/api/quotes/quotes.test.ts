import "@/tests/support/end";
import type { Quote, QuoteMade, QuotePage } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import { expireQuotes } from "@/tests/support/quotes";
import { claire, putOnShelf, someArticles } from "@/tests/support/supply";

type Client = Awaited<ReturnType<typeof makeCompany>>;
const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;
const price = 3890;

/** A company with a customer whose cart holds one article three times, for 38.90 in public. */
async function filledCart(info: object = claire) {
  const company = await makeCompany();
  const { clientId: customerId } = await json<{ clientId: number }>(company.post("/vc/newClient", { info }));
  const [articleId = 0] = await someArticles(1);
  await putOnShelf(company, articleId, price);
  const body = {
    item: { id: articleId, partType: "neuve" },
    name: "",
    price,
    quantity: 3,
    channel: "local",
    customerId,
  };
  expect((await company.post("/addItemToCart", body)).status).toBe(200);
  return { company, customerId, articleId };
}

const quoteNew = (company: Client, customerId: number, headers?: Record<string, string>) =>
  company.post("/quote/new", { cart: [{ id: 1, price: 1 }], customerId, vehicleData: null }, headers);
const quoteOf = (company: Client, id: number) => json<Quote>(company.get(`/quote/${id}`));
const decide = (company: Client, quoteId: number, status: string) => company.post("/quote/status", { quoteId, status });
const code = async (response: Response) => [response.status, (await json<{ code: string }>(response)).code];
const year = new Date().toLocaleDateString("en-GB", { timeZone: "Europe/Paris", year: "numeric" });

describe("quote/new", () => {
  it("takes 10 percent off the public price and adds 20 percent VAT on the sum", async () => {
    const { company, customerId } = await filledCart();
    const { id, number } = await json<QuoteMade>(quoteNew(company, customerId));
    expect(number).toBe(`${year}-00001`);
    const { document, issuedAt, expiresAt, status } = await quoteOf(company, id);
    expect(document.lines).toMatchObject([
      { quantity: 3, publicCents: 3890, unitCents: 3501, discountBp: 1000, totalCents: 10_503 },
    ]);
    expect(document.totals).toMatchObject({
      netCents: 10_503,
      vat: [{ rateBp: 2000, baseCents: 10_503, vatCents: 2101 }],
      grossCents: 12_604,
    });
    expect(document.customer).toMatchObject({ name: "Laurent", city: "Lyon", isProfessional: false, company: null });
    expect(Date.parse(expiresAt) - Date.parse(issuedAt)).toBe(15 * 24 * 3_600_000);
    expect(status).toBe("new");
  });

  it("states the part type of the own stock, whatever the caller says, and each line's vehicle where there are several", async () => {
    const { company, customerId, articleId } = await filledCart();
    const [, another = 0] = await someArticles(2);
    await company.post("/cloneItem", { item: { id: another }, formData: { price, amount: 3, partType: "réusine" } });
    const item = { id: another, partType: "neuve" };
    const sold = { item, price, channel: "local", customerId, plate: "AB-123-CD" };
    expect((await company.post("/addItemToCart", sold)).status).toBe(200);
    const golf = { ...sold, item: { id: articleId }, plate: "EZ-777-VW" };
    expect((await company.post("/addItemToCart", golf)).status).toBe(200);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    const { document } = await quoteOf(company, id);
    expect(document.lines.map(({ condition, vehicle }) => [condition, vehicle])).toEqual([
      ["new", expect.stringMatching(/^EZ-777-VW · /)],
      ["remanufactured", expect.stringMatching(/^AB-123-CD · /)],
    ]);
    const { text } = readPdf(Buffer.from(await (await company.get(`/quote/${id}/pdf`)).arrayBuffer()));
    expect(text).toMatch(/EZ-777-VW · Volkswagen/);
  });

  it("numbers without a gap, whoever asks at the same time and whatever fails between", async () => {
    const { company, customerId } = await filledCart();
    const wrong = 2_000_000_000;
    const asked = [customerId, wrong, customerId, customerId, wrong, customerId].map((id) => quoteNew(company, id));
    const made = (await Promise.all(asked)).filter(({ status }) => status === 200);
    const numbers = await Promise.all(made.map(async (one) => (await json<QuoteMade>(one)).number));
    expect(numbers.sort()).toEqual([1, 2, 3, 4].map((n) => `${year}-0000${n}`));
  });

  it("makes one quote for one Idempotency-Key", async () => {
    const { company, customerId } = await filledCart();
    const headers = { "idempotency-key": "q" };
    const all = await Promise.all([1, 2, 3].map(() => quoteNew(company, customerId, headers).then(json<QuoteMade>)));
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect((await json<QuotePage>(company.get("/quotes"))).quotes).toHaveLength(1);
  });

  it("never changes afterwards", async () => {
    const { company, customerId, articleId } = await filledCart();
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    const before = await quoteOf(company, id);
    await company.post("/vc/info", { ...claire, name: "Durand", clientId: customerId });
    await putOnShelf(company, articleId, 9990);
    await prisma().cartLine.deleteMany({ where: { companyId: company.companyId } });
    await prisma().company.update({ where: { id: company.companyId }, data: { name: "Renamed" } });
    expect(await quoteOf(company, id)).toEqual(before);
  });

  it("refuses an empty cart, no customer and a foreign one", async () => {
    const { company, customerId } = await filledCart();
    const other = await makeCompany();
    const { clientId } = await json<{ clientId: number }>(other.post("/vc/newClient", { info: claire }));
    expect(await code(await quoteNew(other, clientId))).toEqual([422, "empty-cart"]);
    expect(await code(await other.post("/quote/new", { vehicleData: null }))).toEqual([422, "customer-required"]);
    expect(await code(await quoteNew(other, customerId))).toEqual([404, "not-found"]);
    expect((await json<QuotePage>(company.get("/quotes"))).quotes).toEqual([]);
  });

  it("names the lines that have no public price", async () => {
    const { company, customerId } = await filledCart();
    await prisma().cartLine.updateMany({ where: { companyId: company.companyId }, data: { publicCents: null } });
    const response = await quoteNew(company, customerId);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "no-public-price", lines: [expect.any(String)] });
  });

  it("never quotes Swiss francs", async () => {
    const { company, customerId } = await filledCart();
    await prisma().cartLine.updateMany({ where: { companyId: company.companyId }, data: { currency: "CHF" } });
    expect(await code(await quoteNew(company, customerId))).toEqual([422, "empty-cart"]);
  });
});

describe("quote/status", () => {
  it("is decided once: accepting against rejecting, one wins and the other gets 409", async () => {
    const { company, customerId } = await filledCart();
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    const answers = await Promise.all(
      ["accepted", "rejected", "accepted", "rejected"].map((status) => decide(company, id, status)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = await json<{ status: string }>(answers.find(({ status }) => status === 200) as Response);
    expect((await quoteOf(company, id)).status).toBe(won.status);
    expect(await code(await decide(company, id, won.status))).toEqual([409, "quote-decided"]);
  });

  it("cannot be accepted after 15 days", async () => {
    const { company, customerId } = await filledCart();
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    await expireQuotes(company);
    expect(await code(await decide(company, id, "accepted"))).toEqual([409, "quote-expired"]);
    expect(await quoteOf(company, id)).toMatchObject({ status: "new", expired: true });
  });

  it.each(["new", "ACCEPTED", "", "maybe"])("does not know the state %p", async (status) => {
    const { company, customerId } = await filledCart();
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    expect(await code(await decide(company, id, status))).toEqual([422, "bad-status"]);
  });
});

describe("quotes", () => {
  it("are found by number and customer, page after page", async () => {
    const { company, customerId } = await filledCart({ ...claire, name: "O'Hara & محمد" });
    for (let made = 0; made < 3; made += 1) await quoteNew(company, customerId);
    const found = async (query: string) =>
      (await json<QuotePage>(company.get(`/quotes?${query}`))).quotes.map(({ number }) => number);
    expect(await found(`search=${encodeURIComponent("محمد")}`)).toHaveLength(3);
    expect(await found("search=00002")).toEqual([`${year}-00002`]);
    expect(await found("status=accepted")).toEqual([]);
    const { quotes, next } = await json<QuotePage>(company.get("/quotes?limit=2"));
    expect(quotes.map(({ number }) => number)).toEqual([`${year}-00003`, `${year}-00002`]);
    expect(await found(`limit=2&after=${next}`)).toEqual([`${year}-00001`]);
  });

  it("of another company are like unknown ones", async () => {
    const { company, customerId } = await filledCart();
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    const other = await makeCompany();
    const bare = async (response: Response) => (await response.text()).replace(/"requestId":"[^"]*"/, "");
    for (const call of [
      (quote: number) => other.get(`/quote/${quote}`),
      (quote: number) => other.get(`/quote/${quote}/pdf`),
      (quote: number) => decide(other, quote, "accepted"),
    ]) {
      const [theirs, nobodys] = await Promise.all([call(id), call(2_000_000_000)]);
      expect([theirs.status, await bare(theirs)]).toEqual([404, await bare(nobodys)]);
    }
    expect((await json<QuotePage>(other.get("/quotes"))).quotes).toEqual([]);
  });

  it("come as a PDF with a name", async () => {
    const { company, customerId } = await filledCart({ ...claire, name: "O'Hara & محمد" });
    const { id, number } = await json<QuoteMade>(quoteNew(company, customerId));
    const response = await company.get(`/quote/${id}/pdf`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(`inline; filename="devis-${number}.pdf"`);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("are written as they were typed: markup, quotation marks, templates and other scripts", async () => {
    const texts = { name: `<b>L'Épée</b> & "Fils"`, firstname: "Ольга", address: "1 rue {{7*7}} ${1} <script>" };
    const { company, customerId } = await filledCart({ ...claire, ...texts });
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    const { pages } = await readPdf(Buffer.from(await (await company.get(`/quote/${id}/pdf`)).arrayBuffer()));
    const read = pages.join(" ").replace(/\s+/g, "");
    for (const text of Object.values(texts)) expect(read).toContain(text.replace(/\s+/g, ""));
  });
});
