"use client";

import { usePathname } from "next/navigation";
import { useSyncExternalStore } from "react";
import type { KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";
import { startOf, vehicleAt } from "@/lib/domains/vehicles/paths/rules";
import { bookmarkStore } from "./bookmarks";
import { searchStore } from "./previous-searches";

export const keptStores = { history: searchStore, bookmarks: bookmarkStore };

/** The vehicles that are kept for the reader, each among the screens where the reader is; null until they are known. */
export function useKnown(of: keyof typeof keptStores): KnownVehicle[] | null {
  const { subscribe, get } = keptStores[of];
  const start = startOf(usePathname());
  const kept = useSyncExternalStore<readonly KnownVehicle[] | null>(subscribe, get, () => null);
  return kept?.map(({ url, label }) => ({ url: vehicleAt(url, start), label })) ?? null;
}

/** The same, none while they are not known. */
export const useKept = (of: keyof typeof keptStores): KnownVehicle[] => useKnown(of) ?? [];
