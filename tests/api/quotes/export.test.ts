import { readFileSync } from "node:fs";
import path from "node:path";
import { acceptedQuote, acceptedQuoteSchema, type AcceptedQuote } from "@/lib/domains/quotes/export/schema";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany } from "@/tests/support/company";
import { addOne, json, openCounter, refusal } from "@/tests/support/counter";
import { ruleFaults, schemaFaults } from "@/tests/support/invoice-schema";
import { decide, openQuote, quoteNew } from "@/tests/support/quotes";
import "@/tests/support/end";

const published: unknown = JSON.parse(
  readFileSync(path.resolve(__dirname, "../../../public/schemas/accepted-quote.json"), "utf8"),
);

async function accepted() {
  const opened = await openQuote();
  await decide(opened.company, opened.quoteId, "accepted");
  return opened;
}

describe("an accepted quote as a file", () => {
  it("has its schema published (npm run openapi writes it)", () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(acceptedQuoteSchema())));
  });

  it("is JSON by the published schema", async () => {
    const { company, quoteId, number, customerId } = await accepted();
    const response = await company.get(`/quote/${quoteId}/export`);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${number}.json"`);
    const file = await json<AcceptedQuote>(response);
    expect(acceptedQuote.strict().parse(file)).toEqual(file);
    expect(file).toMatchObject({
      quote: { id: quoteId, number, currency: "EUR" },
      customer: { id: customerId },
      lines: [{ position: 1, kind: "part", quantity: 1, unit: "piece", unitCents: 4491, totalCents: 4491 }],
      totals: { netCents: 4491, grossCents: 5389, vat: [{ rateBp: 2000, baseCents: 4491, vatCents: 898 }] },
    });
  });

  it("is a table with a row for each line", async () => {
    const { company, quoteId, number } = await accepted();
    const text = await (await company.get(`/quote/${quoteId}/export?format=csv`)).text();
    const [head, row, rest] = text.replace("\ufeff", "").split("\r\n");
    expect(head?.split(",").slice(0, 3)).toEqual(["quote", "accepted_at", "customer_id"]);
    expect(row).toContain(`${number},`);
    expect(row).toContain(",1,piece,4491,2000,4491,0,EUR");
    expect(rest).toBe("");
  });

  it("is the draft of an invoice that says that it is none", async () => {
    const { company, quoteId, number } = await accepted();
    const text = await (await company.get(`/quote/${quoteId}/export?format=cii`)).text();
    expect(text).toContain(`<ram:ID>DRAFT-${number}</ram:ID><ram:TypeCode>325</ram:TypeCode>`);
    expect(text).toContain("<ram:GrandTotalAmount>53.89</ram:GrandTotalAmount>");
  });

  it("is the same draft as a PDF that carries it", async () => {
    const { company, quoteId, number } = await accepted();
    const xml = await (await company.get(`/quote/${quoteId}/export?format=cii`)).text();
    const response = await company.get(`/quote/${quoteId}/export?format=facturx`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="DRAFT-${number}.pdf"`);
    const pdf = new Uint8Array(await response.arrayBuffer());
    const { files, title, text } = readPdf(pdf.slice());
    expect(title).toBe(`Projet de facture n° DRAFT-${number}`);
    expect(text).toContain("53,89 €");
    expect(Buffer.from(files["factur-x.xml"] ?? "", "base64").toString("utf8")).toBe(xml);
    expect([await schemaFaults(xml), await ruleFaults(pdf)]).toEqual([[], []]);
  });

  it("is no Factur-X of a seller whom no number names", async () => {
    const { company, customerId, articleId } = await openCounter();
    const data = { siren: null, vatNumber: null };
    await prisma().company.update({ where: { id: company.companyId }, data });
    await addOne(company, customerId, articleId);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    await decide(company, id, "accepted");
    expect(await refusal(await company.get(`/quote/${id}/export?format=facturx`))).toEqual([
      409,
      "seller-without-number",
    ]);
    expect((await company.get(`/quote/${id}/export?format=cii`)).status).toBe(200);
  });

  it("is refused before it is accepted, in another format, and to another company", async () => {
    const { company, quoteId } = await openQuote();
    expect(await refusal(await company.get(`/quote/${quoteId}/export`))).toEqual([409, "quote-not-accepted"]);
    expect(await refusal(await company.get(`/quote/${quoteId}/export?format=facturx`))).toEqual([
      409,
      "quote-not-accepted",
    ]);
    expect((await company.get(`/quote/${quoteId}/export?format=pdf`)).status).toBe(400);
    expect((await (await makeCompany()).get(`/quote/${quoteId}/export`)).status).toBe(404);
  });
});
