"use client";

import { useLive, useRefresh } from "@/components/live/use-live";

/** Reads the page again when a store was sent in or decided. */
export function QueueLive() {
  const refresh = useRefresh();
  useLive("Vendors", () => refresh());
  return null;
}
