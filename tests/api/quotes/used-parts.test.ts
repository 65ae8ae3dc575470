import "@/tests/support/end";
import { tidy } from "@/lib/jobs/tidy";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { liveCatalogue } from "@/lib/platform/catalogue";
import { prisma, read } from "@/lib/platform/db";
import { makeCompany } from "@/tests/support/company";
import { claire, putOnShelf, someArticles } from "@/tests/support/supply";
import type { Quote, QuoteMade } from "@/lib/domains/quotes/schema";

const json = async <T>(response: Response | Promise<Response>) => (await (await response).json()) as T;

async function counter() {
  const company = await makeCompany();
  const { clientId: customerId } = await json<{ clientId: number }>(company.post("/vc/newClient", { info: claire }));
  const [articleId = 0] = await someArticles(1);
  await putOnShelf(company, articleId, 4990);
  const item = { item: { id: articleId }, name: "x", price: 4990, channel: "local", customerId };
  await company.post("/addItemToCart", item);
  return { company, customerId };
}

it("keeps the customer's last answer with the quote for two years, and asks anew for the next one", async () => {
  const { company, customerId } = await counter();
  for (const answer of ["declined", "accepted"])
    expect((await company.post("/quote/used-parts", { customerId, answer })).status).toBe(200);
  const { id } = await json<QuoteMade>(company.post("/quote/new", { customerId }));
  const { document } = await json<Quote>(company.get(`/quote/${id}`));
  expect(document.usedParts).toMatchObject({ answer: "accepted", by: expect.stringContaining("Person") as string });
  const kept = await prisma().usedPartAnswer.findMany({
    where: { companyId: company.companyId },
    select: { quoteId: true, keptUntil: true },
  });
  expect(kept.map(({ quoteId }) => quoteId)).toEqual([id, id]);
  const years = kept.map(({ keptUntil }) => keptUntil.getFullYear() - new Date().getFullYear());
  expect(years).toEqual([2, 2]);
  const next = await json<QuoteMade>(company.post("/quote/new", { customerId }));
  expect((await json<Quote>(company.get(`/quote/${next.id}`))).document.usedParts?.answer ?? null).toBeNull();
});

it("keeps why none were offered, and prints it on the quote", async () => {
  const { company, customerId } = await counter();
  await company.post("/quote/used-parts", { customerId, answer: "safety" });
  const { id } = await json<QuoteMade>(company.post("/quote/new", { customerId, language: "fr" }));
  const { text } = readPdf(Buffer.from(await (await company.get(`/quote/${id}/pdf`)).arrayBuffer()));
  expect(text.replace(/\s+/gu, " ")).toContain("risque important pour la sécurité routière");
});

it("forgets answers after two years, and none before", async () => {
  const { company, customerId } = await counter();
  for (const answer of ["declined", "accepted"]) await company.post("/quote/used-parts", { customerId, answer });
  const mine = { companyId: company.companyId };
  await prisma().usedPartAnswer.updateMany({
    where: { ...mine, answer: "declined" },
    data: { keptUntil: new Date(Date.now() - 1000) },
  });
  await tidy();
  const left = await prisma().usedPartAnswer.findMany({ where: mine, select: { answer: true } });
  expect(left).toEqual([{ answer: "accepted" }]);
});

it("is asked for a car and not for a lorry", async () => {
  const schema = await liveCatalogue();
  const ktypes = await read<{ vtype: string; ktype: number }>({
    name: `test_ktype_of_types@${schema}`,
    text: `select vtype, min(ktype) as ktype from ${schema}.vehicle group by 1`,
  });
  const company = await makeCompany();
  const label = { makeLabel: "Casse", ArtNr: "H 1", label: "Phare", genartId: 10_286 };
  const formData = { price: 990, amount: 9, partType: "neuve" };
  const { id } = await json<{ id: number }>(company.post("/cloneItem", { item: label, formData }));
  for (const [vtype, asked] of [
    ["vl", true],
    ["motos", true],
    ["pl", false],
  ] as const) {
    const { clientId: customerId } = await json<{ clientId: number }>(company.post("/vc/newClient", { info: claire }));
    const ktype = ktypes.find((one) => one.vtype === vtype)?.ktype;
    const item = { item: { id: `own-${id}` }, price: 990, channel: "local", customerId, ktype };
    expect((await company.post("/addItemToCart", item)).status).toBe(200);
    const quote = await json<QuoteMade>(company.post("/quote/new", { customerId }));
    const { document } = await json<Quote>(company.get(`/quote/${quote.id}`));
    expect([vtype, document.usedParts !== undefined]).toEqual([vtype, asked]);
  }
});

it("refuses other words, and the customer of another house", async () => {
  const [{ company, customerId }, other] = await Promise.all([counter(), counter()]);
  expect((await company.post("/quote/used-parts", { customerId, answer: "perhaps" })).status).toBe(400);
  const foreign = await other.company.post("/quote/used-parts", { customerId, answer: "accepted" });
  expect(foreign.status).toBe(404);
});
