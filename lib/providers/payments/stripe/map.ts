import { NoticeRefused, type CardNotice, type CardRefund, type CardRequest, type NoticeKind } from "../port";
import { told, type Charge, type CheckoutSession, type Refund, type StripeEvent } from "./payload";

/** Under which name Stripe keeps our key with a payment, so that refunds bear it too. */
const keyName = "payment_key";

/** The fields of a page, as Stripe's form names them. */
export function sessionForm(request: CardRequest): URLSearchParams {
  const { key, cents, currency, description, language, email, returnTo, leaveTo } = request;
  return new URLSearchParams({
    mode: "payment",
    client_reference_id: key,
    locale: language.slice(0, 2),
    success_url: returnTo,
    cancel_url: leaveTo,
    "payment_method_types[0]": "card",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": currency.toLowerCase(),
    "line_items[0][price_data][unit_amount]": String(cents),
    "line_items[0][price_data][product_data][name]": description,
    [`payment_intent_data[metadata][${keyName}]`]: key,
    ...(email ? { customer_email: email } : {}),
  });
}

export const refundForm = ({ key, chargeRef, cents }: CardRefund) =>
  new URLSearchParams({ payment_intent: chargeRef, amount: String(cents), [`metadata[${keyName}]`]: key });

const kinds: Record<string, NoticeKind> = {
  "checkout.session.async_payment_succeeded": "paid",
  "checkout.session.async_payment_failed": "failed",
  "checkout.session.expired": "failed",
  "charge.refunded": "refunded",
};

function kindOf(type: string, object: CheckoutSession | Charge): NoticeKind | null {
  if (type !== "checkout.session.completed" || object.object === "charge") return kinds[type] ?? null;
  return object.payment_status === "unpaid" ? "authorised" : "paid";
}

const ofSession = (session: CheckoutSession) => ({
  key: session.client_reference_id ?? null,
  providerRef: session.id,
  chargeRef: session.payment_intent ?? null,
  cents: session.amount_total ?? 0,
  currency: (session.currency ?? "").toUpperCase(),
});

const ofCharge = (charge: Charge) => ({
  key: charge.metadata?.[keyName] ?? null,
  providerRef: null,
  chargeRef: charge.payment_intent ?? null,
  cents: charge.amount_refunded,
  currency: charge.currency.toUpperCase(),
});

/** What an event says of a payment; null for one of no concern. Throws NoticeRefused for one of another shape. */
export function mapEvent({ id, type, data }: StripeEvent): CardNotice | null {
  if (type !== "checkout.session.completed" && !(type in kinds)) return null;
  const { success, data: object } = told.safeParse(data.object);
  if (!success) throw new NoticeRefused("unreadable");
  const kind = kindOf(type, object);
  return kind && { eventId: id, kind, ...(object.object === "charge" ? ofCharge(object) : ofSession(object)) };
}

/** What a page says when it is asked for: the same as its event would, under a name of its own. */
export function mapSession(session: CheckoutSession): CardNotice | null {
  if (session.status === "expired") return { eventId: `${session.id}:expired`, kind: "failed", ...ofSession(session) };
  if (session.status !== "complete") return null;
  const kind = session.payment_status === "unpaid" ? "authorised" : "paid";
  return { eventId: `${session.id}:${kind}`, kind, ...ofSession(session) };
}

/** What the answer to a refund says; null while the money is under way. */
export const mapRefund = ({ id, status, amount, currency, payment_intent, metadata }: Refund): CardNotice | null =>
  status === "succeeded"
    ? {
        ...{ eventId: id, kind: "refunded", key: metadata?.[keyName] ?? null, providerRef: null },
        ...{ chargeRef: payment_intent ?? null, cents: amount, currency: currency.toUpperCase() },
      }
    : null;
