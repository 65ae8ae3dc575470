import fc from "fast-check";
import { timePrice } from "@/lib/shared/money";
import { sampleLine } from "@/lib/providers/documents/testing/sample-quote";
import { acceptedQuoteOf } from "@/tests/support/accepted-quote";
import { ruleFaults, schemaFaults } from "@/tests/support/invoice-schema";
import { ciiOf } from "./cii";
import { fileOf } from "./rules";

const rates = [0, 260, 550, 810, 1000, 2000];

const part = fc
  .record({
    quantity: fc.integer({ min: 1, max: 60 }),
    unitCents: fc.nat(900_000),
    vatRateBp: fc.constantFrom(...rates),
  })
  .map((some) => sampleLine(0, { ...some, totalCents: some.unitCents * some.quantity }));

const work = fc
  .record({
    ...{ minutes: fc.integer({ min: 1, max: 900 }), rateCents: fc.nat(20_000), vatRateBp: fc.constantFrom(...rates) },
    ...{ name: fc.string({ minLength: 1, unit: "binary" }), rate: fc.constant("T1" as const) },
  })
  .map((some) => ({ ...some, totalCents: timePrice(some.minutes, some.rateCents) }));

/** Cents of an amount; fails for one of more digits. */
const cents = (text: string): number => {
  expect(text).toMatch(/^-?\d+\.\d\d$/);
  return Math.round(Number(text) * 100);
};
const all = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, "g"))].map(([, text]) => text ?? "");
const only = (xml: string, name: string): number => {
  const found = all(xml, name);
  expect(found).toHaveLength(1);
  return cents(found[0] ?? "");
};
const sum = (amounts: number[]): number => amounts.reduce((total, one) => total + one, 0);

/** What EN 16931 has its sums obey, by the names of its rules. */
function expectSums(xml: string): void {
  const [body = "", settled = ""] = xml.split("<ram:ApplicableHeaderTradeSettlement>");
  const [taxes = "", totals = ""] = settled.split("<ram:SpecifiedTradePaymentTerms>");
  const net = only(totals, "LineTotalAmount");
  const lines = all(body, "LineTotalAmount").map(cents);
  const bases = all(taxes, "BasisAmount").map(cents);
  const taxed = all(taxes, "CalculatedAmount").map(cents);
  const percents = all(taxes, "RateApplicablePercent");
  const lineRates = all(body, "RateApplicablePercent");
  expect({ "BR-CO-10": sum(lines), "BR-CO-13": only(totals, "TaxBasisTotalAmount") }).toEqual({
    ...{ "BR-CO-10": net, "BR-CO-13": net },
  });
  expect({ "BR-CO-14": only(totals, "TaxTotalAmount") }).toEqual({ "BR-CO-14": sum(taxed) });
  expect({ "BR-CO-15": only(totals, "GrandTotalAmount") }).toEqual({ "BR-CO-15": net + sum(taxed) });
  expect({ "BR-CO-16": only(totals, "DuePayableAmount") }).toEqual({ "BR-CO-16": net + sum(taxed) });
  percents.forEach((percent, at) => {
    const base = bases[at] ?? NaN;
    expect({ "BR-S-08": sum(lines.filter((_, line) => lineRates[line] === percent)) }).toEqual({ "BR-S-08": base });
    expect({ "BR-CO-17": Math.abs((taxed[at] ?? NaN) - (base * Number(percent)) / 100) <= 0.5 }).toEqual({
      "BR-CO-17": true,
    });
  });
  all(body, "ChargeAmount").forEach((price, at) => {
    const pieces = Number(all(body, "BilledQuantity")[at]);
    expect(Math.round(Number(price) * pieces * 100)).toBe(lines[at]);
  });
}

describe("the draft of an invoice as XML", () => {
  it("comes to what the quote comes to, to the cent, whatever its lines", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), fc.array(work, { maxLength: 6 }), (lines, labour) => {
        fc.pre(lines.length + labour.length > 0);
        const file = fileOf(acceptedQuoteOf({ lines, labour }));
        const xml = ciiOf(file);
        expectSums(xml);
        const [, totals = ""] = xml.split("<ram:SpecifiedTradePaymentTerms>");
        expect(only(totals, "GrandTotalAmount")).toBe(file.totals.grossCents);
        expect(only(totals, "TaxBasisTotalAmount")).toBe(file.totals.netCents);
      }),
    );
  });

  it("obeys the schema of Factur-X and the rules of EN 16931, whatever people write", async () => {
    const text = fc.string({ minLength: 1, unit: "binary", maxLength: 30 });
    const quotes = fc.sample(fc.tuple(part, work, text, fc.option(text)), 12);
    for (const [line, labour, name, address] of quotes) {
      const customer = { name, address, country: "FR", isProfessional: false };
      const xml = ciiOf(fileOf(acceptedQuoteOf({ lines: [{ ...line, name }], labour: [labour], customer })));
      expect([await schemaFaults(xml), await ruleFaults(xml)]).toEqual([[], []]);
    }
  });

  it.each([
    "<ram:TypeCode>325</ram:TypeCode>",
    "<ram:ApplicableHeaderTradeDelivery/>",
    "<ram:CountryID>FR</ram:CountryID>",
  ])("is refused by the schema without %s", async (needed) => {
    const xml = ciiOf(fileOf(acceptedQuoteOf({ lines: [sampleLine(0)] })));
    expect(await schemaFaults(xml)).toEqual([]);
    const broken = xml.replace(needed, "<ram:Unknown/>");
    expect(await schemaFaults(broken)).not.toEqual([]);
  });

  it("is refused by the rules of EN 16931 when its sums do not hold", async () => {
    const xml = ciiOf(fileOf(acceptedQuoteOf({ lines: [sampleLine(0)] })));
    const wrong = xml.replace(/(<ram:GrandTotalAmount>)[^<]*/, "$19999.99");
    expect((await ruleFaults(wrong)).join()).toMatch(/BR-CO-15/);
  });

  it("writes numbers of registers without blanks", () => {
    const xml = ciiOf(fileOf(acceptedQuoteOf({ lines: [sampleLine(0)] })));
    expect(xml).toContain('<ram:ID schemeID="0002">552100554</ram:ID>');
    expect(xml).toContain('<ram:ID schemeID="VA">FR12552100554</ram:ID>');
  });
});
