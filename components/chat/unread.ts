"use client";

import { useEffect, useRef, useState } from "react";
import { useLive } from "@/components/live/use-live";
import { call } from "@/lib/api/client";

/** Events that come together are one question, in ms. */
const gatherMs = 150;

/** How many answers wait: the server's count until something is written or seen; whether it has risen since the page was made. */
export function useUnread(first: number) {
  const [told, setTold] = useState<{ after: number; count: number } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const say = (count: number) => setTold({ after: first, count });
  const ask = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A count that could not be had stays as it is: the next event asks again.
      void call("get", "/chat/unread").then(
        ({ unread }) => say(unread),
        () => undefined,
      );
    }, gatherMs);
  };
  useLive("Chat", ask);
  useEffect(() => () => clearTimeout(timer.current), []);
  const count = told?.after === first ? told.count : first;
  return { count, hasRisen: count > first, say };
}
