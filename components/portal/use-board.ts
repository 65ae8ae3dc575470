"use client";

import { useEffect, useMemo, useState } from "react";
import useSWR from "swr";
import { useLive, useLiveGap } from "@/components/live/use-live";
import { call } from "@/lib/api/client";
import { isSeenOn, type Board } from "@/lib/domains/portal/tiles/board";
import { isPlacedNow, nextChangeOf } from "@/lib/domains/portal/tiles/placed";
import type { PlacedWidget, PlacedWidgets } from "@/lib/domains/portal/tiles/schema";

/** Longer timers than this run out at once in browsers, in ms. */
const longestWait = 2_000_000_000;
/** What a day brings is read anew well before the next day begins, in ms. */
const readAgainMs = 6 * 60 * 60 * 1000;

/** Ms by which the server's clock is ahead of this window's: an answer that is read late tells too little, never too much. */
let ahead = -Infinity;
const serverNow = (): number => Date.now() + ahead;

/** The server's clock as this window goes on with it, moved on whenever one of the tiles changes by itself. */
function useServerNow({ now, widgets }: PlacedWidgets): Date {
  const [moved, setMoved] = useState({ answer: now, at: now });
  useEffect(() => {
    ahead = Math.max(ahead, Date.parse(now) - Date.now());
  }, [now]);
  const current = new Date(moved.answer === now ? moved.at : now);
  const next = nextChangeOf(
    widgets.flatMap(({ tiles }) => tiles),
    current,
  )?.getTime();
  useEffect(() => {
    if (next === undefined) return;
    const move = () => setMoved({ answer: now, at: new Date(Math.max(next, serverNow())).toISOString() });
    const timer = setTimeout(move, Math.min(Math.max(0, next - serverNow()), longestWait));
    const look = () => document.visibilityState === "visible" && serverNow() >= next && move();
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [next, now]);
  return current;
}

export interface BoardNow {
  now: Date;
  widgets: readonly PlacedWidget[];
}

/** The widgets of a home as they stand now: changed by editors, by time, and read anew where a word may have been missed. */
export function useBoard(home: Board, first: PlacedWidgets, lang: string): BoardNow {
  const { data = first, mutate } = useSWR(
    ["/apps/home", home, lang],
    () => call("get", "/apps/home/{home}", { params: { home }, query: { lang } }),
    { fallbackData: first, revalidateOnMount: false, refreshInterval: readAgainMs },
  );
  useLive("Tiles", ({ widget }) => isSeenOn(home, widget) && void mutate());
  useLiveGap(() => void mutate());
  // What the server renders again is newer than what this window read before.
  useEffect(() => void mutate(first, { revalidate: false }), [first, mutate]);
  const at = useServerNow(data).getTime();
  return useMemo(() => {
    const now = new Date(at);
    const standing = (widget: PlacedWidget) => widget.tiles.filter((tile) => isPlacedNow(tile, now));
    return { now, widgets: data.widgets.map((widget) => ({ ...widget, tiles: standing(widget) })) };
  }, [data, at]);
}
