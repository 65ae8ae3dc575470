import { requireBasketUpdate } from "@/lib/domains/basket/access";
import { orderBasket, type BasketPayment } from "@/lib/domains/basket/commands/order-basket";
import { settleBasket, type SettledBasket } from "@/lib/domains/basket/commands/settle-basket";
import { listBasket } from "@/lib/domains/basket/queries/get-basket";
import { startPayment } from "@/lib/domains/payments/commands/start-payment";
import { invoiceAddress } from "@/lib/domains/payments/rules";
import type { StartedPayment } from "@/lib/domains/payments/schema";
import { companyOf, userOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { conflict, Problem } from "@/lib/platform/problems";
import type { Language } from "@/lib/shared/languages";
import { findCheckout, type Draft } from "../queries/find-checkout";
import { findDueFor } from "../queries/find-due-for";
import type { CheckoutAddress, Completed } from "../schema";

interface Wish {
  /** Of the basket that the buyer agreed to. */
  mark?: string;
  lang: Language;
  key: string | null;
}

interface Ground {
  settled: SettledBasket;
  address: CheckoutAddress;
  payment: BasketPayment;
}
type Prepared = { orderId: string } | Ground;

/**
 * Orders the company's own basket to the chosen address and begins its payment. However often one checkout is completed, it
 * makes one order and one payment: each answers that order. 409 names what changed since the buyer agreed, and what lacks.
 */
export async function completeCheckout(actor: Actor, { mark, lang, key }: Wish): Promise<Completed> {
  await requireBasketUpdate(actor);
  const { orderId } = await once(
    actor,
    { key, body: { complete: mark ?? null } },
    { prepare: () => prepare(actor, { mark, lang }), write: (prepared, tx) => write(actor, prepared, tx) },
  );
  return { data: { orderId }, payment: await begin(actor, { orderNumber: orderId, lang }) };
}

async function prepare(actor: Actor, { mark, lang }: Omit<Wish, "key">): Promise<Prepared> {
  const [draft, lines] = await Promise.all([findCheckout(actor), listBasket(actor)]);
  const known = madeOf(draft, mark, lines.length === 0);
  if (known) return known;
  if (!draft.address) throw conflict("address-missing", "Say first where the order is brought to.");
  if (!draft.method) throw conflict("payment-missing", "Choose first how the order is paid.");
  try {
    const settled = await settleBasket(actor, { mark });
    const payee = await findDueFor(actor, { method: draft.method, lines: settled.lines });
    const { address, customerReference } = draft;
    return {
      settled,
      address,
      payment: { method: draft.method, payee, lang, customerReference: customerReference || null },
    };
  } catch (error) {
    // Whoever completed it first has emptied the basket meanwhile.
    const isEmpty = error instanceof Problem && error.code === "basket-empty";
    const made = error instanceof Problem ? madeOf(await findCheckout(actor), mark, isEmpty) : null;
    if (made) return made;
    throw error;
  }
}

/** The order that a completion of the same basket made; who names no basket means the one that is empty now. */
function madeOf(
  { orderNumber, mark: agreed }: Draft,
  mark: string | undefined,
  isEmpty: boolean,
): { orderId: string } | null {
  if (orderNumber === null) return null;
  return (mark === undefined ? isEmpty : mark === agreed) ? { orderId: orderNumber } : null;
}

/** Where the payment goes on; while cards are silent, the order stands and its page asks again. */
async function begin(
  actor: Actor,
  { orderNumber, lang }: { orderNumber: string; lang: Language },
): Promise<StartedPayment> {
  return startPayment(actor, { orderNumber, lang }).catch((error: unknown) => {
    if (error instanceof Problem) return { kind: "document" as const, url: invoiceAddress(orderNumber) };
    throw error;
  });
}

async function write(actor: Actor, prepared: Prepared, tx: Tx): Promise<{ orderId: string }> {
  if ("orderId" in prepared) return prepared;
  const { settled, address, payment } = prepared;
  const [companyId, userId] = [companyOf(actor), userOf(actor)];
  // The lock makes the second of two completions see the first one's order.
  const [held] = await tx.$queryRaw<{ orderNumber: string | null }[]>`
    select order_number as "orderNumber" from checkout where company_id = ${companyId} and user_id = ${userId} for update`;
  if (held?.orderNumber) return { orderId: held.orderNumber };
  const { orderId } = await orderBasket(actor, { settled, source: "checkout", deliverTo: address, payment }, tx);
  // The address serves the next order too; what the buyer called this one does not.
  await tx.$executeRaw`
    update checkout set order_number = ${orderId}, mark = ${settled.mark}, method = null, customer_reference = '',
      updated_at = now()
    where company_id = ${companyId} and user_id = ${userId}`;
  return { orderId };
}
