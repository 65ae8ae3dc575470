import "@/tests/support/end";
import "@/lib/api/app";
import { openApiDocument } from "@/lib/api/document";
import type { LineChange } from "@/lib/domains/cart/schema";
import type { QuoteMade } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { addOne, json, openCounter, type Client } from "@/tests/support/counter";
import { amountsIn, markOffer, netAmounts } from "@/tests/support/net-amounts";
import { quoteNew } from "@/tests/support/quotes";

const quantity = 7;
let marked: Awaited<ReturnType<typeof markOffer>>;

type Answer = [call: string, text: string];
interface Desk {
  company: Client;
  customerId: number;
  lineId: number;
  quoteId: number;
}

/** A seller whose customer has seven marked pieces in the cart and in a quote. */
async function desk(): Promise<Desk> {
  const { company, customerId } = await openCounter();
  const { articleId, code, net } = marked;
  const sale = { channel: code, price: net, quantity, vin: "VF1BR1H0H40123456", ktype: 1_000_080 };
  const { id: lineId } = await json<LineChange>(addOne(company, customerId, articleId, sale));
  const { id: quoteId } = await json<QuoteMade>(quoteNew(company, customerId));
  return { company, customerId, lineId, quoteId };
}

const looks = (company: Client) => company.post("/setUserPreference", { name: "prices", value: "retail" });
const read = async (name: string, response: Response | Promise<Response>): Promise<Answer> => [
  name,
  await (await response).text(),
];

/** Every call of the document that only reads, with the ids of the desk in its path. */
async function readEverything({ company, customerId, lineId, quoteId }: Desk): Promise<Answer[]> {
  const { paths } = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Record<string, Record<string, unknown>> };
  const routes = Object.keys(paths).filter(
    (route) => paths[route]?.get && !/switchTo|updateQuantity|^\/sse/.test(route),
  );
  const words: Record<string, string> = { lang: "fr", vtype: "vl", ktype: "1000080", typnr: "1000080" };
  const answers: Answer[] = [];
  for (const route of routes)
    for (const id of route.includes("{") ? [marked.articleId, customerId, lineId, quoteId] : [0]) {
      const path = route.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? String(id));
      if (!path.endsWith("/pdf")) answers.push(await read(`GET ${path}`, company.get(path)));
    }
  return answers;
}

/** Calls that write or ask with a body, and refusals, which tell prices too. */
async function writeEverything({ company, customerId, lineId, quoteId }: Desk): Promise<Answer[]> {
  const { articleId, code, net, public: publicCents } = marked;
  const items = { items: [{ articleId }] };
  const lines = { accept: "application/x-ndjson" };
  const add = (price: number | null) => addOne(company, customerId, articleId, { channel: code, price });
  return [
    await read("availability", company.post("/availability", items)),
    await read("availability, streamed", company.post("/availability", items, lines)),
    await read("availability of one", company.post(`/availability/${code}`, items)),
    await read("add at another price", add(1)),
    await read("add at the net price", add(net)),
    await read("add without a price", add(null)),
    await read("add at the public price", add(publicCents)),
    await read("quantity", company.get(`/updateQuantity/${customerId}/${lineId}/${quantity}`)),
    await read("point", company.post("/cart/highlight", { customerId, vendorRow: lineId })),
    await read("quote", quoteNew(company, customerId)),
    await read("move", company.post("/cart/move", { customerId, lineId, tab: "aside" })),
    await read("move back", company.post("/cart/move", { customerId, lineId, tab: "cart" })),
    await read("lists", company.get(`/getCart/${customerId}?tab=order&page=1`)),
    await read("decide", company.post("/quote/status", { quoteId, status: "accepted" })),
    await read("remove", company.del(`/cartItem/${customerId}/${lineId}`)),
  ];
}

const told = (answers: readonly Answer[]) => {
  const amounts = netAmounts(marked.net, quantity);
  return answers.filter(([, text]) => amountsIn(text, amounts).length > 0).map(([call]) => call);
};

/** What streams, documents and mail would carry: stored events, and quotes in the database and as PDF. */
async function stored({ company, quoteId }: Desk): Promise<Answer[]> {
  const { companyId } = company;
  const events = await prisma().$queryRaw<{ text: string }[]>`
    select data::text as text from event where company_id = ${companyId}`;
  const quotes = await prisma().$queryRaw<{ text: string }[]>`
    select content::text as text from quote where company_id = ${companyId}`;
  const { pages } = await readPdf(Buffer.from(await (await company.get(`/quote/${quoteId}/pdf`)).arrayBuffer()));
  return [
    ...events.map(({ text }): Answer => ["event", text]),
    ...quotes.map(({ text }): Answer => ["stored quote", text]),
    ["pdf", pages.join(" ")],
  ];
}

describe("what the house pays", () => {
  beforeAll(async () => {
    marked = await markOffer();
  });
  afterAll(() => marked.restore());

  it("is told by the calls of a seller who looks alone, or this test sees nothing", async () => {
    const open = await desk();
    const calls = told([...(await readEverything(open)), ...(await writeEverything(open))]);
    expect(calls).toEqual(
      expect.arrayContaining([
        `GET /getCart/${open.customerId}`,
        "availability",
        "availability, streamed",
        "add at another price",
      ]),
    );
  });

  it("leaves the server by no call while the customer looks", async () => {
    const open = await desk();
    await looks(open.company);
    const answers = [...(await readEverything(open)), ...(await writeEverything(open))];
    expect(told(answers)).toEqual([]);
    const public_ = answers.filter(([, text]) => text.includes(String(marked.public))).map(([call]) => call);
    expect(public_).toEqual(expect.arrayContaining(["availability", "add at another price"]));
  });

  it("is in no quote, document or stored event, whoever looked when they were made", async () => {
    const open = await desk();
    await writeEverything(open);
    const answers = await stored(open);
    expect(answers.map(([name]) => name)).toEqual(expect.arrayContaining(["event", "stored quote", "pdf"]));
    expect(told(answers)).toEqual([]);
    expect(answers.find(([name]) => name === "pdf")?.[1].replace(/\s/g, "")).toContain("82000,02");
  });

  it("is never in what a customer may reach, though the seller looks alone", async () => {
    const { company, customerId, quoteId } = await desk();
    const reached = [
      await read("vc/cart", company.get(`/vc/cart/${customerId}`)),
      await read("vc/customer", company.get(`/vc/customer/${customerId}`)),
      await read("quote", company.get(`/quote/${quoteId}`)),
    ];
    expect(told(reached)).toEqual([]);
  });
});
