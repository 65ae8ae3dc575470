import { createTranslator } from "use-intl/core";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { notFound, unavailable } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import type { InvoiceDocument } from "@/lib/providers/documents/port";
import { owedCents, refundCents, type PaymentMethod, type PaymentState } from "../rules";
import type { Payment } from "../schema";

const columns = `select order_number as "orderNumber", method, state, currency, cents, reference, due_on as "dueOn",
  paid_at as "paidAt", called_off_at as "calledOffAt" from payment`;

const byNumbers = { name: "payments_of_orders", text: `${columns} where company_id = $1 and order_number = any($2)` };

const paper = {
  name: "payment_invoice",
  text: `select invoice, paid_at as "paidAt", called_off_at as "calledOffAt" from payment
    where company_id = $1 and order_number = $2`,
};

interface Row {
  orderNumber: string;
  method: PaymentMethod;
  state: PaymentState;
  currency: "EUR" | "CHF";
  cents: number;
  reference: string;
  dueOn: Date | null;
  paidAt: Date | null;
  calledOffAt: Date | null;
}

/** A payment as its buyer sees it. */
export function paymentOf(row: Row): Payment {
  const { orderNumber, method, state, currency, cents, reference, dueOn, paidAt, calledOffAt } = row;
  const owed = owedCents(row);
  return {
    ...{ orderNumber, method, state, currency, total: cents, owed, refund: refundCents(row), reference },
    ...{ dueOn: dueOn?.toISOString().slice(0, 10) ?? null, paidAt: paidAt?.toISOString() ?? null },
    calledOff: calledOffAt !== null,
    payable: method === "card" && owed > 0 && state !== "authorised",
  };
}

/** The payments of some orders of the actor's company, by their numbers; those without one are missing. */
export async function listPayments(
  actor: Actor,
  { orderNumbers }: { orderNumbers: readonly string[] },
): Promise<Map<string, Payment>> {
  requireRight(actor, "cart", "Techauto-app");
  if (orderNumbers.length === 0) return new Map();
  const rows = await read<Row>(byNumbers, [companyOf(actor), orderNumbers]);
  return new Map(rows.map((row) => [row.orderNumber, paymentOf(row)]));
}

/** The payment of an order; 404 when there is none. */
export async function getPayment(actor: Actor, { orderNumber }: { orderNumber: string }): Promise<Payment> {
  requireRight(actor, "cart", "Techauto-app");
  const found = (await listPayments(actor, { orderNumbers: [orderNumber] })).get(orderNumber);
  if (!found) throw notFound();
  return found;
}

interface Paper {
  bytes: Uint8Array;
  filename: string;
}

/** The invoice of an order as a PDF, with what became of it since, and the name to save it under. */
export async function getInvoicePdf(actor: Actor, { orderNumber }: { orderNumber: string }): Promise<Paper> {
  requireRight(actor, "cart", "Techauto-app");
  const [row] = await read<{ invoice: InvoiceDocument; paidAt: Date | null; calledOffAt: Date | null }>(paper, [
    companyOf(actor),
    orderNumber,
  ]);
  if (!row) throw notFound();
  const { invoice: kept, paidAt, calledOffAt } = row;
  const dates = { paidAt: paidAt?.toISOString() ?? null, calledOffAt: calledOffAt?.toISOString() ?? null };
  const document = { ...kept, invoice: { ...kept.invoice, ...dates } };
  const bytes = await print(document).catch((error: unknown) => {
    log.error({ err: error, orderNumber }, "an invoice could not be printed");
    throw unavailable("document-failed", "The document cannot be made at the moment, please try again.");
  });
  const messages = await textsOf(document.language, "invoice-document");
  return {
    bytes,
    filename: createTranslator({ locale: document.language, messages })("fileName", { number: orderNumber }),
  };
}

/** The layout engine is large: a process loads it with its first document. */
async function print(document: InvoiceDocument): Promise<Uint8Array> {
  const { documentRenderer } = await import("@/lib/providers/documents");
  return documentRenderer().renderInvoice(document);
}
