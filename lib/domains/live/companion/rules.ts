/** A page that closed its stream this long ago, in ms, has left. */
export const leaveMs = 4000;

/** How long an address of a companion page opens it, in days; a renewed one begins anew. */
export const keyDays = 90;

/** For how many seconds a sign of life of a companion page counts. */
export const freshSeconds = (heartbeatSeconds: number): number => Math.max(3 * heartbeatSeconds, 2 * (leaveMs / 1000));

export const companionPath = (key: string): string => `/gcd?id=${key}`;

interface Sold {
  id: number;
  item: { makeLabel: string; number: string };
}

/** The line of the cart that a line of a quote was made from; null when it has left the cart. */
export function rowOfQuoted(lines: readonly Sold[], { brand, reference }: { brand: string; reference: string }) {
  return lines.find(({ item }) => item.makeLabel === brand && item.number === reference)?.id ?? null;
}

type ShownLine = { id: number; quantity: number; unitCents: number | null };

/** The lines that are not as they were: added, or with another quantity or price. */
export function changedLines(before: readonly ShownLine[], now: readonly ShownLine[]): number[] {
  const known = new Map(before.map((line) => [line.id, line]));
  return now
    .filter(({ id, quantity, unitCents }) => {
      const old = known.get(id);
      return old?.quantity !== quantity || old.unitCents !== unitCents;
    })
    .map(({ id }) => id);
}
