import { useEffect, useState } from "react";
import { actOnSlides } from "@/components/page/slides/slide-store";
import { untilNextTime, type SlideTimes } from "@/lib/domains/slides/times";

/** The time by which the slides count down; a slide whose time has come goes. One timer serves them all. */
export function useSlideClock(slides: readonly SlideTimes[]): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const wait = untilNextTime(slides, Date.now());
    if (wait === null) return;
    const look = () => {
      const time = Date.now();
      setNow(time);
      actOnSlides({ act: "pass", now: time });
    };
    const timer = setTimeout(look, wait);
    // A browser stops the timers of a page that nobody sees.
    const onSeen = () => void (document.visibilityState === "visible" && look());
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [slides, now]);
  return now;
}
