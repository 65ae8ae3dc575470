import { parseVehiclePath, vehicleAt } from "@/lib/domains/vehicles/paths/rules";
import { parseSelectionPath } from "@/lib/domains/vehicles/versions/paths";

export interface PreviousSearch {
  url: string;
  label: string;
}

export const mostSearches = 25;

/** The stored list, each vehicle once, without what is malformed or leads elsewhere than to a vehicle. */
export function readSearches(json: string | null): PreviousSearch[] {
  try {
    const stored: unknown = JSON.parse(json ?? "[]");
    if (!Array.isArray(stored)) return [];
    const known = new Map<string, PreviousSearch>();
    for (const { url, label } of stored.filter(isSearch)) {
      const at = vehicleAt(url);
      if (!known.has(at)) known.set(at, { url: at, label });
    }
    return [...known.values()].slice(0, mostSearches);
  } catch {
    return [];
  }
}

function isSearch(entry: unknown): entry is PreviousSearch {
  const { url, label } = (entry ?? {}) as Partial<PreviousSearch>;
  if (typeof url !== "string" || typeof label !== "string") return false;
  return parseVehiclePath(url) !== null || parseSelectionPath(url) !== null;
}

const without = (list: readonly PreviousSearch[], url: string): PreviousSearch[] =>
  list.filter((entry) => entry.url !== vehicleAt(url));

/** The list with the newest search first, each vehicle once. */
export const withSearch = (list: readonly PreviousSearch[], search: PreviousSearch): PreviousSearch[] =>
  [{ ...search, url: vehicleAt(search.url) }, ...without(list, search.url)].slice(0, mostSearches);

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, list: readonly PreviousSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing has no lists; choosing a vehicle works all the same.
  }
}

/** A list of vehicles that this browser keeps, as text for useSyncExternalStore; other tabs' changes are heard too. */
function keptVehicles(key: string) {
  const listeners = new Set<() => void>();
  const stored = () => read(key);
  const store = (list: readonly PreviousSearch[]) => {
    write(key, list);
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("storage", listener);
      };
    },
    get: stored,
    getOnServer: (): string | null => null,
    add: (entry: PreviousSearch): void => store(withSearch(readSearches(stored()), entry)),
    remove: (url: string): void => store(without(readSearches(stored()), url)),
    /** Empties the list and answers what stood in it, for `restore`. */
    clear: (): PreviousSearch[] => {
      const cleared = readSearches(stored());
      store([]);
      return cleared;
    },
    restore: (cleared: readonly PreviousSearch[]): void =>
      store(readSearches(JSON.stringify([...readSearches(stored()), ...cleared]))),
  };
}

export const searchStore = keptVehicles("previousSearches");
export const bookmarkStore = keptVehicles("bookmarks");
