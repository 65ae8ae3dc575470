import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Prisma, Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { conflict, unprocessable } from "@/lib/platform/problems";
import type { InvoiceDocument, InvoicePayment } from "@/lib/providers/documents/port";
import { isoDateIn } from "@/lib/shared/dates";
import type { Currency } from "@/lib/shared/money";
import { isWholeParty, type PaymentParty } from "@/lib/shared/payments/swiss-qr";
import type { Payee } from "../payees";
import { creditLimit, owedOn } from "../queries/list-methods";
import { invoiceDays, isWithinCredit, referenceFor, type PaymentMethod } from "../rules";

/** The paper of an order without what its payment decides. */
export type InvoiceBody = Pick<InvoiceDocument, "language" | "company" | "customer" | "lines" | "totals">;

export interface NewPayment {
  orderNumber: string;
  channel: string;
  currency: Currency;
  method: PaymentMethod;
  payee: Payee;
  /** The sum that the buyer agreed to is its totals' gross. */
  invoice: InvoiceBody;
  customerReference: string | null;
}

/**
 * Owes the payee what an order comes to, in the transaction that places it: one payment for each order, its invoice frozen.
 * 422 where an invoice would go beyond the company's limit.
 */
export async function makePayment(
  actor: Actor,
  wanted: NewPayment,
  tx: Tx,
): Promise<{ id: number; reference: string }> {
  requireRight(actor, "cart", "Techauto-app");
  const companyId = companyOf(actor);
  const { orderNumber, channel, currency, method, payee, invoice } = wanted;
  const cents = invoice.totals.grossCents;
  if (method === "invoice") await requireCredit(actor, { payee, currency, cents }, tx);
  const [made] = await tx.$queryRaw<{ id: number; now: Date }[]>`
    select nextval(pg_get_serial_sequence('payment', 'id'))::int as id, now() as now`;
  const { id, now } = made ?? { id: 0, now: new Date() };
  const reference = referenceFor(payee.iban, { companyId, id });
  const dueOn = method === "invoice" ? dayAfter(now, invoiceDays) : null;
  const document = documentOf(wanted, { reference, issuedAt: now, dueOn });
  const data = {
    ...{ companyId, id, orderNumber, channel, currency, method, cents, payeeId: payee.companyId, reference },
    ...{ invoice: document as unknown as Prisma.InputJsonObject, dueOn, userId: userOf(actor) },
  };
  await tx.payment.create({ data, select: { id: true } });
  const detail = { number: orderNumber, channel, type: method, priceCents: cents };
  await audit(actor, tx, { action: "create", entity: "payment", entityId: orderNumber, detail });
  await publish(tx, { kind: "Payment", companyId, data: { orderNumber, state: "due" } });
  return { id, reference };
}

interface Credit {
  payee: Payee;
  currency: Currency;
  cents: number;
}

/** The lock makes the second of two invoices see the first one's sum. */
async function requireCredit(actor: Actor, { payee, currency, cents }: Credit, tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('payment-credit'), ${companyOf(actor)})`;
  const [limit, owed] = [await creditLimit(actor, tx), await owedOn(actor, { payee, currency }, tx)];
  if (!isWithinCredit({ cents, owed, limit }))
    throw unprocessable("credit-exceeded", "The invoice goes beyond what the company may owe.", { limit, owed, cents });
}

const dayAfter = (now: Date, days: number): Date => {
  const day = new Date(`${isoDateIn(now, "Europe/Paris")}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day;
};

interface Stamp {
  reference: string;
  issuedAt: Date;
  dueOn: Date | null;
}

function documentOf(wanted: NewPayment, { reference, issuedAt, dueOn }: Stamp): InvoiceDocument {
  const { orderNumber, currency, invoice, customerReference } = wanted;
  const head = { number: orderNumber, customerReference, currency, paidAt: null, calledOffAt: null };
  return {
    ...invoice,
    invoice: { ...head, issuedAt: issuedAt.toISOString(), dueAt: dueOn?.toISOString() ?? null },
    payment: paymentOf(wanted, reference),
  };
}

/** A slip in francs, a code in euro; a payee's account of another country has neither of both for the other currency. */
function paymentOf({ method, payee, currency, orderNumber, invoice }: NewPayment, reference: string): InvoicePayment {
  if (method === "card" || method === "pickup") return { kind: method };
  const { totals, customer } = invoice;
  const cents = totals.grossCents;
  if (currency === "EUR" && reference.startsWith("RF"))
    return { kind: "epc", iban: payee.iban, name: payee.name, cents, reference };
  if (!/^(CH|LI)/.test(payee.iban)) throw conflict("payee-account", "The payee's account cannot take this currency.");
  const debtor: PaymentParty = {
    ...{ name: customer.company ?? customer.name, street: customer.address ?? "" },
    ...{ postcode: customer.postalCode ?? "", city: customer.city ?? "", country: customer.country },
  };
  const { name, street, postcode, city, country, iban } = payee;
  return {
    ...{ kind: "swiss", iban, creditor: { name, street, postcode, city, country }, cents, currency, reference },
    ...{ debtor: isWholeParty(debtor) ? debtor : null, message: orderNumber },
  };
}
