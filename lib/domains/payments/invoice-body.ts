import { textsOf } from "@/lib/platform/texts";
import type { QuoteCustomer } from "@/lib/providers/documents/port";
import { textIn, writtenLanguage, type Language } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import type { InvoiceBody } from "./commands/make-payment";
import type { Payee } from "./payees";

/** What an invoice says of a line; cents before tax of one piece. */
export interface InvoicedLine {
  item: {
    number: string;
    makeLabel: string;
    label: Record<string, string>;
    /** Its measure or content. */
    detail?: Record<string, string> | null;
  };
  /** What the buyer wrote to the line. */
  note?: string;
  quantity: number;
  priceCents: number;
  depositCents: number;
}

/** The sums of the order, which its invoice repeats. */
export interface InvoicedTotals {
  rateBp: number;
  netCents: number;
  depositCents: number;
  vatCents: number;
  grossCents: number;
}

interface Invoiced {
  lines: readonly InvoicedLine[];
  totals: InvoicedTotals;
  buyer: {
    company: string;
    address: string;
    postalCode: string;
    city: string;
    country: string;
    phone: string;
    email: string;
  };
  /** Where it is brought to, line by line; null for the buyer's own address. */
  deliveryAddress: string | null;
  payee: Payee;
  lang: Language;
}

/** A Swiss number without the tax's name behind it, as the paper says it before the number. */
const bareVatNumber = (text: string | null): string | null => text && text.replace(/\s+(TVA|MWST|IVA|VAT)$/i, "");

/** The paper of an order in the buyer's language; deposits are lines of their own. */
export async function invoiceBody(invoiced: Invoiced): Promise<InvoiceBody> {
  const { lines, totals, buyer, deliveryAddress, payee, lang } = invoiced;
  const language = writtenLanguage(lang);
  const t = createTranslator({ locale: language, messages: await textsOf(language, "invoice-document") });
  const { rateBp, netCents, depositCents, vatCents, grossCents } = totals;
  const baseCents = netCents + depositCents;
  const row = ({ item, quantity }: InvoicedLine, name: string, unitCents: number) => ({
    ...{ reference: item.number, brand: item.makeLabel, name, quantity, unitCents },
    ...{ vatRateBp: rateBp, totalCents: unitCents * quantity },
  });
  return {
    language,
    company: {
      ...{ name: payee.name, address: payee.street, postalCode: payee.postcode, city: payee.city },
      ...{ country: payee.country, vatNumber: bareVatNumber(payee.vatNumber) },
    },
    customer: { name: "", ...buyer, isProfessional: true, deliveryAddress } satisfies QuoteCustomer,
    lines: lines.flatMap((line) => {
      const { label, detail, number } = line.item;
      const name = [textIn(label, lang) ?? number, detail && textIn(detail, lang)].filter(Boolean).join(" · ");
      const deposit = line.depositCents > 0 ? [row(line, t("deposit", { name }), line.depositCents)] : [];
      return [row(line, line.note ? `${name} · ${line.note}` : name, line.priceCents), ...deposit];
    }),
    totals: { netCents: baseCents, vat: [{ rateBp, baseCents, vatCents }], grossCents },
  };
}
