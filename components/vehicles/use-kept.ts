"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import { startOf, vehicleAt } from "@/lib/domains/vehicles/paths/rules";
import { bookmarkStore, readSearches, searchStore, type PreviousSearch } from "./previous-searches";

export const keptStores = { history: searchStore, bookmarks: bookmarkStore };

/** The vehicles that this browser keeps, each among the screens where the reader is. */
export function useKept(of: keyof typeof keptStores): PreviousSearch[] {
  const { subscribe, get, getOnServer } = keptStores[of];
  const start = startOf(usePathname());
  const kept = readSearches(useSyncExternalStore(subscribe, get, getOnServer));
  return kept.map(({ url, label }) => ({ url: vehicleAt(url, start), label }));
}
