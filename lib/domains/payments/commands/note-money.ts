import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound } from "@/lib/platform/problems";
import { findPaid } from "../queries/list-received";
import { notableKind } from "../rules";
import { settlePayment } from "./settle-payment";

interface Noted {
  companyId: number;
  orderNumber: string;
  /** paid: at pick-up; refunded: what was paid for an order that was called off. */
  kind: "paid" | "refunded";
  key: string | null;
}

/** Notes money that changed hands without a bank's file. 409 where nothing of the kind is open. */
export async function noteMoney(actor: Actor, { key, kind, ...named }: Noted): Promise<{ ok: true }> {
  requireRight(actor, "admin");
  return once(
    actor,
    { key, body: { kind, ...named } },
    {
      prepare: () => findPaid(actor, named),
      write: async (payment, tx) => {
        if (!payment) throw notFound();
        if (notableKind(payment) !== kind) throw conflict("nothing-to-note", "Nothing of the kind is open.");
        const { companyId, id, cents, currency } = payment;
        const eventId = `${companyOf(actor)}:${kind}:${companyId}:${id}`;
        await settlePayment(actor, { companyId, id, kind, source: "hand", eventId, cents, currency }, tx);
        return { ok: true as const };
      },
    },
  );
}
