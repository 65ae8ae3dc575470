import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import type { PriceView } from "@/lib/domains/offers/schema";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { conflict, notFound, unavailable } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import type { InvoiceDocument } from "@/lib/providers/documents/port";
import { createTranslator } from "@/lib/shared/translator";
import { seenChannels } from "../access";
import { owedCents, refundCents, type PaymentMethod, type PaymentState } from "../rules";
import type { Payment } from "../schema";

const columns = `select order_number as "orderNumber", method, state, currency, cents, reference, due_on as "dueOn",
  refunded_cents as "refundedCents", paid_at as "paidAt", called_off_at as "calledOffAt",
  invoice #>> '{invoice,customerReference}' as "customerReference" from payment`;

const byNumbers = {
  name: "payments_of_orders",
  text: `${columns} where company_id = $1 and order_number = any($2)
    and ($3::text[] is null or channel = any($3))`,
};

const paper = {
  name: "payment_invoice",
  text: `select invoice, paid_at as "paidAt", called_off_at as "calledOffAt" from payment
    where company_id = $1 and order_number = $2 and ($3::text[] is null or channel = any($3))`,
};

interface Row {
  orderNumber: string;
  method: PaymentMethod;
  state: PaymentState;
  currency: "EUR" | "CHF";
  cents: number;
  refundedCents: number;
  reference: string;
  dueOn: Date | null;
  paidAt: Date | null;
  calledOffAt: Date | null;
  customerReference: string | null;
}

/** A payment as its buyer sees it; without sums while a customer may look. */
function paymentOf(row: Row, view: PriceView): Payment {
  const { orderNumber, method, state, currency, cents, reference, dueOn, paidAt, calledOffAt, customerReference } = row;
  const owed = owedCents(row);
  return {
    ...{ orderNumber, method, state, currency, reference, customerReference },
    ...(view === "retail"
      ? { total: null, owed: null, refund: null, refunded: null }
      : { total: cents, owed, refund: refundCents(row), refunded: row.refundedCents }),
    dueOn: calledOffAt ? null : (dueOn?.toISOString().slice(0, 10) ?? null),
    paidAt: paidAt?.toISOString() ?? null,
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
  const [rows, view] = await Promise.all([
    read<Row>(byNumbers, [companyOf(actor), orderNumbers, seenChannels(actor)]),
    getPriceView(actor),
  ]);
  return new Map(rows.map((row) => [row.orderNumber, paymentOf(row, view)]));
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

/** The invoice of an order as a PDF, with what became of it since, and its file's name. 409 while a customer may look. */
export async function getInvoicePdf(actor: Actor, { orderNumber }: { orderNumber: string }): Promise<Paper> {
  requireRight(actor, "cart", "Techauto-app");
  const [[row], view] = await Promise.all([
    read<{ invoice: InvoiceDocument; paidAt: Date | null; calledOffAt: Date | null }>(paper, [
      ...[companyOf(actor), orderNumber, seenChannels(actor)],
    ]),
    getPriceView(actor),
  ]);
  if (!row) throw notFound();
  if (view === "retail") throw conflict("prices-hidden", "Purchase prices are hidden: show them to open the invoice.");
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
