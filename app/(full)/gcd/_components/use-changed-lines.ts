import { useEffect, useState } from "react";
import { changedLines } from "@/lib/domains/live/companion/rules";
import type { CompanionLine } from "@/lib/domains/live/companion/schema";

const shownMs = 2500;
const none: number[] = [];

/** The lines that came or changed with the last reading, for a moment. */
export function useChangedLines(lines: readonly CompanionLine[]): readonly number[] {
  const [seen, setSeen] = useState({ lines, changed: none });
  if (seen.lines !== lines) setSeen({ lines, changed: changedLines(seen.lines, lines) });
  const { changed } = seen;
  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setSeen((now) => ({ ...now, changed: none })), shownMs);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}
