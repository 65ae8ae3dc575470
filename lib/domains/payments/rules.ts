import { creditorReference, isQrIban, qrReference } from "@/lib/shared/payments/references";

export const paymentStates = ["due", "authorised", "paid", "refunded", "failed"] as const;
export type PaymentState = (typeof paymentStates)[number];

export const paymentHappenings = ["authorised", "paid", "failed", "retried", "refunded"] as const;
export type PaymentHappening = (typeof paymentHappenings)[number];

/** `card` leads to a page of its provider; the others are papers. */
export const paymentMethods = ["invoice", "transfer", "card", "pickup"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const table: Record<PaymentState, Partial<Record<PaymentHappening, PaymentState>>> = {
  due: { authorised: "authorised", paid: "paid", failed: "failed" },
  authorised: { paid: "paid", failed: "failed" },
  // The money of an earlier try may come after a later one failed.
  failed: { retried: "due", paid: "paid" },
  paid: { refunded: "refunded" },
  refunded: {},
};

/** The state that follows; null where what happened changes nothing, as what is told late does. */
export const next = (state: PaymentState, happening: PaymentHappening): PaymentState | null =>
  table[state][happening] ?? null;

/** An order is delivered before it is paid: it leaves to its supplier at once. Others leave when the money is there. */
export const leavesUnpaid = (method: PaymentMethod): boolean => method === "invoice" || method === "pickup";

interface Owing {
  state: PaymentState;
  cents: number;
  calledOffAt: Date | string | null;
}

/** What was given back already, in sum. */
interface Refunded {
  refundedCents: number;
}

/** What is still to be paid, in cents: nothing of an order that was called off. */
export const owedCents = ({ state, cents, calledOffAt }: Owing): number =>
  calledOffAt === null && state !== "paid" && state !== "refunded" ? cents : 0;

/** What is still to be given back of an order that was called off, in cents. */
export const refundCents = ({ state, cents, calledOffAt, refundedCents }: Owing & Refunded): number =>
  calledOffAt !== null && state === "paid" ? cents - refundedCents : 0;

/** What may still be given back of an order that stands, in cents. */
export const refundableCents = ({ state, cents, calledOffAt, refundedCents }: Owing & Refunded): number =>
  calledOffAt === null && state === "paid" ? cents - refundedCents : 0;

/**
 * The state after `told` cents were given back in sum: paid until it is all. Null where that is no news: sums are told, so
 * that one refund told twice, or two told out of order, count once.
 */
export function afterRefund({ state, cents, refundedCents }: Owing & Refunded, told: number): PaymentState | null {
  if (next(state, "refunded") === null || told <= refundedCents) return null;
  return told === cents ? "refunded" : state;
}

/** What is noted by hand, as no card and no bank's file tells it: money at pick-up, and what is given back; null for nothing. */
export function notableKind({
  method,
  ...owing
}: Owing & Refunded & { method: PaymentMethod }): "paid" | "refunded" | null {
  if (method === "pickup" && owedCents(owing) > 0) return "paid";
  return method !== "card" && refundCents(owing) > 0 ? "refunded" : null;
}

/** Days in which an invoice is paid. */
export const invoiceDays = 30;
/** What a company may owe on invoices in a currency, in cents, while nobody has set another limit. */
export const usualCreditCents = 500_000;

/** Whether an invoice of `cents` still lies within the limit beside what is owed already. */
export const isWithinCredit = ({ cents, owed, limit }: { cents: number; owed: number; limit: number }): boolean =>
  owed + cents <= limit;

/** The reference that a transfer to an account bears, unlike any other payment's: QR for a QR-IBAN, else RF. */
export function referenceFor(iban: string, { companyId, id }: { companyId: number; id: number }): string {
  const [company, payment] = [companyId, id].map((one) => String(one).padStart(10, "0"));
  return isQrIban(iban) ? qrReference(`1${company}${payment}`) : creditorReference(`${companyId}P${id}`);
}

/** What the card's provider is told that a payment is called, try by try. */
export const tryKey = ({ companyId, id }: { companyId: number; id: number }, attempt: number): string =>
  `${companyId}-${id}-${attempt}`;

/** The payment and the try of such a name; null for anything else. */
export function readTryKey(text: string | null): { companyId: number; id: number; attempt: number } | null {
  const [, companyId, id, attempt] = /^(\d{1,9})-(\d{1,9})-(\d{1,6})$/.exec(text ?? "") ?? [];
  return companyId && id && attempt ? { companyId: Number(companyId), id: Number(id), attempt: Number(attempt) } : null;
}

/** Where the invoice of an order is read. */
export const invoiceAddress = (orderNumber: string): string => `/api/payments/${orderNumber}/invoice`;
