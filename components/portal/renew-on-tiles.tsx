"use client";

import { useEffect } from "react";
import { useLive, useRefresh } from "@/components/live/use-live";

interface Props {
  widget: string;
  /** The server's clock when the page was made, and when its tiles change by themselves; ISO. */
  now: string;
  next: string | null;
}

/** Reads the page again when an editor changed a widget on it, and at the moment at which its tiles change by themselves. */
export function RenewOnTiles({ widget, now, next }: Props) {
  const refresh = useRefresh();
  useLive("Tiles", (change) => (change.widget === widget || change.widget === "groups") && refresh());
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(refresh, Math.max(0, Date.parse(next) - Date.parse(now)));
    return () => clearTimeout(timer);
  }, [next, now, refresh]);
  return null;
}
