import { useCallback, useState } from "react";
import type { searchOptionsOf } from "./search-options-of";

type Read = typeof searchOptionsOf;

let known: Read | null = null;

/** What reads a typed text: it comes when the field is first touched, and is null until then. */
export function useReadings(): { read: Read | null; ask: () => Promise<Read> } {
  const [read, setRead] = useState(() => known);
  const ask = useCallback(async (): Promise<Read> => {
    const found = (known ??= (await import("./search-options-of")).searchOptionsOf);
    setRead(() => found);
    return found;
  }, []);
  return { read, ask };
}
