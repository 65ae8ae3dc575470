"use client";

import { useLive, useRefresh } from "@/components/live/use-live";

/** Reads the page again when something was decided about the company's store. */
export function VendorLive() {
  const refresh = useRefresh();
  useLive("Vendor", () => refresh());
  return null;
}
