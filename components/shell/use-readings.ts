import { useCallback, useState } from "react";
import type { searchOptionsOf } from "./search-options-of";
import type { SearchList } from "./search-list";

export interface Readings {
  read: typeof searchOptionsOf;
  List: typeof SearchList;
}

let known: Readings | null = null;

/** What reads a typed text and shows where it may lead: it comes when the field is first touched, and is null until then. */
export function useReadings(): { readings: Readings | null; ask: () => Promise<Readings> } {
  const [readings, setReadings] = useState(() => known);
  const ask = useCallback(async (): Promise<Readings> => {
    if (!known) {
      const [options, list] = await Promise.all([import("./search-options-of"), import("./search-list")]);
      known = { read: options.searchOptionsOf, List: list.SearchList };
    }
    setReadings(known);
    return known;
  }, []);
  return { readings, ask };
}
