import { useEffect, useState } from "react";
import { useLive } from "@/components/live/use-live";
import { codeShownSeconds } from "@/lib/domains/live/screens/rules";
import type { ScreenView } from "@/lib/domains/live/screens/schema";

interface Waiting {
  url: string;
  seconds: number;
}

const mostWaiting = 5;

/** The code that stands on the screen for twenty seconds: one that comes meanwhile waits for its turn. */
export function useCode(first: ScreenView): { url: string; left: number } | null {
  const [queue, setQueue] = useState<readonly Waiting[]>(() => {
    const seconds = first.data ? Math.round((Date.parse(first.data.until) - Date.parse(first.now)) / 1000) : 0;
    return first.data && seconds > 0 ? [{ url: first.data.url, seconds }] : [];
  });
  useLive("Screen Data", ({ url, checked, age }) => {
    if (!checked) return setQueue((all) => all.filter((one) => one.url !== url));
    if (age >= codeShownSeconds) return;
    const fresh = { url, seconds: Math.round(codeShownSeconds - age) };
    setQueue((all) => (all.some((one) => one.url === url) ? all : [...all, fresh].slice(0, mostWaiting)));
  });
  const isShown = queue.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const tick = () =>
      setQueue(([now, ...rest]) =>
        !now ? [] : now.seconds <= 1 ? rest : [{ ...now, seconds: now.seconds - 1 }, ...rest],
      );
    const every = setInterval(tick, 1000);
    return () => clearInterval(every);
  }, [isShown]);
  const [now] = queue;
  return now ? { url: now.url, left: now.seconds } : null;
}
