import "@/tests/support/end";
import { mails } from "@/lib/jobs/mails";
import { prisma } from "@/lib/platform/db";
import { json, openCounter } from "@/tests/support/counter";
import { makeCompany, secondUser } from "@/tests/support/company";
import { aloneInTheOutbox, mailOf, writtenFile } from "@/tests/support/mails";
import { openQuote } from "@/tests/support/quotes";
import type { QuoteMailDraft } from "@/lib/domains/quotes/mailing/schema";
import type { MailPage } from "@/lib/domains/mails/schema";

const send = () => mails({}, { addJob: () => Promise.reject(new Error("nothing is left")) });

async function readyQuote() {
  const counter = await openQuote();
  const { companyId } = counter.company;
  await prisma().company.update({ where: { id: companyId }, data: { email: "contact@garage.example" } });
  await aloneInTheOutbox(counter.company);
  return counter;
}

const message = (quoteId: number, more: object = {}) => ({
  ...{ quoteId, to: "client@example.com", subject: "Votre devis", text: "Bonjour,\n\nci-joint." },
  ...more,
});

describe("a quote by e-mail", () => {
  it("is drafted in its language, and leaves with its document; the answer goes to the company", async () => {
    const { company, quoteId, number } = await readyQuote();
    const draft = await json<QuoteMailDraft>(company.get(`/quote/${quoteId}/mail`));
    expect(draft.subject).toBe(`Votre devis n° ${number}`);
    expect(draft.text).toContain(number);
    expect([draft.replyTo, draft.delivers]).toEqual(["contact@garage.example", false]);
    const { mailId } = await json<{ mailId: number }>(
      company.post("/quote/mail", message(quoteId, { subject: draft.subject, text: draft.text })),
    );
    await send();
    const { state, messageId } = await mailOf(company.companyId, mailId);
    expect(state).toBe("kept");
    const file = await writtenFile(messageId);
    expect(file).toMatch(/^To: client@example.com\r$/m);
    expect(file).toMatch(/^Reply-To: contact@garage.example\r$/m);
    expect(file).toMatch(/Content-Type: application\/pdf/);
    const pdf = /application\/pdf[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(file)?.[1] ?? "";
    expect(Buffer.from(pdf, "base64").subarray(0, 5).toString()).toBe("%PDF-");
    const { mails: rows } = await json<MailPage>(company.get("/mails"));
    expect(rows.map(({ id, toAddress }) => [id, toAddress])).toEqual([[mailId, "client@example.com"]]);
    expect(await (await company.get(`/mails/${mailId}/file`)).text()).toContain("application/pdf");
  });

  it("is sent once however often the press is repeated", async () => {
    const { company, quoteId } = await readyQuote();
    const headers = { "idempotency-key": `mail-${quoteId}` };
    const answers = await Promise.all(
      [1, 2, 3].map(() => json<{ mailId: number }>(company.post("/quote/mail", message(quoteId), headers))),
    );
    expect(new Set(answers.map(({ mailId }) => mailId)).size).toBe(1);
    expect(await prisma().mail.count({ where: { companyId: company.companyId } })).toBe(1);
  });

  it("links the customer's own page where it is asked to, and then tells nobody its text", async () => {
    const { company, quoteId } = await readyQuote();
    const { mailId } = await json<{ mailId: number }>(company.post("/quote/mail", message(quoteId, { online: true })));
    const queued = await mailOf(company.companyId, mailId);
    expect([queued.kind, queued.content, queued.sealed !== null]).toEqual(["quoteOnline", null, true]);
    await send();
    const { messageId, sealed } = await mailOf(company.companyId, mailId);
    expect((await writtenFile(messageId)).replaceAll("=\r\n", "")).toMatch(/\/gcd\?id=(3D)?[\w-]{43}/);
    expect(sealed).toBeNull();
    expect((await company.get(`/mails/${mailId}/file`)).status).toBe(404);
  });

  it.each([
    ["an address of two lines", { to: "a@example.com\r\nBcc: b@example.com" }],
    ["two addresses", { to: "a@example.com, b@example.com" }],
    ["no address", { to: "client" }],
    ["a subject of two lines", { subject: "a\r\nBcc: b@example.com" }],
    ["no words", { text: "  " }],
    ["too many words", { text: "a".repeat(4001) }],
  ])("is refused with %s", async (_, wrong) => {
    const { company, quoteId } = await readyQuote();
    expect((await company.post("/quote/mail", message(quoteId, wrong))).status).toBe(400);
    expect(await prisma().mail.count({ where: { companyId: company.companyId } })).toBe(0);
  });

  it("of another company is unknown, and its messages too", async () => {
    const { company, quoteId } = await readyQuote();
    const { mailId } = await json<{ mailId: number }>(company.post("/quote/mail", message(quoteId)));
    const other = await makeCompany();
    const known = [
      await other.get(`/quote/${quoteId}/mail`),
      await other.post("/quote/mail", message(quoteId)),
      await other.get(`/mails/${mailId}`),
      await other.get(`/mails/${mailId}/file`),
      await other.post(`/mails/${mailId}/resend`),
    ];
    expect(known.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await json<MailPage>(other.get("/mails"))).mails).toEqual([]);
  });

  it("is for sellers, and the list of messages for administrators", async () => {
    const { company } = await openCounter();
    const seller = await secondUser(company, ["CaiaApp", "cart"]);
    const reader = await secondUser(company, ["CaiaApp"]);
    expect((await seller.get("/mails")).status).toBe(403);
    expect((await reader.post("/quote/mail", message(1))).status).toBe(403);
  });

  it("stops a house that writes too many in an hour", async () => {
    const { company, quoteId } = await readyQuote();
    const one = {
      companyId: company.companyId,
      kind: "quote",
      language: "fr",
      toAddress: "a@example.com",
      subject: "a",
    };
    const rows = Array.from({ length: 120 }, () => ({ ...one, createdBy: company.userId, dueAt: null, state: "sent" }));
    await prisma().mail.createMany({ data: rows });
    expect((await company.post("/quote/mail", message(quoteId))).status).toBe(429);
  });
});
