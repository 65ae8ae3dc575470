"use client";

import { useEffect, useState } from "react";

export const cartCountEvent = "etabli:cart-count";

/** Tells the header how many items the cart holds after a change made on this page. */
export const announceCartCount = (count: number) =>
  window.dispatchEvent(new CustomEvent(cartCountEvent, { detail: count }));

/** The server's count until the page announces a change; a fresh answer of the server wins again. */
export function useCartCount(count: number): number {
  const [announced, setAnnounced] = useState<{ after: number; count: number } | null>(null);
  useEffect(() => {
    const change = (event: Event) =>
      setAnnounced({ after: count, count: Number((event as CustomEvent<number>).detail) });
    window.addEventListener(cartCountEvent, change);
    return () => window.removeEventListener(cartCountEvent, change);
  }, [count]);
  return announced?.after === count ? announced.count : count;
}
