"use client";

import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "@/components/live/use-live";

/** How often a list that stands open looks for new orders, in ms. */
const everyMs = 30_000;

/** Reads the page again from time to time: for what was newly ordered, withdrawn, or answered by a colleague. */
export function SoldLive() {
  const refresh = useRefresh();
  const look = useEffectEvent(() => document.visibilityState === "visible" && refresh());
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    return () => clearInterval(timer);
  }, []);
  return null;
}
