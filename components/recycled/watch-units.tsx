"use client";

import { useEffect } from "react";
import { useLive, useLiveGap, useRefresh } from "@/components/live/use-live";

const everyMs = 30_000;

/** Other houses take the same units: what is shown of these is read anew at once, and at times in case a word was missed. */
export function WatchUnits({ ids }: { ids: readonly number[] }) {
  const refresh = useRefresh();
  useLive("Recycled unit", ({ unitId }) => ids.includes(unitId) && refresh());
  useLiveGap(refresh);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === "visible" && refresh(), everyMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return null;
}
