"use client";

import { useEffect, useState } from "react";
import type { companyItself } from "@/lib/domains/basket/place";

const cartCountEvent = "etabli:cart-count";

/** Whose cart is counted: the customer's who is served, or the company's own basket. */
type CountedCart = "customer" | typeof companyItself;
interface Counted {
  of: CountedCart;
  count: number;
}

/** Tells the header how many items a cart holds after a change made on this page. */
export const announceCartCount = (count: number, of: CountedCart = "customer") =>
  window.dispatchEvent(new CustomEvent<Counted>(cartCountEvent, { detail: { of, count } }));

/** The server's count until the page announces a change; a fresh answer of the server wins again. */
export function useCartCount(count: number, of: CountedCart = "customer"): number {
  const [announced, setAnnounced] = useState<{ after: number; count: number } | null>(null);
  useEffect(() => {
    const change = (event: Event) => {
      const told = (event as CustomEvent<Counted>).detail;
      if (told.of === of) setAnnounced({ after: count, count: told.count });
    };
    window.addEventListener(cartCountEvent, change);
    return () => window.removeEventListener(cartCountEvent, change);
  }, [count, of]);
  return announced?.after === count ? announced.count : count;
}

/** How often this page has put something into the customer's cart since it was opened. */
export function useAdditions(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = (event: Event) =>
      (event as CustomEvent<Counted>).detail.of === "customer" && setTimes((before) => before + 1);
    window.addEventListener(cartCountEvent, count);
    return () => window.removeEventListener(cartCountEvent, count);
  }, []);
  return times;
}
