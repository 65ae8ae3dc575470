"use client";

import { useEffect, useEffectEvent } from "react";
import { useRefresh } from "@/components/live/use-live";
import { useNotificationsLive } from "@/components/notifications/unseen";

/** How often a list that stands open looks for what nobody is told of, in ms. */
const everyMs = 30_000;

/** Reads the page again when a new order is told, and from time to time: for what was withdrawn, or answered by a colleague. */
export function SoldLive() {
  const refresh = useRefresh();
  useNotificationsLive(refresh);
  const look = useEffectEvent(() => document.visibilityState === "visible" && refresh());
  useEffect(() => {
    const timer = setInterval(() => look(), everyMs);
    return () => clearInterval(timer);
  }, []);
  return null;
}
