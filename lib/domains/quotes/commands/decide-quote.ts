import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import { isDecision, judgeDecision } from "../rules";

interface Decision {
  quoteId: number;
  status: string;
}

interface Held {
  status: string;
  expiresAt: Date;
  number: string;
  customerId: number;
}

/** Accepts or rejects a quote, once and while it is valid; 409 afterwards, with the status that stands. */
export async function decideQuote(actor: Actor, { quoteId, status }: Decision, tx?: Tx): Promise<{ status: string }> {
  requireUser(actor);
  if (!isDecision(status)) throw unprocessable("bad-status", "A quote can only be accepted or rejected.");
  const companyId = companyOf(actor);
  return inTransaction(tx, async (inner) => {
    // The lock makes the second of two decisions see the first one's.
    const [quote] = await inner.$queryRaw<Held[]>`
      select status, expires_at as "expiresAt", number, customer_id as "customerId" from quote where company_id = ${companyId} and id = ${quoteId} for update`;
    if (!quote) throw notFound();
    const verdict = judgeDecision(quote, new Date());
    if (verdict === "decided")
      throw conflict("quote-decided", "The quote is already decided.", { quoteStatus: quote.status });
    if (verdict === "expired") throw conflict("quote-expired", "The quote has expired.");
    const data = { status, decidedAt: new Date() };
    await inner.quote.update({ where: { companyId_id: { companyId, id: quoteId } }, data, select: { id: true } });
    await audit(actor, inner, { action: status, entity: "quote", entityId: quoteId });
    const { number, customerId } = quote;
    await publish(inner, {
      ...{ kind: "QuoteStatus", companyId, customerId },
      data: { quoteId, number, customerId, status },
    });
    return { status };
  });
}
