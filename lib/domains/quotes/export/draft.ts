import type { QuoteDocument } from "@/lib/providers/documents/port";
import { workCents } from "../agreement/rules";
import type { Quote } from "../schema";
import { ciiOf, draftNumber } from "./cii";
import { choiceOf } from "./rules";
import type { AcceptedQuote } from "./schema";

/** What belongs to a quote alone: advice, photographs, the verdict on the vehicle. */
const bare = { advice: null, adviceWord: null, photos: [], agreed: null };

/** The document of an accepted quote as the draft of its invoice: what was agreed to, with the same as XML. */
export function draftOf(quote: Pick<Quote, "document" | "agreement">, file: AcceptedQuote): QuoteDocument {
  const { document, agreement } = quote;
  const { lines, labour = [] } = document;
  const choice = choiceOf(quote);
  const chosen = new Set(choice.labour);
  return {
    ...document,
    lines: choice.lines.flatMap((at) => (lines[at] ? [{ ...lines[at], ...bare, fit: null }] : [])),
    labour: choice.labour.flatMap((at) => {
      const work = labour[at];
      const totalCents = workCents(at, labour, chosen);
      return work ? [{ ...work, ...bare, totalCents, includedIn: totalCents > 0 ? null : work.includedIn }] : [];
    }),
    totals: { ...file.totals, ecoCents: agreement ? null : document.totals.ecoCents },
    usedParts: null,
    draft: { number: draftNumber(file.quote.number), acceptedAt: file.quote.acceptedAt, xml: ciiOf(file) },
  };
}
