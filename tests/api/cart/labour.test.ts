import "@/tests/support/end";
import type { Cart } from "@/lib/domains/cart/schema";
import type { LabourAdded } from "@/lib/domains/cart/labour/schema";
import type { LabourGroup } from "@/lib/domains/repair/times/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import type { Quote, QuoteMade, QuoteOrdered } from "@/lib/domains/quotes/schema";
import { labourGroups } from "@/lib/domains/repair/times/rules";
import { repairData } from "@/lib/providers/repair-data";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { makeCompany, secondUser } from "@/tests/support/company";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { addOne, json, newCustomer, openCounter, refusal, type Client } from "@/tests/support/counter";
import { openStream } from "@/tests/support/streams";
import { decide, expireQuotes, quoteNew } from "@/tests/support/quotes";

const rates = { labourT1: 6_650, labourPaint: 7_900 };
const ktype = 1_000_080;

const setRates = (company: Client, values: object = rates) =>
  company.post(`/companies/settings/${company.companyId}`, { values });

/** A counter of a company that works at 66.50 an hour and paints at 79.00, with one part for 49.90 in the cart. */
async function openWorkshop() {
  const counter = await openCounter();
  await setRates(counter.company);
  await addOne(counter.company, counter.customerId, counter.articleId);
  return counter;
}

const own = (customerId: number, more: object = {}) => ({
  ...{ customerId, name: "Recherche de panne", minutes: 61, rate: "T1", seen: 6_650, plate: "AB-123-CD" },
  ...more,
});
const cartOf = (company: Client, customerId: number) => json<Cart>(company.get(`/getCart/${customerId}`));
const euro = (cart: Cart) => cart.totals.find(({ currency }) => currency === "EUR");

/** A subject's pieces of work of which one is part of another. */
async function nestedWork() {
  const documents = await repairData().everything({ mid: "REN00080", lang: "fr" });
  const lines = labourGroups(documents!).flatMap((group: LabourGroup) => group.lines);
  const whole = lines.find(({ includes }) => includes.length > 0)!;
  return { whole, part: lines.find(({ key }) => key === whole.includes[0])! };
}

describe("work in a cart", () => {
  it("costs its time at the company's rate, and every screen says the same sum of parts and work", async () => {
    const { company, customerId } = await openWorkshop();
    expect(await json<LabourAdded>(company.post("/cart/work", own(customerId)))).toEqual({ added: 1, there: [] });
    const cart = await cartOf(company, customerId);
    expect(cart.labour).toMatchObject([{ name: "Recherche de panne", totalCents: 6_761, rate: "T1" }]);
    const net = 4_491 + 6_761;
    const sale = { netCents: net, vatCents: 2_250, grossCents: net + 2_250 };
    expect(euro(cart)).toMatchObject({ sale, partsCents: 4_491, labourCents: 6_761, discountCents: 499 });

    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    const quote = await json<Quote>(company.get(`/quote/${id}`));
    expect(quote).toMatchObject({ netCents: net, grossCents: sale.grossCents });
    expect(quote.document.labour).toMatchObject([{ totalCents: 6_761, minutes: 61, rateCents: 6_650 }]);
    expect(quote.document.lines.map(({ discountBp }) => discountBp)).toEqual([1_000]);
    const { key } = await addressOf(company, customerId);
    const phone = await json<CompanionView>(phoneOf(key).get("/companion"));
    expect(phone.totals).toMatchObject([{ ...sale, partsCents: 4_491, labourCents: 6_761 }]);
    expect(phone.quote).toMatchObject({ ...{ netCents: net, partsCents: 4_491, labourCents: 6_761 } });
    expect([phone.labour, phone.quote?.labour]).toMatchObject([[{ minutes: 61 }], [{ totalCents: 6_761 }]]);

    const { text } = readPdf(new Uint8Array(await (await company.get(`/quote/${id}/pdf`)).arrayBuffer()));
    for (const told of [
      ...["Main-d’œuvre", "1 h 01", "T1 · 66,50 €/h", "67,61 €", "Main-d’œuvre HT 67,61 €"],
      ...["Pièces HT, remise de 10 % déduite 44,91 €", "Total HT 112,52 €", "135,02 €"],
      "Taux horaires de main-d’œuvre appliqués : T1 : 66,50 € HT, soit 79,80 € TTC",
    ])
      expect(text).toContain(told);
  });

  it("of the repair data has the data's own time, and counts once what is part of it", async () => {
    const { company, customerId } = await openWorkshop();
    const { whole, part } = await nestedWork();
    const ask = (keys: string[]) =>
      company.post("/cart/operations?lang=fr", { customerId, ktype, keys, rate: "T1", seen: 6_650 });
    expect(await json(ask([part.key, whole.key]))).toEqual({ added: 2, there: [] });
    expect(await json(ask([part.key]))).toEqual({ added: 0, there: [part.label] });
    const { labour } = await cartOf(company, customerId);
    const totals = Object.fromEntries(labour.map(({ name, totalCents }) => [name, totalCents]));
    expect(totals).toEqual({ [part.label]: 0, [whole.label]: Math.round((whole.minutes * 6_650) / 60) });
    expect(labour.find(({ name }) => name === part.label)?.includedIn).toBe(whole.label);
    const asWhole = labour.find(({ name }) => name === whole.label)!;
    expect((await company.del(`/cart/work/${customerId}/${asWhole.id}`)).status).toBe(200);
    const [left] = (await cartOf(company, customerId)).labour;
    expect(left).toMatchObject({ includedIn: null, totalCents: Math.round((part.minutes * 6_650) / 60) });
    expect(await refusal(await ask(["no such work"]))).toEqual([404, "not-found"]);
  });

  it.each([
    ["a time of nothing", { minutes: 0 }, [400, "invalid-input"]],
    ["a time of a week", { minutes: 6_001 }, [400, "invalid-input"]],
    ["no name", { name: " " }, [400, "invalid-input"]],
    ["a rate that nobody set", { rate: "T3" }, [422, "no-rate"]],
    ["a rate of 0", { seen: 0 }, [409, "rate-changed"]],
    ["another rate than stands", { seen: 6_600 }, [409, "rate-changed"]],
  ] as const)("with %s is refused", async (_, more, told) => {
    const { company, customerId } = await openWorkshop();
    expect(await refusal(await company.post("/cart/work", own(customerId, more)))).toEqual(told);
    expect((await cartOf(company, customerId)).labour).toEqual([]);
  });

  it("is refused a rate of 0 by the settings, keeps the rate that it was added at, and is nobody else's", async () => {
    const { company, customerId } = await openWorkshop();
    expect((await setRates(company, { labourT1: 0 })).status).toBe(400);
    await company.post("/cart/work", own(customerId));
    await setRates(company, { labourT1: 9_900 });
    const cart = await cartOf(company, customerId);
    expect(cart.labour).toMatchObject([{ rateCents: 6_650 }]);
    const stranger = await makeCompany();
    const address = `/cart/work/${customerId}/${cart.labour[0]?.id}`;
    expect(await refusal(await stranger.del(address))).toEqual([404, "not-found"]);
    await setRates(stranger, { labourT1: 6_650 });
    expect(await refusal(await stranger.post("/cart/work", own(customerId)))).toEqual([404, "not-found"]);
    const clerk = await secondUser(company, ["CaiaApp"]);
    expect((await clerk.post("/cart/work", own(customerId))).status).toBe(403);
  });

  it("is changed where it lies, and told to the others; what a colleague changed meanwhile is 409 with what stands", async () => {
    const { company, customerId } = await openWorkshop();
    await company.post("/cart/work", own(customerId));
    await setRates(company, { labourT1: 9_900 });
    const [line] = (await cartOf(company, customerId)).labour;
    const was = { name: "Recherche de panne", minutes: 61, rate: "T1" };
    const change = (more: object = {}) => ({
      ...{ customerId, labourId: line?.id, name: "Panne trouvée", minutes: 90, rate: "T1", seen: 6_650, was },
      ...more,
    });
    const stream = await openStream(company);
    expect((await company.post("/cart/work/change", change())).status).toBe(200);
    const changed = { name: "Panne trouvée", minutes: 90, rateCents: 6_650, totalCents: 9_975, id: line?.id };
    expect((await cartOf(company, customerId)).labour).toMatchObject([changed]);
    const told = await stream.next("Cart items", 1);
    expect(told.data).toMatchObject({ change: "labour", by: company.userId, line: null });
    const late = await company.post("/cart/work/change", change({ name: "Trop tard" }));
    expect([late.status, await late.json()]).toMatchObject([409, { code: "work-changed", minutes: 90 }]);
    const free = { was: null };
    for (const [more, told] of [
      [{ seen: 1 }, [409, "rate-changed"]],
      [{ rate: "T3" }, [422, "no-rate"]],
      [{ minutes: 0 }, [400, "invalid-input"]],
      [{ labourId: 2_000_000_000 }, [404, "not-found"]],
    ] as const)
      expect(await refusal(await company.post("/cart/work/change", change({ ...free, ...more })))).toEqual(told);
    expect((await company.post("/cart/work/change", change({ ...free, seen: 9_900 }))).status).toBe(200);
    expect((await cartOf(company, customerId)).labour).toMatchObject([{ rateCents: 9_900 }]);
    const stranger = await makeCompany();
    expect(await refusal(await stranger.post("/cart/work/change", change(free)))).toEqual([404, "not-found"]);
  });

  it("leaves the cart with the quote that is ordered, and comes back with one that is made anew", async () => {
    const { company, customerId } = await openWorkshop();
    await company.post("/cart/work", own(customerId));
    const first = await json<QuoteMade>(quoteNew(company, customerId));
    await decide(company, first.id, "accepted");
    await company.post("/cart/work", own(customerId, { name: "Lavage" }));
    expect(await json<QuoteOrdered>(company.post("/quote/order", { quoteId: first.id }))).toMatchObject({ lines: 2 });
    expect((await cartOf(company, customerId)).labour.map(({ name }) => name)).toEqual(["Lavage"]);
    const next = await json<QuoteMade>(quoteNew(company, customerId));
    const { labour } = await cartOf(company, customerId);
    await company.del(`/cart/work/${customerId}/${labour[0]?.id}`);
    await expireQuotes(company);
    expect(await json(company.post("/quote/redo", { quoteId: next.id }))).toMatchObject({ lines: 1 });
    expect((await cartOf(company, customerId)).labour).toEqual(labour);
  });

  it("makes a quote alone, without any part", async () => {
    const company = await makeCompany();
    await setRates(company);
    const customerId = await newCustomer(company);
    await company.post("/cart/work", own(customerId, { rate: "paint", seen: 7_900, minutes: 120 }));
    expect(euro(await cartOf(company, customerId))).toMatchObject({ sale: { netCents: 15_800, grossCents: 18_960 } });
    const { id } = await json<QuoteMade>(quoteNew(company, customerId));
    await decide(company, id, "accepted");
    expect(await json(company.post("/quote/order", { quoteId: id }))).toMatchObject({ lines: 1, orders: [] });
    expect((await cartOf(company, customerId)).labour).toEqual([]);
  });
});
