import type { OrderPlaced } from "@/lib/domains/orders/schema";
import { findPayee } from "@/lib/domains/payments/payees";
import { factsOf, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { unprocessable } from "@/lib/platform/problems";
import { languageOf, homeLanguage } from "@/lib/shared/languages";
import { requireBasketUpdate } from "../access";
import { basketChannel } from "../place";
import { orderBasket, type BasketPayment } from "./order-basket";
import { settleBasket, type SettledBasket } from "./settle-basket";

interface Sending {
  key: string | null;
  /** Of the basket that the buyer saw; without it the basket as it stands. */
  mark?: string;
}

interface Ground {
  settled: SettledBasket;
  payment: BasketPayment | null;
}

/** Orders the company's own basket from Techauto, on account and to the company's address. 422 without an address. */
export async function sendBasket(actor: Actor, { key, mark }: Sending): Promise<OrderPlaced> {
  await requireBasketUpdate(actor);
  const prepare = async () => {
    const settled = await settleBasket(actor, { mark });
    const { address, city } = settled.ground.buyer;
    if (!address || !city)
      throw unprocessable("company-address-missing", "The company has no address to which Techauto could deliver.");
    return { settled, payment: await paymentOnAccount(actor) };
  };
  const write = async (ground: Ground, tx: Tx): Promise<OrderPlaced> => {
    const { id: _, ...placed } = await orderBasket(actor, { ...ground, source: "basket" }, tx);
    return placed;
  };
  return once(actor, { key, body: { send: "basket", mark } }, { prepare, write });
}

/** On invoice, where somebody said to whose account; else Techauto sends papers of its own. */
async function paymentOnAccount(actor: Actor): Promise<BasketPayment | null> {
  const payee = await findPayee({ channel: basketChannel, currency: "CHF" });
  const lang = languageOf(factsOf(actor).language ?? homeLanguage);
  return payee && { method: "invoice", payee, lang, customerReference: null };
}
