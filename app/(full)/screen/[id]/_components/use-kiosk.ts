import { useEffect, useState } from "react";
import { linkWorker, mayWork } from "@/components/installed/worker-link";
import { clockOf, isNight, msUntil, shiftOf, type Night } from "@/lib/domains/live/screens/rules";
import { isThere } from "./is-there";
import type { ScreenLink } from "./screen-link";

const minuteMs = 60_000;
const watchMs = 30_000;
const silentMs = 3 * minuteMs;
const shiftMs = 10 * minuteMs;
const nightlyMinute = 4 * 60;

interface WakeLock {
  request: (type: "screen") => Promise<unknown>;
}

/** Keeps the device awake; the browser lets go of it when the window is hidden, so it is asked for again. */
export function useAwake(): void {
  useEffect(() => {
    const lock = () => {
      const { wakeLock } = navigator as Navigator & { wakeLock?: WakeLock };
      if (document.visibilityState === "visible") wakeLock?.request("screen").catch(() => undefined);
    };
    lock();
    document.addEventListener("visibilitychange", lock);
    return () => document.removeEventListener("visibilitychange", lock);
  }, []);
}

/** A page is only loaded anew where the server is there: without a network it would end at the browser's own page. */
async function loadAnew(): Promise<void> {
  if (await isThere()) location.reload();
}

/** Loads the page anew when nothing was answered for three minutes, and every night a while after four. */
export function useWatchdog(link: ScreenLink): void {
  useEffect(() => {
    const watch = setInterval(() => void (link.silentMs() > silentMs && loadAnew()), watchMs);
    const minute = nightlyMinute + Math.floor(Math.random() * 60);
    const nightly = setTimeout(() => void loadAnew(), msUntil(minute, clockOf(link.now())));
    return () => {
      clearInterval(watch);
      clearTimeout(nightly);
    };
  }, [link]);
}

/** Keeps what the screen shows for a start without a network; a new version is taken as soon as it is there, as nobody types here. */
export function useWorker(): void {
  useEffect(() => {
    if (!mayWork()) return;
    const worker = linkWorker({ onReady: () => void worker.refresh(), isBusy: () => false });
    return () => worker.stop();
  }, []);
}

/** Whether the screen is dark, looked at each minute by the server's clock. */
export function useNight(link: ScreenLink, night: Night): boolean {
  const { from, to } = night;
  const [dark, setDark] = useState(false);
  useEffect(() => {
    const look = () => setDark(isNight({ from, to }, clockOf(link.now())));
    look();
    const every = setInterval(look, minuteMs / 2);
    return () => clearInterval(every);
  }, [link, from, to]);
  return dark;
}

/** Moves the picture by two pixels every ten minutes. */
export function useShift(): { x: number; y: number } {
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    const every = setInterval(() => setMoves((before) => before + 1), shiftMs);
    return () => clearInterval(every);
  }, []);
  return shiftOf(moves);
}
