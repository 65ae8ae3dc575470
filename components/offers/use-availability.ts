"use client";

import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import { askFailed, availabilityStore, wantAvailability, type ArticleOffers } from "./availability-store";

export { askAgain, askFailed, forgetAvailability, type ArticleOffers, type SupplierState } from "./availability-store";

interface Availability {
  /** Grows with every answer. */
  version: number;
  byArticle: Map<number, ArticleOffers>;
}

/** Stock and prices of the articles, filled in supplier by supplier; whatever screens ask for together goes out as one call. */
export function useAvailability(articleIds: readonly number[]): Availability {
  const newest = useSyncExternalStore(
    availabilityStore.subscribe,
    availabilityStore.version,
    availabilityStore.versionOnServer,
  );
  // Prices may come a moment later; typing and scrolling may not wait for them.
  const version = useDeferredValue(newest);
  const wanted = articleIds.join();
  const era = availabilityStore.era();
  useEffect(() => wantAvailability(idsOf(wanted)), [wanted, era]);
  useEffect(() => {
    window.addEventListener("online", askFailed);
    return () => window.removeEventListener("online", askFailed);
  }, []);
  return useMemo(
    () => ({
      version,
      byArticle: new Map(idsOf(wanted).map((id) => [id, availabilityStore.offersOf(id)])),
    }),
    [wanted, version],
  );
}

const idsOf = (list: string): number[] => (list === "" ? [] : list.split(",").map(Number));
