import { useEffect, type RefObject } from "react";

interface Strip {
  scrollLeft: number;
  scrollWidth: number;
  clientWidth: number;
}

const mostFade = 40;

/** How wide a line that scrolls fades at either side, in pixels: not at all where nothing more lies beyond. */
export function fadesOf({ scrollLeft, scrollWidth, clientWidth }: Strip, isMirrored: boolean) {
  const beyond = Math.max(0, scrollWidth - clientWidth);
  // From right to left the browser counts down from nought.
  const before = Math.min(beyond, Math.abs(scrollLeft));
  const [left, right] = isMirrored ? [beyond - before, before] : [before, beyond - before];
  return { left: Math.min(mostFade, left), right: Math.min(mostFade, right) };
}

/** Keeps the fades of a `scroll-edges` line as it is scrolled and resized. */
export function useScrollEdges(strip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const line = strip.current;
    if (!line) return;
    const measure = () => {
      const { left, right } = fadesOf(line, getComputedStyle(line).direction === "rtl");
      line.style.setProperty("--fade-left", `${left}px`);
      line.style.setProperty("--fade-right", `${right}px`);
    };
    const watch = new ResizeObserver(measure);
    watch.observe(line);
    line.addEventListener("scroll", measure, { passive: true });
    return () => {
      watch.disconnect();
      line.removeEventListener("scroll", measure);
    };
  }, [strip]);
}
