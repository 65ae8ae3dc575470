/** What a live event tells, by kind: ids to read anew and never a price, as a customer may listen. */
export interface LiveEvents {
  searchVin: { value: string };
  searchEAN: { value: string };
  data: { name: string };
  "Customer connected": { customerId: number; connected: boolean };
  "Customer data": { customerId: number };
  "Cart items": { customerId: number; count: number };
  Quote: { quoteId: number; number: string; customerId: number };
  QuoteStatus: { quoteId: number; number: string; customerId: number; status: "accepted" | "rejected" };
  "Cart Highlight": { customerId: number; customerRow: number | null; vendorRow: number | null };
  "Screen URLs": { screenId: number };
  "Screen Data": { screenId: number; url: string; checked: boolean };
}

export type LiveKind = keyof LiveEvents;

/** Why a server ends a stream: the listener's proof no longer holds, it stops, the reader is too slow, newer ones came. */
export type StreamEnd = "session" | "shutdown" | "slow" | "replaced";

/** An event as a page hears it; `age` in seconds is large for one that was replayed. */
export type Heard<K extends LiveKind> = LiveEvents[K] & { age: number };
