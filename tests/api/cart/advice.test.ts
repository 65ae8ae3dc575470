import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import type { Quote, QuoteMade } from "@/lib/domains/quotes/schema";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { addOne, json, openCounter, refusal, type Client } from "@/tests/support/counter";
import { expireQuotes, quoteNew } from "@/tests/support/quotes";

const word = "Il reste 2 mm";

/** A cart of one part and of one piece of work. */
async function openWorkshop() {
  const counter = await openCounter();
  const { company, customerId, articleId } = counter;
  await company.post(`/companies/settings/${company.companyId}`, { values: { labourT1: 6_000 } });
  await addOne(company, customerId, articleId);
  await company.post("/cart/work", { customerId, name: "Purge", minutes: 30, rate: "T1", seen: 6_000 });
  const { lines, labour } = await cartOf(company, customerId);
  return { ...counter, lineId: lines[0]?.id ?? 0, labourId: labour[0]?.id ?? 0 };
}

const cartOf = (company: Client, customerId: number) => json<Cart>(company.get(`/getCart/${customerId}`));
type Workshop = Awaited<ReturnType<typeof openWorkshop>>;
const advise = ({ company, customerId, lineId }: Workshop, advice: string | null, more: object = {}) =>
  company.post("/cart/advice", { customerId, lineId, advice, ...more });
const adviseWork = ({ company, customerId, labourId }: Workshop, advice: string | null, more: object = {}) =>
  company.post("/cart/work/advice", { customerId, labourId, advice, ...more });

describe("how urgent a line is", () => {
  it("stands with its word in cart, phone, quote and document, and stays frozen there", async () => {
    const open = await openWorkshop();
    const { company, customerId } = open;
    expect((await advise(open, "urgent", { word })).status).toBe(200);
    expect((await adviseWork(open, "later")).status).toBe(200);
    const cart = await cartOf(company, customerId);
    expect(cart.lines).toMatchObject([{ advice: "urgent", adviceWord: word }]);
    expect(cart.labour).toMatchObject([{ advice: "later", adviceWord: null }]);

    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    await advise(open, null, { word: "goes with its mark" });
    expect((await cartOf(company, customerId)).lines).toMatchObject([{ advice: null, adviceWord: null }]);
    const { document } = await json<Quote>(company.get(`/quote/${id}`));
    expect(document.lines).toMatchObject([{ advice: "urgent", adviceWord: word }]);
    expect(document.labour).toMatchObject([{ advice: "later" }]);
    const { key } = await addressOf(company, customerId);
    const phone = await json<CompanionView>(phoneOf(key).get("/companion"));
    expect(phone.quote?.lines).toMatchObject([{ advice: "urgent", adviceWord: word }]);
    expect([phone.lines, phone.labour]).toMatchObject([[{ advice: null }], [{ advice: "later" }]]);
    const { text } = readPdf(new Uint8Array(await (await company.get(`/quote/${id}/pdf`)).arrayBuffer()));
    for (const told of [`Urgent · ${word}`, "Peut attendre"]) expect(text).toContain(told);
  });

  it("goes along to another list, through a removal, and comes back with a quote that is made anew", async () => {
    const open = await openWorkshop();
    const { company, customerId, lineId } = open;
    await advise(open, "advised", { word });
    await adviseWork(open, "urgent", { word });
    await company.post("/cart/move", { customerId, lineId, tab: "wishlist" });
    await company.post("/cart/move", { customerId, lineId, tab: "cart" });
    await company.del(`/cartItem/${customerId}/${lineId}`);
    await company.post("/cart/move", { customerId, lineId, tab: "cart" });
    expect((await cartOf(company, customerId)).lines).toMatchObject([{ advice: "advised", adviceWord: word }]);
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    await company.del(`/cartItem/${customerId}/${lineId}`);
    await company.del(`/cart/work/${customerId}/${open.labourId}`);
    await expireQuotes(company);
    await company.post("/quote/redo", { quoteId: id });
    const { lines, labour } = await cartOf(company, customerId);
    expect(lines).toMatchObject([{ advice: "advised", adviceWord: word }]);
    expect(labour).toMatchObject([{ advice: "urgent", adviceWord: word }]);
  });

  it("has a word of 200 characters, one of three names, and is said by the company's sellers alone", async () => {
    const open = await openWorkshop();
    const { company, customerId, lineId } = open;
    expect((await advise(open, "urgent", { word: "x".repeat(200) })).status).toBe(200);
    expect(await refusal(await advise(open, "urgent", { word: "x".repeat(201) }))).toEqual([400, "invalid-input"]);
    expect(await refusal(await advise(open, "soon"))).toEqual([400, "invalid-input"]);
    const stranger = await makeCompany();
    const said = { customerId, lineId, advice: "later" };
    expect(await refusal(await stranger.post("/cart/advice", said))).toEqual([404, "not-found"]);
    const clerk = await secondUser(company, ["CaiaApp"]);
    expect((await clerk.post("/cart/advice", said)).status).toBe(403);
    expect((await cartOf(company, customerId)).lines).toMatchObject([{ advice: "urgent" }]);
  });
});
