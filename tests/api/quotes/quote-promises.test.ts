import "@/tests/support/end";
import type { Quote, QuoteMade, QuotePage } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { addOne, json, openCounter, refusal, shelfPrice } from "@/tests/support/counter";
import { decide, expireQuotes, openQuote, quoteNew } from "@/tests/support/quotes";
import { claire, putOnShelf } from "@/tests/support/supply";

const year = new Date().toLocaleDateString("en-GB", { timeZone: "Europe/Paris", year: "numeric" });
const pdfOf = async (response: Response) =>
  (await readPdf(Buffer.from(await response.arrayBuffer()))).pages.join(" ").replace(/\s+/g, " ");

describe("numbers of quotes", () => {
  it("have no gap after fifty at once, of which some fail after they took one", async () => {
    const { company, customerId, articleId } = await openCounter();
    await addOne(company, customerId, articleId);
    const trigger = `create function refuse_test_quote() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`;
    await prisma().$executeRawUnsafe(trigger);
    await prisma().$executeRawUnsafe(`create trigger refuse_test_quote after insert on quote for each row
      when (new.company_id = ${company.companyId} and new.content ->> 'language' = 'en') execute function refuse_test_quote()`);
    const languages = Array.from({ length: 50 }, (_, turn) => (turn % 3 === 0 ? "en" : "fr"));
    const answers = await Promise.all(languages.map((language) => quoteNew(company, customerId, { language }))).finally(
      () => prisma().$executeRawUnsafe("drop function refuse_test_quote cascade"),
    );
    expect(answers.map(({ status }) => status === 200)).toEqual(languages.map((language) => language === "fr"));
    const made = answers.filter(({ status }) => status === 200);
    const numbers = await Promise.all(made.map(async (one) => (await json<QuoteMade>(one)).number));
    const wanted = numbers.map((_, at) => `${year}-${String(at + 1).padStart(5, "0")}`);
    expect(numbers.sort()).toEqual(wanted);
    expect(await json<QuoteMade>(quoteNew(company, customerId))).toMatchObject({
      number: `${year}-${String(numbers.length + 1).padStart(5, "0")}`,
    });
  });

  it("count each company by itself", async () => {
    const [one, other] = [await openQuote(), await openQuote()];
    expect([one.number, other.number]).toEqual([`${year}-00001`, `${year}-00001`]);
  });
});

describe("a quote that is made", () => {
  it("is neither altered by price, customer, article or company, nor by a statement, in data and document alike", async () => {
    const { company, customerId, articleId, quoteId } = await openQuote();
    const read = () => json<Quote>(company.get(`/quote/${quoteId}`));
    const print = async () => pdfOf(await company.get(`/quote/${quoteId}/pdf`));
    const [before, printed] = [await read(), await print()];
    await putOnShelf(company, articleId, shelfPrice * 2);
    await addOne(company, customerId, articleId, { price: shelfPrice * 2 });
    await company.post("/vc/info", { ...claire, name: "Durand", city: "Paris", clientId: customerId });
    const { companyId } = company;
    await prisma()
      .$executeRaw`update cart_line set item = jsonb_set(item, '{number}', '"OTHER"'), name = 'Other' where company_id = ${companyId}`;
    await prisma().company.update({
      where: { id: companyId },
      data: { name: "Renamed", siren: null, address: "Elsewhere" },
    });
    expect(await read()).toEqual(before);
    expect(await print()).toEqual(printed);
    for (const change of [
      { content: {} },
      { netCents: 1 },
      { number: "2026-99999" },
      { customerId: 1 },
      { status: "maybe" },
    ])
      await expect(prisma().quote.updateMany({ where: { companyId }, data: change })).rejects.toThrow();
    expect(await read()).toEqual(before);
  });

  it("is decided once by two clients, whatever each of them sends how often at once", async () => {
    for (const sent of [
      ["accepted", "accepted"],
      ["accepted", "rejected"],
    ]) {
      const { company, quoteId } = await openQuote();
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, turn) => decide(company, quoteId, sent[turn % 2])),
      );
      const won = answers.filter(({ status }) => status === 200);
      expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 9]);
      const { status } = await json<{ status: string }>(won[0] as Response);
      const notes = await prisma().auditEntry.findMany({ where: { companyId: company.companyId, entity: "quote" } });
      expect(notes.map(({ action }) => action).sort()).toEqual([status, "create"].sort());
      expect((await json<Quote>(company.get(`/quote/${quoteId}`))).status).toBe(status);
    }
  });

  it("answers the same to a decision that is sent again with its key", async () => {
    const { company, quoteId } = await openQuote();
    const send = () => company.post("/quote/status", { quoteId, status: "accepted" }, { "idempotency-key": "tap" });
    const answers = await Promise.all([send(), send(), send()]);
    expect(await Promise.all(answers.map(json))).toEqual(answers.map(() => ({ status: "accepted" })));
  });

  it("cannot be decided after its time, not even past the verb", async () => {
    const { company, quoteId } = await openQuote();
    await expireQuotes(company);
    expect(await refusal(await decide(company, quoteId, "accepted"))).toEqual([409, "quote-expired"]);
    const where = { companyId: company.companyId };
    await expect(prisma().quote.updateMany({ where, data: { status: "accepted" } })).rejects.toThrow();
    expect((await json<QuotePage>(company.get("/quotes"))).quotes).toMatchObject([{ status: "new", expired: true }]);
  });
});
