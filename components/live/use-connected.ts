"use client";

import { useState } from "react";
import { useLive } from "./use-live";

/** Whether the customer has the companion page open: as the page was made, then as it is told. */
export function useConnected(customerId: number, first: boolean): boolean {
  const [told, setTold] = useState<{ of: number; connected: boolean } | null>(null);
  useLive("Customer connected", (event) => {
    if (event.customerId === customerId) setTold({ of: customerId, connected: event.connected });
  });
  return told?.of === customerId ? told.connected : first;
}
