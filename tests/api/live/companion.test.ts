import "@/tests/support/short-heartbeat";
import { randomBytes } from "node:crypto";
import "@/tests/support/end";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import { prisma } from "@/lib/platform/db";
import { addressOf, phoneOf, type Companion } from "@/tests/support/companion";
import { addOne, json, newCustomer, openCounter, refusal } from "@/tests/support/counter";
import { amountsIn, markOffer, netAmounts } from "@/tests/support/net-amounts";
import { decide, expireQuotes, openQuote, quoteNew } from "@/tests/support/quotes";
import { openStream } from "@/tests/support/streams";

/** A customer with a cart and a quote, and their phone. */
async function opened() {
  const desk = await openQuote();
  const { key } = await addressOf(desk.company, desk.customerId);
  return { ...desk, phone: phoneOf(key) };
}

const viewOf = (phone: Companion) => json<CompanionView>(phone.get("/companion"));
const bare = async (response: Response) => [
  response.status,
  (await response.text()).replace(/"requestId":"[^"]*"/, ""),
];

describe("the address of a customer's page", () => {
  it("holds 256 random bits and no number of the customer, and is the same until it is renewed", async () => {
    const { company, customerId } = await openCounter();
    const [one, two] = await Promise.all([addressOf(company, customerId), addressOf(company, customerId)]);
    expect(one.key).toMatch(/^[\w-]{43}$/);
    expect(two).toEqual(one);
    expect(new URL(one.address).pathname).toBe("/gcd");
    const renewed = await addressOf(company, customerId, "/vc/companion/renew");
    expect(renewed.key).not.toBe(one.key);
    expect(await addressOf(company, customerId)).toEqual(renewed);
  });

  it("lies in the database in no form that opens it", async () => {
    const { company, customerId } = await openCounter();
    const { key } = await addressOf(company, customerId);
    const rows = await prisma().liveKey.findMany({ where: { companyId: company.companyId } });
    const bytes = rows.flatMap(({ keyHash, seed }) => [keyHash, seed ?? new Uint8Array()]);
    expect(rows).toHaveLength(1);
    for (const value of bytes) expect(Buffer.from(value).toString("base64url")).not.toBe(key);
  });

  it("is made for the company's own customers alone, and by who may sell", async () => {
    const [ours, theirs] = [await openCounter(), await openCounter()];
    for (const path of ["/vc/companion", "/vc/companion/renew"]) {
      const ask = (customerId: number) => theirs.company.post(path, { customerId });
      expect(await bare(await ask(ours.customerId))).toEqual(await bare(await ask(2_000_000_000)));
      expect((await ask(ours.customerId)).status).toBe(404);
      const { company } = await openCounter({ rights: ["CaiaApp"] });
      expect((await company.post(path, { customerId: 1 })).status).toBe(403);
    }
  });
});

describe("a key", () => {
  it.each([
    ["empty", ""],
    ["the customer's number", "1"],
    ["unknown", "x".repeat(43)],
    ["of other letters", "é".repeat(43)],
    ["long", "a".repeat(10_000)],
    ["hostile", "' or true --"],
  ])("that is %s opens nothing, with one and the same answer", async (_, key) => {
    const { customerId, phone, company } = await opened();
    await addressOf(company, customerId, "/vc/companion/renew");
    const garbled = phoneOf(encodeURIComponent(key));
    for (const path of ["/companion", `/vc/customer/${customerId}`, `/vc/cart/${customerId}`])
      expect([path, await bare(await garbled.get(path))]).toEqual([path, await bare(await phone.get(path))]);
    expect((await phone.get("/companion")).status).toBe(401);
  });

  it("that is renewed dies in calls and streams alike, and decides nothing any more", async () => {
    const { company, customerId, quoteId, phone } = await opened();
    const stream = await openStream(phone, "/sse/public");
    await addressOf(company, customerId, "/vc/companion/renew");
    await stream.ended();
    expect((await phone.post("/quote/status", { quoteId, status: "accepted" })).status).toBe(401);
    expect((await phone.post("/cart/highlight", { customerId, customerRow: null })).status).toBe(401);
    expect((await json<{ status: string }>(company.get(`/quote/${quoteId}`))).status).toBe("new");
  });

  it("lives ninety days, dies in calls and streams with its time, and is then replaced when it is asked for", async () => {
    const { company, customerId, phone } = await opened();
    const { expiresAt } = await json<{ expiresAt: string }>(company.post("/vc/companion", { customerId }));
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect([Math.round(days), (await phone.get("/companion")).status]).toEqual([90, 200]);
    await prisma()
      .$executeRaw`update live_key set expires_at = now() + interval '1 second' where company_id = ${company.companyId}`;
    const stream = await openStream(phone, "/sse/public");
    await stream.ended();
    expect(stream.all("end").map(({ data }) => data)).toEqual([{ reason: "session" }]);
    expect((await phone.get("/companion")).status).toBe(401);
    const { key } = await addressOf(company, customerId);
    expect(key).not.toBe(phone.key);
    expect((await phoneOf(key).get("/companion")).status).toBe(200);
  });

  it("opens no call that is not a companion's, and a user's session no companion's", async () => {
    const { company, phone, customerId, quoteId } = await opened();
    const paths = ["/userInfo", `/getCart/${customerId}`, "/quotes", `/quote/${quoteId}`, "/vc/customers", "/sse"];
    for (const path of paths) expect([path, (await phone.get(path)).status]).toEqual([path, 401]);
    expect((await phone.post("/quote/new", { customerId })).status).toBe(401);
    expect((await company.get("/companion")).status).toBe(403);
  });
});

describe("what a customer's phone reads", () => {
  it("is the card, the vehicles, the cart and the quote, at public prices", async () => {
    const { phone, customerId, number, company } = await opened();
    await company.post("/vc/associate", { customerId, immat: "QA-318-XY", brand: "Renault", model: "Clio" });
    const { customer, lines, totals, quote } = await viewOf(phone);
    expect(customer).toMatchObject({ id: customerId, info: { name: "Laurent" }, vehicles: [{ immat: "QA-318-XY" }] });
    expect(lines).toMatchObject([{ quantity: 1, unitCents: 4491 }]);
    expect(totals).toMatchObject([{ netCents: 4491, vatCents: 898, grossCents: 5389, offBp: 1000 }]);
    expect(quote).toMatchObject({ number, status: "new", expired: false, netCents: 4491, grossCents: 5389 });
    expect(quote?.lines).toMatchObject([{ row: lines[0]?.id, totalCents: 4491 }]);
  });

  it("is nothing of another customer or company: what is there is like what is not", async () => {
    const { phone, company, quoteId } = await opened();
    const second = await newCustomer(company);
    const { phone: stranger } = await opened();
    const other = await opened();
    const calls = [
      (who: Companion, id: number) => who.get(`/vc/customer/${id}`),
      (who: Companion, id: number) => who.get(`/vc/cart/${id}`),
      (who: Companion, id: number) => who.post("/cart/highlight", { customerId: id, customerRow: null }),
    ];
    for (const call of calls) {
      const nothing = await bare(await call(phone, 2_000_000_000));
      expect(nothing[0]).toBe(404);
      for (const id of [second, other.customerId]) expect(await bare(await call(phone, id))).toEqual(nothing);
    }
    const missing = await bare(await stranger.get("/quote/2000000000/pdf"));
    expect(await bare(await stranger.get(`/quote/${quoteId}/pdf`))).toEqual(missing);
    const refused = await stranger.post("/quote/status", { quoteId, status: "accepted" });
    expect(refused.status).toBe(404);
  });

  it("is nothing of what the house pays, though the seller looks alone", async () => {
    const marked = await markOffer();
    try {
      const { company, customerId } = await openCounter();
      const sale = { channel: marked.code, price: marked.net, quantity: 7 };
      await addOne(company, customerId, marked.articleId, sale);
      await quoteNew(company, customerId);
      const phone = phoneOf((await addressOf(company, customerId)).key);
      const answers = await Promise.all(
        ["/companion", `/vc/cart/${customerId}`, `/vc/customer/${customerId}`].map(async (path) =>
          (await phone.get(path)).text(),
        ),
      );
      for (const text of answers) expect(amountsIn(text, netAmounts(marked.net, 7))).toEqual([]);
      expect(answers[0]).toContain(String(Math.round(marked.public * 0.9)));
      expect(answers[0]).not.toMatch(/purchase|remise|discount|margin|"channel"/i);
      for (const text of answers) expect(text).not.toContain(`"${marked.code}"`);
    } finally {
      await marked.restore();
    }
  });

  it("comes with the document and the picture by the key in their address", async () => {
    const { phone, quoteId, company, customerId } = await opened();
    const nobody = phoneOf("");
    const document = await company.get(`/quote/${quoteId}/pdf?companion=${phone.key}`);
    expect([document.status, document.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    const id = randomBytes(16).toString("base64url");
    const foreign = randomBytes(16).toString("base64url");
    for (const one of [id, foreign])
      await prisma().picture.create({ data: { companyId: company.companyId, id: one, bytes: new Uint8Array([1]) } });
    const where = { companyId_id: { companyId: company.companyId, id: customerId } };
    await prisma().customer.update({ where, data: { picture: id } });
    expect((await phone.get(`/pictures/${id}`)).status).toBe(200);
    expect((await phone.get(`/pictures/${foreign}`)).status).toBe(404);
    expect((await nobody.get(`/pictures/${id}`)).status).toBe(401);
  });
});

describe("what a customer decides", () => {
  it("is done once for one key however often it is sent, and told to both sides", async () => {
    const { phone, company, quoteId, number, customerId } = await opened();
    const seller = await openStream(company);
    const send = () => phone.post("/quote/status", { quoteId, status: "accepted" }, { "idempotency-key": "k" });
    const answers = await Promise.all([send(), send(), send()]);
    expect(await Promise.all(answers.map(bare))).toEqual(Array(3).fill([200, '{"status":"accepted"}']));
    const { data } = await seller.next("QuoteStatus");
    expect(data).toMatchObject({ quoteId, number, customerId, status: "accepted" });
    expect(seller.all("QuoteStatus")).toHaveLength(1);
    const notes = await prisma().auditEntry.findMany({ where: { companyId: company.companyId, entity: "quote" } });
    expect(notes.filter(({ action }) => action === "accepted")).toMatchObject([{ job: "companion", userId: null }]);
    expect((await viewOf(phone)).quote).toMatchObject({ status: "accepted" });
  });

  it("never mixes its keys with those of a user or of another customer", async () => {
    const one = await opened();
    const secondId = await newCustomer(one.company);
    await addOne(one.company, secondId, one.articleId);
    const { id } = await json<{ id: number }>(quoteNew(one.company, secondId));
    const second = phoneOf((await addressOf(one.company, secondId)).key);
    const headers = { "idempotency-key": "same" };
    const accept = (who: Companion, quoteId: number) =>
      who.post("/quote/status", { quoteId, status: "accepted" }, headers);
    expect((await accept(one.phone, one.quoteId)).status).toBe(200);
    expect((await accept(second, id)).status).toBe(200);
  });

  it("wins against the seller or loses, never both; the loser hears what stands", async () => {
    const { phone, company, quoteId } = await opened();
    const answers = await Promise.all([
      phone.post("/quote/status", { quoteId, status: "accepted" }),
      decide(company, quoteId, "rejected"),
      phone.post("/quote/status", { quoteId, status: "rejected" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const won = await json<{ status: string }>(answers.find(({ status }) => status === 200)!);
    const lost = await json<{ quoteStatus: string }>(answers.find(({ status }) => status === 409)!);
    expect(lost.quoteStatus).toBe(won.status);
    expect((await viewOf(phone)).quote?.status).toBe(won.status);
  });

  it("comes too late after expiry", async () => {
    const { phone, company, quoteId } = await opened();
    await expireQuotes(company);
    expect(await refusal(await phone.post("/quote/status", { quoteId, status: "accepted" }))).toEqual([
      409,
      "quote-expired",
    ]);
    expect((await viewOf(phone)).quote).toMatchObject({ status: "new", expired: true });
  });

  it("concerns the newest quote alone: once it is decided, no older one takes its place under the thumb", async () => {
    const { phone, company, customerId } = await opened();
    const { id: later } = await json<{ id: number }>(quoteNew(company, customerId));
    expect((await viewOf(phone)).quote?.id).toBe(later);
    await decide(company, later, "rejected");
    expect((await viewOf(phone)).quote).toMatchObject({ id: later, status: "rejected" });
  });
});

describe("what a customer points at", () => {
  it("is heard by the seller; the seller's side is the seller's", async () => {
    const { phone, company, customerId } = await opened();
    const [line] = (await viewOf(phone)).lines;
    const seller = await openStream(company);
    const point = (row: object) => phone.post("/cart/highlight", { customerId, ...row });
    expect((await point({ customerRow: line?.id })).status).toBe(200);
    expect((await seller.next("Cart Highlight")).data).toMatchObject({ customerRow: line?.id, vendorRow: null });
    expect((await point({ vendorRow: line?.id })).status).toBe(403);
    expect((await point({ customerRow: 2_000_000_000 })).status).toBe(404);
    expect((await viewOf(phone)).highlight).toEqual({ customerRow: line?.id, vendorRow: null });
  });
});

describe("the mark of a connected customer", () => {
  const connected = async (desk: Awaited<ReturnType<typeof opened>>) =>
    (await json<{ connected: boolean }>(desk.company.post("/vc/companion", { customerId: desk.customerId }))).connected;

  it("comes once with the first stream and goes a while after the last", async () => {
    const desk = await opened();
    const seller = await openStream(desk.company);
    expect(await connected(desk)).toBe(false);
    const first = await openStream(desk.phone, "/sse/public?lastEventId=0");
    await seller.next("Customer connected");
    expect(await connected(desk)).toBe(true);
    const second = await openStream(desk.phone, "/sse/public?lastEventId=0");
    await first.close();
    await second.close();
    await seller.until(() => seller.all("Customer connected").length === 2);
    const told = seller.all("Customer connected").map(({ data }) => data.connected);
    expect(told).toEqual([true, false]);
    expect(await connected(desk)).toBe(false);
  });

  it("stays when the page is back at once, as after a change of network", async () => {
    const desk = await opened();
    const seller = await openStream(desk.company);
    const first = await openStream(desk.phone, "/sse/public?lastEventId=0");
    await seller.next("Customer connected");
    await first.close();
    // The turn after, in which a page that is not waited for would have left.
    await new Promise((turn) => setTimeout(turn, 50));
    expect(await connected(desk)).toBe(true);
    await openStream(desk.phone, "/sse/public?lastEventId=0");
    await desk.company.get("/sendEvent/searchEAN/4047024000018");
    await seller.next("searchEAN");
    expect(seller.all("Customer connected").map(({ data }) => data.connected)).toEqual([true]);
  });
});
