"use client";

import { useEffect, useState } from "react";
import { CountBadge } from "@/components/ui/badge";

export const cartCountEvent = "etabli:cart-count";

/** Tells the header how many items the cart holds after a change made on this page. */
export const announceCartCount = (count: number) => window.dispatchEvent(new CustomEvent(cartCountEvent, { detail: count }));

export function CartBadge({ count }: { count: number }) {
  const [shown, setShown] = useState(count);
  useEffect(() => setShown(count), [count]);
  useEffect(() => {
    const change = (event: Event) => setShown(Number((event as CustomEvent<number>).detail));
    window.addEventListener(cartCountEvent, change);
    return () => window.removeEventListener(cartCountEvent, change);
  }, []);
  return shown > 0 ? <CountBadge className="absolute end-0 top-0.5">{shown > 999 ? "999+" : shown}</CountBadge> : null;
}
