import "@/tests/support/end";
import fc from "fast-check";
import type { Cart } from "@/lib/domains/cart/schema";
import type { CompanionView } from "@/lib/domains/live/companion/schema";
import type { Quote, QuoteMade } from "@/lib/domains/quotes/schema";
import { prisma } from "@/lib/platform/db";
import { readPdf } from "@/lib/providers/documents/testing/read-pdf";
import { vatOf } from "@/lib/shared/money";
import { makeCompany } from "@/tests/support/company";
import { addressOf, phoneOf } from "@/tests/support/companion";
import { json, newCustomer, type Client } from "@/tests/support/counter";
import { quoteNew } from "@/tests/support/quotes";

const cents = fc.oneof(
  fc.integer({ min: 1, max: 99 }),
  fc.integer({ min: 100, max: 250_000 }),
  fc.integer({ min: 250_000, max: 9_000_000 }),
);
const drawnLine = fc.record({
  publicCents: cents,
  priceCents: cents,
  depositCents: fc.oneof(fc.constant(0), cents),
  quantity: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 60 })),
  currency: fc.constantFrom("EUR", "EUR", "EUR", "CHF"),
  channel: fc.constantFrom("local", "CAIA", "REPARCAR"),
});
type DrawnLine = typeof drawnLine extends fc.Arbitrary<infer Line> ? Line : never;

const drawnWork = fc.record({
  minutes: fc.integer({ min: 1, max: 6_000 }),
  rateCents: fc.integer({ min: 1, max: 100_000 }),
  rate: fc.constantFrom("T1", "T2", "T3", "paint"),
});
type DrawnWork = typeof drawnWork extends fc.Arbitrary<infer Work> ? Work : never;

/** A cart as drawn, past what suppliers ask: only sums are tried here. */
async function fill(
  company: Client,
  customerId: number,
  { lines, works }: { lines: readonly DrawnLine[]; works: readonly DrawnWork[] },
) {
  const { companyId } = company;
  await prisma().labourLine.createMany({
    data: works.map((work, at) => ({ companyId, customerId, name: `Travail ${at}`, ...work })),
  });
  await prisma().cartLine.createMany({
    data: lines.map((line, at) => ({
      ...{
        companyId: company.companyId,
        customerId,
        makeId: 1,
        articleId: String(900_000 + at),
        name: `Article ${at}`,
      },
      item: {
        id: 900_000 + at,
        number: `N ${at}`,
        makeId: 1,
        makeLabel: "Essai",
        genartId: 0,
        ...{ partType: null, vehicle: null },
        label: { fr: `Article ${at}` },
      },
      ...{ ...line, pricedAt: new Date() },
    })),
  });
}

const inWords = (amount: number): string =>
  new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" }).format(amount / 100).replace(/\s+/gu, " ");

describe("cart, phone, quote and document", () => {
  it("show the same cents for every cart, in the net and in the retail view", async () => {
    const company = await makeCompany();
    const drawnWorks = fc.array(drawnWork, { maxLength: 4 });
    const drawn = fc
      .array(drawnLine, { minLength: 1, maxLength: 9 })
      .filter((all) => all.some((one) => one.currency === "EUR"));
    await fc.assert(
      fc.asyncProperty(drawn, drawnWorks, fc.constantFrom("both", "retail"), async (lines, works, prices) => {
        const customerId = await newCustomer(company);
        await fill(company, customerId, { lines, works });
        await company.post("/setUserPreference", { name: "prices", value: prices });
        const cart = await json<Cart>(company.get(`/getCart/${customerId}`));
        const { id } = await json<QuoteMade>(quoteNew(company, customerId));
        const { document, netCents, grossCents } = await json<Quote>(company.get(`/quote/${id}`));
        const { key } = await addressOf(company, customerId);
        const phone = await json<CompanionView>(phoneOf(key).get("/companion"));
        const { text } = readPdf(new Uint8Array(await (await company.get(`/quote/${id}/pdf`)).arrayBuffer()));

        const euro = cart.totals.find(({ currency }) => currency === "EUR");
        const sums = { ...euro?.sale, depositCents: euro?.depositCents };
        const quoted = document.totals;
        const vatCents = quoted.vat.reduce((sum, one) => sum + one.vatCents, 0);
        const depositCents = quoted.depositCents ?? 0;
        expect({ netCents, vatCents, grossCents, depositCents }).toEqual(sums);
        expect({ ...quoted, vatCents, depositCents }).toMatchObject(sums);
        expect(phone.totals.find(({ currency }) => currency === "EUR")).toMatchObject(sums);
        expect(phone.quote).toMatchObject({ netCents, grossCents, depositCents: quoted.depositCents });
        for (const amount of [netCents, vatCents, grossCents, ...(depositCents ? [depositCents] : [])])
          expect(text).toContain(inWords(amount));
        const ofLines = (all: { quantity: number; cents: number | null }[]) =>
          all.reduce((sum, one) => sum + one.quantity * (one.cents ?? 0), 0);
        const inEuro = cart.lines.filter(({ currency }) => currency === "EUR");
        const parts = ofLines(inEuro.map(({ quantity, saleCents }) => ({ quantity, cents: saleCents })));
        const worked = works.reduce((sum, { minutes, rateCents }) => sum + Math.round((minutes * rateCents) / 60), 0);
        expect([parts, worked, parts + worked]).toEqual([euro?.partsCents, euro?.labourCents, netCents]);
        expect(phone.quote).toMatchObject({ partsCents: parts, labourCents: worked });
        for (const amount of works.length > 0 ? [parts, worked] : []) expect(text).toContain(inWords(amount));
        expect(vatOf(netCents, 2000)).toBe(vatCents);
        const bought = lines.filter(({ currency, channel }) => currency === "EUR" && channel !== "local");
        const cost = bought.reduce((sum, one) => sum + one.quantity * one.priceCents, 0);
        if (prices === "retail") expect(euro?.margin).toBeNull();
        else expect(euro?.margin?.costCents).toBe(cost);
        const sold = inEuro.filter(({ channel }) => channel !== "local");
        if (prices === "both")
          expect(euro?.margin?.cents).toBe(
            sold.reduce((sum, one) => sum + one.quantity * (one.saleCents ?? 0), 0) - cost,
          );
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });
});
