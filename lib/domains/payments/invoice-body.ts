import { createTranslator } from "use-intl/core";
import { textsOf } from "@/lib/platform/texts";
import type { QuoteCustomer } from "@/lib/providers/documents/port";
import { textIn, writtenLanguage, type Language } from "@/lib/shared/languages";
import type { InvoiceBody } from "./commands/make-payment";
import type { Payee } from "./payees";

/** What an invoice says of a line; cents before tax of one piece. */
export interface InvoicedLine {
  item: { number: string; makeLabel: string; label: Record<string, string> };
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
      ...{ country: payee.country, vatNumber: payee.vatNumber },
    },
    customer: { name: "", ...buyer, isProfessional: true, deliveryAddress } satisfies QuoteCustomer,
    lines: lines.flatMap((line) => {
      const name = textIn(line.item.label, lang) ?? line.item.number;
      const deposit = line.depositCents > 0 ? [row(line, t("deposit", { name }), line.depositCents)] : [];
      return [row(line, name, line.priceCents), ...deposit];
    }),
    totals: { netCents: baseCents, vat: [{ rateBp, baseCents, vatCents }], grossCents },
  };
}
