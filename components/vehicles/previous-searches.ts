import { keepHere, readKept } from "@/components/page/kept-here";
import { leadsToVehicle, mostKnown, type KnownVehicle } from "@/lib/domains/vehicles/bookmarks/rules";
import { parseVehiclePath, vehicleAt } from "@/lib/domains/vehicles/paths/rules";

export interface PreviousSearch extends KnownVehicle {
  /** What tells one car from another, where it was known: by plate, VIN and ktype it stands once. */
  vin?: string;
  ktype?: number;
}

/** Each vehicle once, by its own address, the first of its names; no more than the list holds. */
function eachOnce(searches: readonly PreviousSearch[]): PreviousSearch[] {
  const known = new Map<string, PreviousSearch>();
  for (const { url, ...rest } of searches) {
    const at = vehicleAt(url);
    if (!known.has(at)) known.set(at, keptOf({ url: at, ...rest }));
  }
  return [...known.values()].slice(0, mostKnown);
}

/** The stored list, each vehicle once, without what is malformed or leads elsewhere than to a vehicle. */
export function readSearches(json: string | null): PreviousSearch[] {
  try {
    const stored: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(stored) ? eachOnce(stored.filter(isSearch)) : [];
  } catch {
    return [];
  }
}

function isSearch(entry: unknown): entry is PreviousSearch {
  const { url, label } = (entry ?? {}) as Partial<PreviousSearch>;
  return typeof url === "string" && typeof label === "string" && leadsToVehicle(url);
}

/** A stored entry with the fields that it may have, those of the right kind alone. */
function keptOf({ url, label, vin, ktype }: PreviousSearch): PreviousSearch {
  const car = { ...(typeof vin === "string" ? { vin } : {}), ...(typeof ktype === "number" ? { ktype } : {}) };
  return { url, label, ...car };
}

const plateFields: readonly string[] = ["immat", "swissPlate", "targa"];
/** How well an address names a car: a plate best, then a VIN, then its version. */
function rankOf({ url }: PreviousSearch): number {
  const field = parseVehiclePath(url)?.field ?? "";
  return plateFields.includes(field) ? 2 : field === "vin" ? 1 : 0;
}

/** Whether two entries mean one car: one VIN, or a version and a car of it. */
function isSameCar(one: PreviousSearch, other: PreviousSearch): boolean {
  if (one.url === other.url) return true;
  if (one.vin && other.vin) return one.vin === other.vin;
  return one.ktype !== undefined && one.ktype === other.ktype && rankOf(one) * rankOf(other) === 0;
}

/** The list with the newest search first, each car once, under the best name by which it was found. */
export function withSearch(list: readonly PreviousSearch[], search: PreviousSearch): PreviousSearch[] {
  const asked = keptOf({ ...search, url: vehicleAt(search.url) });
  const same = list.filter((entry) => isSameCar(entry, asked));
  const better = same.find((entry) => rankOf(entry) > rankOf(asked));
  // Of several cars of one version the version's own page brings back the last one, and takes none away.
  const gone = better && !asked.vin ? [better, ...same.filter((entry) => rankOf(entry) === 0)] : same;
  return [better ?? asked, ...list.filter((entry) => !gone.includes(entry))].slice(0, mostKnown);
}

const name = "history";
const listeners = new Set<() => void>();
let known: { text: string | null; list: readonly PreviousSearch[] } = { text: null, list: [] };

function get(): readonly PreviousSearch[] {
  const text = readKept("browser", name);
  if (text !== known.text) known = { text, list: readSearches(text) };
  return known.list;
}

function store(list: readonly PreviousSearch[]): void {
  keepHere("browser", name, JSON.stringify(list));
  for (const listener of listeners) listener();
}

/** The vehicles that were looked at last, which this browser keeps for a person in a company; other tabs' are heard too. */
export const searchStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  },
  get,
  add: (search: PreviousSearch): void => store(withSearch(get(), search)),
  clear: (): Promise<void> => Promise.resolve(store([])),
  restore: (cleared: readonly PreviousSearch[]): Promise<void> =>
    Promise.resolve(store(eachOnce([...get(), ...cleared]))),
};
