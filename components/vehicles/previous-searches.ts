import { parseVehiclePath } from "@/lib/domains/vehicles/paths/rules";

export interface PreviousSearch {
  url: string;
  label: string;
}

const key = "previousSearches";
export const mostSearches = 25;

/** The stored list, without what is malformed or leads elsewhere than to a vehicle. */
export function readSearches(json: string | null): PreviousSearch[] {
  try {
    const stored: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, mostSearches) : [];
  } catch {
    return [];
  }
}

function isSearch(entry: unknown): entry is PreviousSearch {
  const { url, label } = (entry ?? {}) as Partial<PreviousSearch>;
  return typeof url === "string" && typeof label === "string" && parseVehiclePath(url) !== null;
}

/** The list with the newest search first, each vehicle once. */
export const withSearch = (list: readonly PreviousSearch[], search: PreviousSearch): PreviousSearch[] =>
  [search, ...list.filter(({ url }) => url !== search.url)].slice(0, mostSearches);

const listeners = new Set<() => void>();

function store(list: readonly PreviousSearch[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // A browser that keeps nothing has no history; searching works all the same.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The browser's list as text, for useSyncExternalStore; other tabs' changes are heard too. */
export const searchStore = {
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
  add: (search: PreviousSearch): void => store(withSearch(readSearches(stored()), search)),
  clear: (): void => store([]),
};
