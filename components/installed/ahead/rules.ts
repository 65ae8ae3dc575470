/** How many vehicles are kept, with what belongs to them, and how much else. */
export const mostVehicles = 25;
export const mostOthers = 120;
export const mostBytes = 60_000_000;
/** How many pages of one vehicle are fetched before anybody asks for them, and of what kind. */
const shares: readonly (readonly [kind: RegExp, most: number])[] = [
  [/^work-sheet(\?service=[^&]+)?$/, 4],
  [/^rev$/, 1],
  [/^rev\/[^/?]+$/, 4],
  [/^(parts\/\d+\/\d+\/\d+\/\d+|genart\/\d+|search\/[^/?]+\/[\d-]+\/\d+)$/, 8],
  [/^article\/\d+$/, 8],
  [/^parts\/\d+\/\d+$/, 4],
  [/^parts\/\d+$/, 4],
];

const vehicle = /^\/((identification-vehicule|v3)\/search\/[^/]+\/[^/?]+|selection-vehicule(\/[^/]+){4}\/\d+)/;
const customer = /^\/customers\/\d+$/;

/** The address of the vehicle to which a page belongs; null for any other page. */
export const vehicleOf = (path: string): string | null => vehicle.exec(path)?.[0] ?? null;
export const isCustomer = (path: string): boolean => customer.test(path);

/** Of the links of a vehicle's pages those that are worth fetching ahead, in the order of their worth. */
export function worthAhead(base: string, links: readonly string[]): string[] {
  const below = [...new Set(links)].filter((link) => link.startsWith(`${base}/`));
  const kinds = shares.map(([kind, most]) =>
    below.filter((link) => kind.test(link.slice(base.length + 1))).slice(0, most),
  );
  return kinds.flat();
}

/** One kept answer: its address, when it was kept (null for a call's), how long it is. */
export interface KeptEntry {
  path: string;
  at: number | null;
  bytes: number;
}

/**
 * What of the kept answers goes, the latest vehicles and pages staying: beyond the vehicles with all that belongs to them,
 * beyond the other pages, and beyond the room that is allowed.
 */
export function whatGoes(kept: readonly KeptEntry[]): KeptEntry[] {
  const groups = new Map<string, { at: number; entries: KeptEntry[]; isVehicle: boolean }>();
  for (const entry of kept) {
    const base = vehicleOf(entry.path);
    const key = base ?? entry.path;
    const group = groups.get(key) ?? { at: 0, entries: [], isVehicle: base !== null };
    group.entries.push(entry);
    group.at = Math.max(group.at, entry.at ?? 0);
    groups.set(key, group);
  }
  const gone: KeptEntry[] = [];
  const left = { vehicles: mostVehicles, others: mostOthers, bytes: mostBytes };
  for (const { entries, isVehicle } of [...groups.values()].sort((one, other) => other.at - one.at)) {
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    const room = isVehicle ? "vehicles" : "others";
    if (left[room] > 0 && bytes <= left.bytes) {
      left[room] -= 1;
      left.bytes -= bytes;
    } else gone.push(...entries);
  }
  return gone;
}

interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the line is good enough to fetch what nobody has asked for yet. */
export const isGood = (online: boolean, line: Line | undefined): boolean =>
  online && !line?.saveData && !/2g|3g/.test(line?.effectiveType ?? "");

const hourMs = 3_600_000;

/** Whether a kept page is as new as its reader needs it: a vehicle's for a working day, a cart's for minutes. */
export const isFresh = ({ path, at }: KeptEntry, now: number): boolean =>
  at !== null && now - at < (vehicleOf(path) === null ? hourMs / 6 : 10 * hourMs);

/** Pages without a vehicle that are wanted at the bench. */
export const isOfBench = (path: string): boolean =>
  /^\/(cart|customers(\/\d+)?|operations(\/\w+)?|identification-vehicule)$/.test(path);

/** When a vehicle was open last. */
export interface Visit {
  base: string;
  at: number;
}

export function readVisits(text: string | null): Visit[] {
  try {
    const found = JSON.parse(text ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter((one: Visit) => vehicleOf(String(one?.base)) === one?.base) : [];
  } catch {
    return [];
  }
}

/** The vehicles of the day with the one that is open, the latest first. */
export const noteVisit = (visits: readonly Visit[], open: string | null, now: number): Visit[] =>
  [...(open === null ? [] : [{ base: open, at: now }]), ...visits.filter(({ base }) => base !== open)]
    .filter(({ at }) => now - at < 14 * hourMs)
    .slice(0, mostVehicles);
