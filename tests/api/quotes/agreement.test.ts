import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import { agreementHash } from "@/lib/domains/quotes/agreement/hash";
import type { QuoteAgreement } from "@/lib/domains/quotes/agreement/schema";
import { listAdvised } from "@/lib/domains/quotes/advised/queries";
import type { AdvisedTaken } from "@/lib/domains/quotes/advised/schema";
import { listCustomerQuotes } from "@/lib/domains/quotes/queries/list-customer-quotes";
import { listQuoteWeeks } from "@/lib/domains/quotes/queries/list-weeks";
import type { Quote, QuoteMade, QuoteOrdered } from "@/lib/domains/quotes/schema";
import { systemActor } from "@/lib/platform/actor";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import { addressOf, phoneOf, type Companion } from "@/tests/support/companion";
import { addOne, json, newCustomer, openCounter, refusal } from "@/tests/support/counter";
import { decide, expireQuotes, quoteNew } from "@/tests/support/quotes";

const signature = "20 100 40 -40 40 40 40 -40 40 40";
const plate = "AB-123-CD";
/** 49.90 less ten percent, and half an hour at 60.00. */
const [part, work] = [4_491, 3_000];
const gross = (net: number) => net + Math.round(net / 5);

/** A quote of two parts and half an hour of work, and its customer's phone. */
async function openJob() {
  const counter = await openCounter(undefined, 2);
  const { company, customerId, articles } = counter;
  await company.post(`/companies/settings/${company.companyId}`, { values: { labourT1: 6_000 } });
  for (const articleId of articles) await addOne(company, customerId, articleId, { plate });
  await company.post("/cart/work", { customerId, name: "Purge", minutes: 30, rate: "T1", seen: 6_000, plate });
  const { lines } = await json<Cart>(company.get(`/getCart/${customerId}`));
  const word = "Il reste 2 mm";
  await company.post("/cart/advice", { customerId, lineId: lines[1]?.id, advice: "advised", word });
  const { id: quoteId, number } = await json<QuoteMade>(quoteNew(company, customerId));
  const { key } = await addressOf(company, customerId);
  return { ...counter, quoteId, number, phone: phoneOf(key), word };
}

type Job = Awaited<ReturnType<typeof openJob>>;
const agree = (phone: Companion, { quoteId }: Pick<Job, "quoteId">, more: object = {}, headers = {}) => {
  const body = { quoteId, lines: [0], labour: [0], grossCents: gross(part + work), signature, ...more };
  return phone.post("/quote/agree", body, headers);
};

describe("an agreement line by line", () => {
  it("is frozen with its hash and time, and told to phone, shop and paper", async () => {
    const job = await openJob();
    const { company, customerId, quoteId, phone } = job;
    const made = await json<QuoteAgreement>(agree(phone, job));
    const net = part + work;
    const sums = { netCents: net, vatCents: gross(net) - net, grossCents: gross(net), depositCents: 0 };
    expect(made).toMatchObject({ ...sums, lines: [0], labour: [0], signature });
    expect(made.name).toContain("Laurent");
    const quote = await json<Quote>(company.get(`/quote/${quoteId}`));
    expect(quote).toMatchObject({ status: "accepted", agreement: made });
    const { content } = await prisma().quote.findFirstOrThrow({ where: { companyId: company.companyId, id: quoteId } });
    expect(made.hash).toBe(agreementHash({ content, lines: [0], labour: [0] }));
    const view = await json<CompanionView>(phone.get("/companion"));
    expect(view.quote).toMatchObject({ status: "accepted", agreement: { lines: [0], grossCents: gross(net) } });
    const pdf = readPdf(new Uint8Array(await (await company.get(`/quote/${quoteId}/pdf`)).arrayBuffer()));
    const text = pdf.text.replace(/\s+/gu, " ");
    for (const told of ["Non retenu", "Lignes acceptées : 2 sur 3", "Accepté : 89,89 € TTC", made.hash.slice(32)])
      expect(text).toContain(told);
    const where = { companyId: company.companyId };
    await expect(prisma().quoteAgreement.updateMany({ where, data: { name: "Another" } })).rejects.toThrow();
    const actor = systemActor("test", company.companyId);
    const { spend } = await listCustomerQuotes(actor, { customerId, limit: 5 });
    expect(spend).toMatchObject([{ accepted: 1, spentCents: gross(net) }]);
    const [week] = await listQuoteWeeks(actor, { from: "2020-01-01", to: "2099-01-01" });
    expect(week).toMatchObject({ madeCents: 2 * part + work, accepted: 1, acceptedCents: net });
  });

  it("is ordered alone in one step; the others are advised at the next visit and come back by one press", async () => {
    const job = await openJob();
    const { company, customerId, quoteId, phone, number, word } = job;
    await agree(phone, job);
    expect(await json<QuoteOrdered>(company.post("/quote/order", { quoteId }))).toMatchObject({ lines: 2 });
    const cartOf = () => json<Cart>(company.get(`/getCart/${customerId}`));
    expect(await cartOf()).toMatchObject({ lines: [], labour: [] });
    const actor = systemActor("test", company.companyId);
    const waiting = await listAdvised(actor, { plate: "AB123CD", vin: null });
    expect(waiting).toMatchObject([{ kind: "part", advice: "advised", adviceWord: word, number, customerId }]);
    expect(await listAdvised(actor, { customerId })).toEqual(waiting);
    const advisedIds = waiting.map(({ id }) => id);
    const stranger = await makeCompany();
    const own = await newCustomer(stranger);
    expect(await refusal(await stranger.post("/quote/advised", { customerId: own, advisedIds }))).toEqual([
      404,
      "not-found",
    ]);
    const taken = await json<AdvisedTaken>(company.post("/quote/advised", { customerId, advisedIds }));
    expect(taken).toEqual({ customerId, added: 1, missing: [] });
    expect((await cartOf()).lines).toMatchObject([{ advice: "advised", adviceWord: word, quantity: 1, plate }]);
    expect(await listAdvised(actor, { customerId })).toEqual([]);
  });

  it("is one of two phones': the other is told what stands", async () => {
    const job = await openJob();
    const both = [
      agree(job.phone, job),
      agree(job.phone, job, { lines: [1], labour: [], grossCents: gross(part), signature: null, name: "Paul Martin" }),
    ];
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    const first = await json<QuoteAgreement>(answers[won]!);
    const told = await json<object>(answers[1 - won]!);
    const { lines, labour, name } = first;
    expect(told).toMatchObject({ code: "quote-decided", quoteStatus: "accepted", agreed: { lines, labour, name } });
  });

  it("is the same when it is sent again with its key", async () => {
    const job = await openJob();
    const send = () => agree(job.phone, job, {}, { "idempotency-key": "press" });
    const [one, other] = [await json(send()), await json(send())];
    expect(other).toEqual(one);
  });

  it.each([
    ["a dot", { signature: "10 10 1 1" }, [422, "signature-dot"]],
    ["what is no signature", { signature: "hello" }, [422, "bad-signature"]],
    ["neither signature nor name", { signature: null, name: "1" }, [422, "no-signature"]],
    ["nothing ticked", { lines: [], labour: [], grossCents: 0 }, [422, "nothing-agreed"]],
    ["a line that is not there", { lines: [2] }, [422, "no-such-line"]],
    ["a line twice", { lines: [0, 0] }, [422, "no-such-line"]],
    ["another sum", { grossCents: 1 }, [409, "sum-changed"]],
  ] as const)("with %s is refused", async (_, more, told) => {
    const job = await openJob();
    expect(await refusal(await agree(job.phone, job, more))).toEqual(told);
    expect((await json<Quote>(job.company.get(`/quote/${job.quoteId}`))).status).toBe("new");
  });

  it("is refused with what changed when another quote took its place", async () => {
    const job = await openJob();
    const { company, customerId, articles } = job;
    await addOne(company, customerId, articles[0] ?? 0);
    await company.post("/cart/work", { customerId, name: "Lavage", minutes: 10, rate: "T1", seen: 6_000, plate });
    const next = await json<QuoteMade>(quoteNew(company, customerId));
    const answer = await json<object>(agree(job.phone, job));
    expect(answer).toMatchObject({ code: "quote-replaced", quote: next, changes: { added: ["Lavage"], removed: [] } });
  });

  it("is refused after its time, after a decision, by the seller and by another customer", async () => {
    const job = await openJob();
    const { company } = job;
    const other = await newCustomer(company);
    const { key } = await addressOf(company, other);
    expect(await refusal(await agree(phoneOf(key), job))).toEqual([404, "not-found"]);
    const body = { quoteId: job.quoteId, lines: [0], labour: [0], grossCents: gross(part + work), signature };
    expect((await company.post("/quote/agree", body)).status).toBe(403);
    await decide(company, job.quoteId, "rejected");
    expect(await refusal(await agree(job.phone, job))).toEqual([409, "quote-decided"]);
    const late = await openJob();
    await expireQuotes(late.company);
    expect(await refusal(await agree(late.phone, late))).toEqual([409, "quote-expired"]);
  });
});
