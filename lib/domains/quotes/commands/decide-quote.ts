import { tellPrograms } from "@/lib/domains/webhooks/commands/tell-programs";
import { companyOf, onlyCustomer, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { once } from "@/lib/platform/idempotency";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { isDecision, judgeDecision } from "../rules";

interface Decision {
  quoteId: number;
  status: "accepted" | "rejected";
  /** Only a refusal has one. */
  reason: string | null;
}

interface Held {
  status: string;
  expiresAt: Date;
  now: Date;
  number: string;
  customerId: number;
  grossCents: number;
  currency: string;
}

/** Accepts or rejects a quote, once and while it is valid; 409 afterwards, with the status that stands. A customer decides their own. */
export async function decideQuote(
  actor: Actor,
  { key, quoteId, status, reason }: { quoteId: number; status: string; reason?: string | null; key: string | null },
): Promise<Pick<Decision, "status">> {
  onlyCustomer(actor, "cart");
  if (!isDecision(status)) throw unprocessable("bad-status", "A quote can only be accepted or rejected.");
  const decision = { quoteId, status, reason: status === "rejected" ? reason || null : null };
  const prepare = () => Promise.resolve(null);
  return once(actor, { key, body: decision }, { prepare, write: (_, tx) => writeDecision(actor, decision, tx) });
}

async function writeDecision(
  actor: Actor,
  { quoteId, status, reason }: Decision,
  tx: Tx,
): Promise<Pick<Decision, "status">> {
  const companyId = companyOf(actor);
  const only = onlyCustomer(actor, "cart");
  // The lock makes the second of two decisions see the first one's.
  const [quote] = await tx.$queryRaw<Held[]>`
    select status, expires_at as "expiresAt", number, customer_id as "customerId",
      net_cents + vat_cents as "grossCents", currency, now() as now from quote
    where company_id = ${companyId} and id = ${quoteId} and (${only}::int is null or customer_id = ${only}) for update`;
  if (!quote) throw notFound();
  const verdict = judgeDecision(quote, quote.now);
  if (verdict === "decided")
    throw conflict("quote-decided", "The quote is already decided.", { quoteStatus: quote.status });
  if (verdict === "expired") throw conflict("quote-expired", "The quote has expired.");
  const data = { status, reason, decidedAt: quote.now };
  await tx.quote.update({ where: { companyId_id: { companyId, id: quoteId } }, data, select: { id: true } });
  await audit(actor, tx, { action: status, entity: "quote", entityId: quoteId });
  const { number, customerId, grossCents, currency } = quote;
  const told = { quoteId, number, customerId, grossCents, currency, partly: false };
  if (status === "accepted") await tellPrograms(actor, { event: "quote.accepted", data: told }, tx);
  await publish(tx, {
    ...{ kind: "QuoteStatus", companyId, customerId },
    data: { quoteId, number, customerId, status },
  });
  return { status };
}
