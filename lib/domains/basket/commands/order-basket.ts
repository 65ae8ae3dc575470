import { placeOrder } from "@/lib/domains/orders/commands/place-order";
import { orderTotals } from "@/lib/domains/orders/rules";
import type { DeliveryAddress, OrderPlaced } from "@/lib/domains/orders/schema";
import { makePayment } from "@/lib/domains/payments/commands/make-payment";
import { invoiceBody } from "@/lib/domains/payments/invoice-body";
import type { Payee } from "@/lib/domains/payments/payees";
import { leavesUnpaid, type PaymentMethod } from "@/lib/domains/payments/rules";
import type { Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import { requireBasket } from "../access";
import { basketChannel } from "../place";
import type { SettledBasket } from "./settle-basket";
import { takeBasket } from "./take-basket";

/** How the order is paid, and in which language its invoice is written. */
export interface BasketPayment {
  method: PaymentMethod;
  payee: Payee;
  lang: Language;
  customerReference: string | null;
}

interface BasketOrder {
  /** What settleBasket found before the transaction. */
  settled: SettledBasket;
  /** basket: on account; checkout: with an address and a payment of its own. */
  source: "basket" | "checkout";
  deliverTo?: DeliveryAddress;
  /** Null where nobody said whom to pay. */
  payment: BasketPayment | null;
}

/**
 * Makes an order of a settled basket with its payment, and empties it: it leaves at once, or when its money is there. 409
 * basket-changed when a colleague changed it since.
 */
export async function orderBasket(
  actor: Actor,
  { settled, source, deliverTo, payment }: BasketOrder,
  tx: Tx,
): Promise<OrderPlaced & { id: number }> {
  requireBasket(actor);
  const taken = await takeBasket(actor, { mark: settled.mark }, tx);
  const lines = taken.map(({ goods, note, item, ...line }) => ({
    ...line,
    ...{ articleId: goods, item: { ...item, ...(note ? { note } : {}) }, publicCents: null, fit: null, also: [] },
  }));
  const { ground } = settled;
  const isHeld = payment !== null && !leavesUnpaid(payment.method);
  const order = await placeOrder(actor, { ground, currency: "CHF", source, lines, deliverTo, isHeld }, tx);
  if (!payment) return order;
  const { lang, ...how } = payment;
  const totals = orderTotals(taken, "CHF");
  const deliveryAddress = deliverTo ? deliveryLines(deliverTo) : null;
  const invoice = await invoiceBody({
    lines: taken,
    totals,
    buyer: ground.buyer,
    deliveryAddress,
    payee: payment.payee,
    lang,
  });
  const wanted = { ...how, invoice, orderNumber: order.orderId, channel: basketChannel, currency: "CHF" as const };
  await makePayment(actor, wanted, tx);
  return order;
}

const deliveryLines = ({ firstName, lastName, street, postcode, city }: DeliveryAddress): string =>
  [`${firstName} ${lastName}`.trim(), street, `${postcode} ${city}`].join("\n");
