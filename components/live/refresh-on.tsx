"use client";

import { useLive, useRefresh } from "./use-live";

/** A page of a cart follows what other windows do to it: to the customer's, or to any. */
export function RefreshOnCart({ customerId }: { customerId?: number }) {
  const refresh = useRefresh();
  useLive("Cart items", (event) => (customerId === undefined || event.customerId === customerId) && refresh());
  return null;
}

/** A page of orders follows what becomes of them: of one, of a customer's, or of all. */
export function RefreshOnOrders({ orderId, customerId }: { orderId?: string; customerId?: number }) {
  const refresh = useRefresh();
  useLive("Order", (event) => {
    const isMine = orderId === undefined || event.orderId === orderId;
    if (isMine && (customerId === undefined || event.customerId === customerId)) refresh();
  });
  return null;
}

/** A page of quotes follows decisions; a list follows new quotes too. */
export function RefreshOnQuotes({ quoteId }: { quoteId?: number }) {
  const refresh = useRefresh();
  useLive("QuoteStatus", (event) => (quoteId === undefined || event.quoteId === quoteId) && refresh());
  useLive("Quote", () => quoteId === undefined && refresh());
  return null;
}

/** A page of customers' vehicles follows what is said of any of them. */
export function RefreshOnCustomers() {
  const refresh = useRefresh();
  useLive("Customer data", refresh);
  return null;
}

/** A page of tips follows what colleagues write, correct and withdraw. */
export function RefreshOnTips() {
  const refresh = useRefresh();
  useLive("Tips", refresh);
  return null;
}

/** A page that shows messages about one thing follows what becomes of them. */
export function RefreshOnMails({ about, id }: { about: string; id: number }) {
  const refresh = useRefresh();
  useLive("Mail", (event) => event.about === about && event.aboutId === id && refresh());
  return null;
}

/** A page of orders or payments follows what is paid, given back or called off. */
export function RefreshOnPayments() {
  const refresh = useRefresh();
  useLive("Payment", refresh);
  return null;
}
