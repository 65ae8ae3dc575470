"use client";

import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { useConnected } from "@/components/live/use-connected";
import { useLive } from "@/components/live/use-live";
import { call } from "@/lib/api/client";

interface Shared {
  connected: boolean;
  customerRow: number | null;
}

/** Crossing a line is no pointing at it, in ms; nor is it over at once when the pointer leaves the list. */
const restMs = 250;
const leaveMs = 1500;

/** What the customer points at, and how the seller's pointer or focus shows a line to a customer who looks. */
export function usePointing(customerId: number, shared: Shared) {
  const [heard, setHeard] = useState<{ first: number | null; row: number | null } | null>(null);
  const connected = useConnected(customerId, shared.connected);
  const told = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive("Cart Highlight", (event) => {
    if (event.customerId !== customerId) return;
    setHeard({ first: shared.customerRow, row: event.customerRow });
  });
  const show = (vendorRow: number | null, afterMs: number) => {
    clearTimeout(timer.current);
    if (!connected) return;
    timer.current = setTimeout(() => {
      if (told.current === vendorRow) return;
      told.current = vendorRow;
      // A line that is not shown is no loss: the next one is.
      call("post", "/cart/highlight", { body: { customerId, vendorRow } }).catch(() => (told.current = null));
    }, afterMs);
  };
  const over = ({ target }: SyntheticEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>("[data-line]")?.dataset.line : undefined;
    if (line) show(Number(line), restMs);
  };
  return {
    // What the page was read with is newer than what was heard before it.
    customerRow: heard?.first === shared.customerRow ? heard.row : shared.customerRow,
    onPointerOver: over,
    onFocus: over,
    onPointerLeave: () => show(null, leaveMs),
  };
}
