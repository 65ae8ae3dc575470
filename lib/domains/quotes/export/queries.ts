import { requireRight, type Actor } from "@/lib/platform/actor";
import { conflict } from "@/lib/platform/problems";
import { getQuote, printDocument } from "../queries/get-quote";
import type { Quote } from "../schema";
import { draftOf } from "./draft";
import { fileOf, isNamed } from "./rules";
import type { AcceptedQuote } from "./schema";

async function getAccepted(actor: Actor, quoteId: number): Promise<Quote> {
  const quote = await getQuote(actor, { quoteId });
  if (quote.status !== "accepted")
    throw conflict("quote-not-accepted", "Only an accepted quote is exported.", { quoteStatus: quote.status });
  return quote;
}

/** An accepted quote for another program; 409 for one that is not accepted. */
export async function exportQuote(actor: Actor, { quoteId }: { quoteId: number }): Promise<AcceptedQuote> {
  requireRight(actor, "cart");
  return fileOf(await getAccepted(actor, quoteId));
}

/** The draft of its invoice to read and for programs, in one file (Factur-X); 409 also for a seller whom nothing names. */
export async function exportDraft(
  actor: Actor,
  { quoteId }: { quoteId: number },
): Promise<{ bytes: Uint8Array; number: string }> {
  requireRight(actor, "cart");
  const quote = await getAccepted(actor, quoteId);
  const file = fileOf(quote);
  if (!isNamed(file.seller))
    throw conflict(
      "seller-without-number",
      "Factur-X names its seller by a SIREN or VAT number; the quote has neither.",
    );
  return { bytes: await printDocument(draftOf(quote, file), quote.number), number: quote.number };
}
