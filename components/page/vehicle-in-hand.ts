import { useSyncExternalStore } from "react";

/** The vehicle whose pages the reader is at: what is typed into a search field means this one first. */
export interface VehicleInHand {
  /** Its address, under which all its places lie. */
  base: string;
  /** Null while its page is on its way, and of a vehicle that the catalogue does not know. */
  ktype: number | null;
  label: string | null;
}

/** The field of the header, into which the cursor goes when a vehicle is found. */
export const searchFieldId = "search-everywhere";

let inHand: VehicleInHand | null | undefined;
const listeners = new Set<() => void>();

function put(vehicle: VehicleInHand | null): void {
  inHand = vehicle;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Takes the vehicle of a page in hand; answers what lays it down. */
export function takeInHand(vehicle: VehicleInHand | null): () => void {
  put(vehicle);
  return () => {
    if (inHand === vehicle) put(null);
  };
}

/** A vehicle is on its way: what is typed before its page stands belongs to it already. */
export function awaitVehicle(base: string): void {
  put({ base, ktype: null, label: null });
  focusSearchField();
}

/** A vehicle whose page did not come, as the reader went elsewhere, is in hand no longer. */
export function layDownAwaited(pathname: string): void {
  if (inHand?.label === null && !pathname.startsWith(inHand.base)) put(null);
}

/** Puts the cursor into the header's field, except where that would bring up a keyboard over the page. */
export function focusSearchField(): void {
  if (window.matchMedia("(pointer: coarse)").matches) return;
  document.getElementById(searchFieldId)?.focus({ preventScroll: true });
}

/** Undefined until a page has said; null where none is. */
export const useVehicleInHand = (): VehicleInHand | null | undefined =>
  useSyncExternalStore(
    subscribe,
    () => inHand,
    () => undefined,
  );
