import { requireBasket } from "@/lib/domains/basket/access";
import { listBasket } from "@/lib/domains/basket/queries/get-basket";
import { basketTotals } from "@/lib/domains/basket/rules";
import { basketChannel } from "@/lib/domains/basket/place";
import { findPayee } from "@/lib/domains/payments/payees";
import { listMethods, type Due } from "@/lib/domains/payments/queries/list-methods";
import type { PaymentMethod } from "@/lib/domains/payments/rules";
import type { PaymentMethodView } from "@/lib/domains/payments/schema";
import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import type { CheckoutAddress } from "../schema";

const mine = {
  name: "checkout_of_user",
  text: `select address, method, customer_reference as "customerReference", order_number as "orderNumber", mark
    from checkout where company_id = $1 and user_id = $2`,
};

export interface Draft {
  address: CheckoutAddress | null;
  method: PaymentMethod | null;
  customerReference: string;
  /** What was made of it, until another begins. */
  orderNumber: string | null;
  /** Of the basket that was agreed to. */
  mark: string | null;
}

const none: Draft = { address: null, method: null, customerReference: "", orderNumber: null, mark: null };

/** How far the user is in buying the company's own basket. */
export async function findCheckout(actor: Actor): Promise<Draft> {
  requireBasket(actor);
  return (await read<Draft>(mine, [companyOf(actor), userOf(actor)]))[0] ?? none;
}

/** What the basket comes to now, and whom it is paid to. */
export async function findDue(actor: Actor): Promise<Due & { isEmpty: boolean }> {
  requireBasket(actor);
  const [lines, payee] = await Promise.all([listBasket(actor), findPayee({ channel: basketChannel, currency: "CHF" })]);
  return { cents: basketTotals(lines).grossCents, currency: "CHF", payee, isEmpty: lines.length === 0 };
}

/** The ways in which the company's own basket can be paid now. */
export async function listCheckoutMethods(actor: Actor, { lang }: { lang: Language }): Promise<PaymentMethodView[]> {
  requireBasket(actor);
  const { isEmpty: _, ...due } = await findDue(actor);
  return listMethods(actor, { ...due, lang });
}
