"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore, useTransition } from "react";
import type { Heard, LiveKind } from "@/lib/shared/live-events";
import { hearGap, hearingStore, hearLive, type Hearing } from "./connection";

/** Runs `hear` on every event of a kind while the component stands. */
export function useLive<K extends LiveKind>(kind: K, hear: (data: Heard<K>) => void): void {
  const latest = useEffectEvent(hear);
  useEffect(() => hearLive(kind, (data) => latest(data)), [kind]);
}

/** Runs `fill` when events may be missing. */
export function useLiveGap(fill: () => void): void {
  const latest = useEffectEvent(fill);
  useEffect(() => hearGap(() => latest()), []);
}

const gatherMs = 80;

/** Reads the page again, once for events that come together. */
export function useRefresh(): () => void {
  const router = useRouter();
  const [, start] = useTransition();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => navigator.onLine && start(() => router.refresh()), gatherMs);
  }, [router]);
}

/** Whether the page hears what happens. */
export const useHearing = (): Hearing =>
  useSyncExternalStore(hearingStore.subscribe, hearingStore.get, hearingStore.getOnServer);
