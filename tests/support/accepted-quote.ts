import type { Quote } from "@/lib/domains/quotes/schema";
import type { QuoteDocument } from "@/lib/providers/documents/port";
import { sampleQuote } from "@/lib/providers/documents/testing/sample-quote";
import { agreedSums, everyPlace } from "@/lib/domains/quotes/agreement/rules";

type Chosen = Pick<NonNullable<Quote["agreement"]>, "lines" | "labour">;

/** A quote that was accepted, as a whole or but for what was not chosen of it; its totals follow from its lines. */
export function acceptedQuoteOf(over: Partial<QuoteDocument>, chosen: Chosen | null = null): Quote {
  const document = sampleQuote(0, over);
  const { lines, labour = [] } = document;
  const sums = agreedSums(document, { lines: everyPlace(lines), labour: everyPlace(labour) });
  const { netCents, grossCents, depositCents, rates } = sums;
  const vat = rates.map(({ rateBp, netCents: baseCents, vatCents }) => ({ rateBp, baseCents, vatCents }));
  return {
    ...{ id: 1, number: document.quote.number, status: "accepted", expired: false, customerId: 7 },
    ...{ netCents, grossCents, currency: document.quote.currency, reason: null, orderedAt: null },
    ...{ replaces: null, replacedBy: null, short: [], issuedAt: "2026-11-20T09:00:00.000Z" },
    ...{ expiresAt: "2026-12-05T09:00:00.000Z", decidedAt: "2026-11-21T10:00:00.000Z" },
    document: { ...document, totals: { netCents, grossCents, depositCents, vat } },
    agreement: chosen && {
      ...{ ...chosen, netCents: 0, vatCents: 0, grossCents: 0, depositCents: 0, name: "Claire Laurent" },
      ...{ signature: null, hash: "0".repeat(64), at: "2026-11-22T11:00:00.000Z" },
    },
  } as Quote;
}
