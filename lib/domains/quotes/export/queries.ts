import { requireRight, type Actor } from "@/lib/platform/actor";
import { conflict } from "@/lib/platform/problems";
import { getQuote } from "../queries/get-quote";
import { fileOf } from "./rules";
import type { AcceptedQuote } from "./schema";

/** An accepted quote for another program; 409 for one that is not accepted. */
export async function exportQuote(actor: Actor, { quoteId }: { quoteId: number }): Promise<AcceptedQuote> {
  requireRight(actor, "cart");
  const quote = await getQuote(actor, { quoteId });
  if (quote.status !== "accepted")
    throw conflict("quote-not-accepted", "Only an accepted quote is exported.", { quoteStatus: quote.status });
  return fileOf(quote);
}
