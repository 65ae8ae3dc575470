import { listWaitingQuotes, type WaitingQuote } from "@/lib/domains/quotes/queries/list-waiting";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { listLastSeen } from "./list-last-seen";

export interface AwaitedQuote extends WaitingQuote {
  /** When the customer last had the page open that shows it; null for never since it was made. */
  seenAt: Date | null;
}

/** The quotes that wait for an answer, the oldest first, and whether their customers have looked at them. */
export async function listAwaitedQuotes(actor: Actor, { limit }: { limit: number }): Promise<AwaitedQuote[]> {
  requireRight(actor, "cart");
  const quotes = await listWaitingQuotes(actor, { limit });
  const seen = await listLastSeen(actor, { customerIds: [...new Set(quotes.map(({ customerId }) => customerId))] });
  return quotes.map((quote) => {
    const at = seen.get(quote.customerId);
    return { ...quote, seenAt: quote.isNewest && at && at >= quote.issuedAt ? at : null };
  });
}
