import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { orderTotals } from "@/lib/domains/orders/rules";
import type { NewPayment } from "@/lib/domains/payments/commands/make-payment";
import { invoiceBody } from "@/lib/domains/payments/invoice-body";
import { judgeMethods } from "@/lib/domains/payments/queries/list-methods";
import { findStorePayee } from "@/lib/domains/vendors/queries/find-payee";
import { factsOf, requireRight, type Actor } from "@/lib/platform/actor";
import { homeLanguage, languageOf } from "@/lib/shared/languages";
import type { SupplierDraft } from "./draft-orders";

/** What an order from a store of the portal will owe; it has no number yet. */
export type Bill = Omit<NewPayment, "orderNumber">;

/** The bill of what a store of the portal sells the company: on invoice, beyond the company's limit by transfer. Null for other suppliers. */
export async function billOf(actor: Actor, { ground, currency, lines }: SupplierDraft): Promise<Bill | null> {
  requireRight(actor, "cart");
  const { channel } = ground;
  const payee = await findStorePayee(actor, { channel });
  const totals = orderTotals(lines, currency);
  if (!payee || totals.grossCents === 0) return null;
  const [house, verdicts] = await Promise.all([
    getLetterhead(actor),
    judgeMethods(actor, { cents: totals.grossCents, currency, payee }),
  ]);
  const onInvoice = verdicts.some(([method, reason]) => method === "invoice" && reason === null);
  const lang = languageOf(factsOf(actor).language ?? homeLanguage);
  const buyer = {
    ...{ company: house.name, address: house.address ?? "", postalCode: house.postalCode ?? "" },
    ...{ city: house.city ?? "", country: house.country, phone: house.phone ?? "", email: house.email ?? "" },
  };
  const invoice = await invoiceBody({ lines, totals, buyer, deliveryAddress: null, payee, lang });
  return { channel, currency, method: onInvoice ? "invoice" : "transfer", payee, invoice, customerReference: null };
}
