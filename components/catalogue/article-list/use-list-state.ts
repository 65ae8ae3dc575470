"use client";

import { useSearchParams } from "next/navigation";
import { startTransition, useCallback, useMemo, useOptimistic } from "react";
import { readListState, writeListState, type ListState } from "@/lib/domains/catalogue/list/facets";

/** The state of the list lives in the address, changed there without a round trip; only pages are steps to go back by. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const query = useSearchParams();
  const told = useMemo(() => readListState((name) => query.get(name)), [query]);
  // The router tells a changed address a moment later; a ticked box may not wait for it.
  const [state, show] = useOptimistic(told);
  const change = useCallback(
    (part: Partial<ListState>) => {
      const now = new URLSearchParams(window.location.search);
      const before = readListState((name) => now.get(name));
      const next = { ...before, page: part.compared ? before.page : 1, ...part };
      const address = window.location.pathname + writeListState(next, window.location.search);
      startTransition(() => {
        show(next);
        if (part.page === undefined) window.history.replaceState(null, "", address);
        else window.history.pushState(null, "", address);
      });
    },
    [show],
  );
  return [state, change];
}

/** The list with an id added, or taken out when it was in. */
export const toggled = (ids: readonly number[], id: number): number[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
