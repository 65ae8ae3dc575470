import { writeFileSync } from "node:fs";
import { epcQrText } from "@/lib/shared/payments/epc-qr";
import { creditorReference, qrReference } from "@/lib/shared/payments/references";
import { swissQrText, type SwissBill } from "@/lib/shared/payments/swiss-qr";
import type { InvoiceDocument, InvoicePayment } from "./port";
import { renderInvoicePdf } from "./render-invoice";
import { sampleQuote } from "./testing/sample-quote";
import { readCodes, readPdf } from "./testing/read-pdf";

const creditor = {
  name: "Techauto SA",
  street: "Route de Crissier 12",
  postcode: "1020",
  city: "Renens",
  country: "CH",
};
const debtor = {
  name: "Garage de la Frontière",
  street: "3 rue du Salève",
  postcode: "74160",
  city: "Saint-Julien-en-Genevois",
  country: "FR",
};
const bill: SwissBill = {
  ...{ iban: "CH4431999123000889012", creditor, debtor, cents: 119_995, currency: "CHF", message: "2026-00001" },
  reference: qrReference("1500000000000000000042"),
};
const epc = {
  iban: "FR1420041010050500013M02606",
  name: "Rhône Pièces Neuves",
  cents: 11_999,
  reference: creditorReference("E16P7"),
};

function invoice(
  lines: number,
  payment: InvoicePayment,
  over: Partial<InvoiceDocument["invoice"]> = {},
): InvoiceDocument {
  const { company, customer } = sampleQuote(0);
  return {
    ...{ language: "fr", company, customer, payment },
    invoice: {
      ...{
        number: "2026-00001",
        customerReference: "BC 17",
        issuedAt: "2026-11-24T09:00:00Z",
        dueAt: "2026-12-24T09:00:00Z",
      },
      ...{ currency: "CHF", paidAt: null, calledOffAt: null },
      ...over,
    },
    lines: Array.from({ length: lines }, (_, at) => ({
      ...{ reference: `TA-${at}`, brand: "Febi", name: "Filtre à huile", quantity: 2, unitCents: 1250 },
      ...{ vatRateBp: 810, totalCents: 2500 },
    })),
    totals: { netCents: 111_004, vat: [{ rateBp: 810, baseCents: 111_004, vatCents: 8991 }], grossCents: 119_995 },
  };
}
const print = (document: InvoiceDocument) => renderInvoicePdf(document, process.cwd());

it.each([1, 3, 4, 9, 40])(
  "of %i lines bears a Swiss slip that a scanner reads, on its last page alone",
  async (lines) => {
    const bytes = await print(invoice(lines, { kind: "swiss", ...bill }));
    if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/swiss-${lines}.pdf`, bytes);
    const codes = readCodes(bytes);
    expect(codes.at(-1)).toBe(swissQrText(bill));
    expect(codes.slice(0, -1).every((code) => code === null)).toBe(true);
    expect(codes).toHaveLength(lines <= 4 ? 1 : lines === 9 ? 2 : 4);
    const { text } = readPdf(bytes);
    for (const part of [
      "Facture n° 2026-00001",
      "Récépissé",
      "Section paiement",
      "CH44 3199 9123 0008 8901 2",
      "1 199.95",
    ])
      expect(text).toContain(part);
  },
);

it.each([4, 5, 6])("of %i lines with names of two lines never lets its slip lie over them", async (lines) => {
  const document = invoice(lines, { kind: "swiss", ...bill });
  const name = "Gants de protection jetables en nitrile sans poudre · taille M · pour l’atelier du fond";
  const bytes = await print({ ...document, lines: document.lines.map((line) => ({ ...line, name })) });
  if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/swiss-long-${lines}.pdf`, bytes);
  const codes = readCodes(bytes);
  expect(codes.filter((code) => code !== null)).toEqual([swissQrText(bill)]);
  expect(codes.length).toBeLessThanOrEqual(2);
});

it("bears the code of a transfer in euro", async () => {
  const bytes = await print({ ...invoice(2, { kind: "epc", ...epc }, { currency: "EUR" }), language: "en" });
  if (process.env.KEEP) writeFileSync(`${process.env.KEEP}/epc.pdf`, bytes);
  expect(readCodes(bytes)).toEqual([epcQrText(epc)]);
  expect(readPdf(bytes).text).toContain("Invoice no. 2026-00001");
});

it.each([
  [{ paidAt: "2026-11-30T09:00:00Z" }, "Réglée le 30/11/2026"],
  [{ calledOffAt: "2026-11-30T09:00:00Z" }, "Commande annulée le 30/11/2026"],
])("asks for nothing any more with %j", async (over, said) => {
  const bytes = await print(invoice(1, { kind: "swiss", ...bill }, over));
  expect(readCodes(bytes)).toEqual([null]);
  expect(readPdf(bytes).text).toContain(said);
});
