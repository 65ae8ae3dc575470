/** What was done to a cart: to one line, or to those of a quote that is ordered or made anew. */
export type CartChange = "add" | "quantity" | "labour" | "remove" | "move" | "order" | "restore";

/** What a live event tells, by kind: ids to read anew and never a price, as a customer may listen. */
export interface LiveEvents {
  searchVin: { value: string };
  searchEAN: { value: string };
  data: { name: string };
  "Customer connected": { customerId: number; connected: boolean };
  "Customer data": { customerId: number };
  /** Who changed what; events from before an upgrade tell the count alone. */
  "Cart items": { customerId: number; count: number; change?: CartChange; line?: number | null; by?: number | null };
  /** An order was placed, or went on; `orderId` is its number. */
  Order: { orderId: string; customerId: number | null; state: string; change: string };
  Quote: { quoteId: number; number: string; customerId: number };
  QuoteStatus: { quoteId: number; number: string; customerId: number; status: "accepted" | "rejected" };
  "Cart Highlight": { customerId: number; customerRow: number | null; vendorRow: number | null };
  /** The company's tips for vehicles of a type have changed. */
  Tips: { type: string };
  /** Something of a widget or its tiles was changed: all companies hear it. */
  Tiles: { widget: string };
  /** A recycled unit was kept, given back or sold by some company: all companies hear it. */
  "Recycled unit": { unitId: number };
  /** What a screen shows has changed; null for every screen of the company. */
  "Screen URLs": { screenId: number | null };
  /** What became of a message about something of the company. */
  Mail: { about: string; aboutId: number };
  /** Something came into the inbox of its hearers, or was seen, read or put away in another window of theirs. */
  Notifications: { change: "sent" | "marked" };
  /** A payment was made, or is in another state; or its order was called off. */
  Payment: { orderNumber: string; state: PaymentEventState };
  /** How many stores wait for approval: told in the house that runs the portal. */
  Vendors: { waiting: number };
  /** What was decided about the company's own store. */
  Vendor: { status: string };
  /** Something was written or seen in the conversation of its hearer, there or in another window. */
  Chat: { conversationId: number };
  /** The same in the house that answers, with how many conversations wait. */
  Conversations: { conversationId: number; waiting: number };
  "Screen Data": { screenId: number; url: string; checked: boolean };
}

type PaymentEventState = "due" | "authorised" | "paid" | "refunded" | "failed";

export type LiveKind = keyof LiveEvents;

/** Why a server ends a stream: the listener's proof no longer holds, it stops, the reader is too slow, newer ones came. */
export type StreamEnd = "session" | "shutdown" | "slow" | "replaced";

/** An event as a page hears it; `age` in seconds is large for one that was replayed. */
export type Heard<K extends LiveKind> = LiveEvents[K] & { age: number };
