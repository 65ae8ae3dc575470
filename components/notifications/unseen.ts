"use client";

import { useEffect, useRef, useState } from "react";
import { useLive, useLiveGap } from "@/components/live/use-live";
import { call } from "@/lib/api/client";

const unseenEvent = "etabli:unseen";
/** Thousands of windows hear of the same notification at once: each asks at a moment of its own, in ms. */
const spreadMs = 2000;

/** Tells the bell how many notifications wait to be seen after something was done on this page. */
export const announceUnseen = (count: number) => window.dispatchEvent(new CustomEvent(unseenEvent, { detail: count }));

/** Runs `look` soon after something came or was marked in another window, once for events that come together. */
export function useNotificationsLive(look: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lookWithin = (ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, ms);
  };
  useLive("Notifications", ({ change }) => lookWithin(change === "sent" ? Math.random() * spreadMs : 0));
  useLiveGap(() => lookWithin(Math.random() * spreadMs));
  useEffect(() => () => clearTimeout(timer.current), []);
}

/** The server's count until something happens; whether it has risen since the page was made. */
export function useUnseen(first: number): { count: number; hasRisen: boolean } {
  const [announced, setAnnounced] = useState<{ after: number; count: number } | null>(null);
  const count = announced?.after === first ? announced.count : first;
  useEffect(() => {
    const change = (event: Event) =>
      setAnnounced({ after: first, count: Number((event as CustomEvent<number>).detail) });
    window.addEventListener(unseenEvent, change);
    return () => window.removeEventListener(unseenEvent, change);
  }, [first]);
  useNotificationsLive(() => {
    // A count that could not be had stays as it is: the next event asks again.
    void call("get", "/notifications/unseen").then(
      ({ unseen }) => announceUnseen(unseen),
      () => undefined,
    );
  });
  return { count, hasRisen: count > first };
}
