import { makeHttpSource } from "@/lib/providers/http";
import { ProviderFailure } from "@/lib/providers/http/failure";
import type { OrderAnswer, SupplierOrderDesk } from "../port";
import { orderReply, type OrderReply } from "./payload";

interface Options {
  code: string;
  orders: string;
  key: string;
  keyHeader: string;
  inside: boolean;
  timeoutMs?: number;
}

/** An order is held for longer. */
const answerMs = 10_000;

/**
 * Orders over HTTP as docs/suppliers.md says: POST with an Idempotency-Key, GET by the key. Throws ProviderFailure where the
 * service gives no answer that can be read; a bare 404 is none.
 */
export function makeHttpOrderDesk({
  code,
  orders,
  key,
  keyHeader,
  inside,
  timeoutMs = answerMs,
}: Options): SupplierOrderDesk {
  const name = `supplier-orders-${code}`;
  const ask = makeHttpSource({
    ...{ name, timeoutMs, singly: true, maxBytes: 100_000, keepNotFoundMs: 0, redirects: 0 },
    headers: key ? { [keyHeader]: key } : {},
    accepts: (body) => orderReply.safeParse(body).success,
    allowPrivateAddresses: inside,
  });
  return {
    async send({ key: orderKey, number, currency, buyer, deliverTo, items }) {
      const question = { key: orderKey, number, currency, buyer, deliverTo, items };
      const answer = answerOf(orderReply.parse(await ask(orders, question, { "idempotency-key": orderKey })));
      if (!answer) throw new ProviderFailure("bad data", name, "an order that was just sent is not known");
      return answer;
    },
    async ask({ key: orderKey }) {
      return answerOf(orderReply.parse(await ask(`${orders.replace(/\/$/, "")}/${orderKey}`)));
    },
  };
}

function answerOf(reply: OrderReply): OrderAnswer | null {
  if ("number" in reply) return { outcome: "taken", number: reply.number };
  return "refused" in reply ? { outcome: "refused", reason: reply.refused } : null;
}
