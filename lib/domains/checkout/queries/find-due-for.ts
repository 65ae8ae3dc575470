import { requireBasket } from "@/lib/domains/basket/access";
import { basketTotals } from "@/lib/domains/basket/rules";
import { basketChannel } from "@/lib/domains/basket/place";
import type { TakenLine } from "@/lib/domains/basket/schema";
import { findPayee, type Payee } from "@/lib/domains/payments/payees";
import { judgeMethods } from "@/lib/domains/payments/queries/list-methods";
import type { PaymentMethod } from "@/lib/domains/payments/rules";
import type { Actor } from "@/lib/platform/actor";
import { conflict } from "@/lib/platform/problems";

interface Chosen {
  method: PaymentMethod;
  lines: readonly TakenLine[];
}

/** Whom the lines are paid to; 409 where they cannot be paid by the chosen method any more. */
export async function findDueFor(actor: Actor, { method, lines }: Chosen): Promise<Payee> {
  requireBasket(actor);
  const payee = await findPayee({ channel: basketChannel, currency: "CHF" });
  const due = { cents: basketTotals(lines).grossCents, currency: "CHF" as const, payee };
  const verdict = (await judgeMethods(actor, due)).find(([code]) => code === method);
  const reason = verdict ? verdict[1] : "silent";
  if (reason || !payee)
    throw conflict("method-unavailable", "It cannot be paid that way now.", { reason: reason ?? "account" });
  return payee;
}
