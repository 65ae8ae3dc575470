"use client";

import { useLive, useRefresh } from "./use-live";

/** The cart page follows what other windows do to the customer's cart. */
export function RefreshOnCart({ customerId }: { customerId: number }) {
  const refresh = useRefresh();
  useLive("Cart items", (event) => event.customerId === customerId && refresh());
  return null;
}

/** A page of quotes follows decisions; a list follows new quotes too. */
export function RefreshOnQuotes({ quoteId }: { quoteId?: number }) {
  const refresh = useRefresh();
  useLive("QuoteStatus", (event) => (quoteId === undefined || event.quoteId === quoteId) && refresh());
  useLive("Quote", () => quoteId === undefined && refresh());
  return null;
}

/** A page of tips follows what colleagues write, correct and withdraw. */
export function RefreshOnTips() {
  const refresh = useRefresh();
  useLive("Tips", refresh);
  return null;
}
