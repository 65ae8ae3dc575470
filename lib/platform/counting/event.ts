/** What is counted; a kind keeps its place, because lines of the spool name it by its number. */
export const countedKinds = ["identification", "search", "view", "cart", "quote", "dtc", "supplier"] as const;
export type CountedKind = (typeof countedKinds)[number];

export interface CountedEvent {
  kind: CountedKind;
  /** Milliseconds since 1970 by the clock of the process. */
  at: number;
  companyId: number;
  userId: number | null;
  ktype: number | null;
  /** Identifications: vehicles found, null without an answer. Searches: hits. Suppliers: articles on offer, null when silent. */
  found: number | null;
  /** Fault codes asked for, articles asked of a supplier, milliseconds of its answer. */
  amount: number | null;
  /** A vehicle as its mark, of which nobody reads its plate or VIN. */
  vehicle: string | null;
  /** The interface of a diagnosis, a supplier's code, a search that found nothing. */
  name: string | null;
}

const longestName = 60;

/** An event as one line of the spool. */
export function eventLine({ kind, at, companyId, userId, ktype, found, amount, vehicle, name }: CountedEvent): string {
  const short = name === null ? null : name.slice(0, longestName);
  return `${JSON.stringify([countedKinds.indexOf(kind), at, companyId, userId, ktype, found, amount, vehicle, short])}\n`;
}

const isWhole = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value);
const wholeOrNull = (value: unknown): number | null => (isWhole(value) ? value : null);
const textOrNull = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** The event of a line; null for a line that no process of ours wrote whole. */
export function readEventLine(line: string): CountedEvent | null {
  let cells: unknown;
  try {
    cells = JSON.parse(line);
  } catch {
    return null;
  }
  if (!Array.isArray(cells)) return null;
  const [code, at, companyId, userId, ktype, found, amount, vehicle, name] = cells as unknown[];
  const kind = isWhole(code) ? countedKinds[code] : undefined;
  if (!kind || typeof at !== "number" || !isWhole(companyId)) return null;
  return {
    ...{ kind, at, companyId, userId: wholeOrNull(userId), ktype: wholeOrNull(ktype) },
    ...{ found: wholeOrNull(found), amount: wholeOrNull(amount) },
    ...{ vehicle: textOrNull(vehicle), name: textOrNull(name) },
  };
}
