/** What one order asks of a supplier. `key` is the same whoever sends it and however often: it is taken once. */
export interface SupplierOrder {
  key: string;
  channel: string;
  number: string;
  currency: "EUR" | "CHF";
  /** Who orders, and where it is to be brought where that is somewhere else. */
  buyer: Record<string, string>;
  deliverTo: Record<string, string> | null;
  items: SupplierOrderItem[];
}

/** Prices and deposits in cents before tax, of one piece. */
export interface SupplierOrderItem {
  line: number;
  reference: string;
  brand: string;
  quantity: number;
  priceCents: number;
  depositCents: number;
}

/** Taken under the supplier's own number, or refused for good in the supplier's words. */
export type OrderAnswer = { outcome: "taken"; number: string } | { outcome: "refused"; reason: string };

/** An adapter throws ProviderFailure where the answer is not known: whatever was sent may have arrived. */
export interface SupplierOrderDesk {
  /** Sends an order; a supplier that knows the key answers as it did before. */
  send(order: SupplierOrder): Promise<OrderAnswer>;
  /** What became of a key: null only where the supplier says for certain that it does not know it. */
  ask(order: Pick<SupplierOrder, "key" | "channel">): Promise<OrderAnswer | null>;
}

/**
 * How a channel takes orders. `name` as people call it; a store of the portal finds them in its own list and answers there;
 * a channel that nobody answers for any more is gone.
 */
export type SupplierDoor =
  | { how: "store"; name: string }
  | { how: "electronic"; name: string; desk: SupplierOrderDesk }
  | { how: "telephone"; name: string; phone: string }
  | { how: "gone"; name: string };

/** What a supplier asks beside its prices, in cents before tax. */
export interface SupplierTerms {
  /** Of one order; nothing from `freeFromCents` on. */
  carriageCents: number;
  /** Null: carriage is always paid. */
  freeFromCents: number | null;
  /** Below this sum the supplier takes no order. */
  minimumCents: number;
}
