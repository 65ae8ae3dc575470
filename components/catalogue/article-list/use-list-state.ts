"use client";

import { useCallback, useEffect, useState } from "react";
import { readListState, writeListState, type ListState } from "@/lib/domains/catalogue/facets/rules";

/** The state of the list: kept in the address without a round trip, and read from there when the reader comes back. */
export function useListState(initial: ListState): [ListState, (change: Partial<ListState>) => void] {
  const [state, setState] = useState(initial);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const asked = readListState((name) => query.get(name));
    setState((now) => (writeListState(now) === writeListState(asked) ? now : asked));
  }, []);
  const change = useCallback(
    (part: Partial<ListState>) => {
      const next = { ...state, ...part };
      setState(next);
      window.history.replaceState(null, "", window.location.pathname + writeListState(next));
    },
    [state],
  );
  return [state, change];
}

/** The list with an id added, or taken out when it was in. */
export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
