import { useRouter } from "next/navigation";
import { useOffline } from "next/offline";
import { useCallback, useEffect, useRef, useTransition } from "react";
import { sayOffline, stayWithoutAnswer } from "./offline";

/**
 * Goes to a page and never costs what was typed: without an answer the page stays and says so.
 * `onArrival` runs when the page stands.
 */
export function useGo() {
  const router = useRouter();
  const offline = useOffline();
  const [going, start] = useTransition();
  const arrival = useRef<(() => void) | undefined>(undefined);

  const go = useCallback(
    (href: string, onArrival?: () => void) => {
      if (!navigator.onLine) return sayOffline();
      arrival.current = onArrival;
      start(() => router.push(href));
    },
    [router],
  );
  useEffect(() => {
    if (going) return;
    arrival.current?.();
    arrival.current = undefined;
  }, [going]);
  useEffect(() => {
    if (!going || !offline) return;
    return stayWithoutAnswer(() => {
      arrival.current = undefined;
    });
  }, [going, offline]);
  return { go, going };
}
