import { plainText } from "@/lib/shared/fold";

/** True when a label holds every word typed, accents and case aside; an empty text matches everything. */
export function matchesText(label: string, typed: string): boolean {
  const words = plainText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const within = plainText(label);
  return words.every((word) => within.includes(word));
}

/** The labels that a typed text asks for, those that begin with it first, in their order; at most `most`. */
export function rankLabels<L extends { label: string }>(labels: readonly L[], typed: string, most: number): L[] {
  const found = labels.filter(({ label }) => matchesText(label, typed));
  const start = plainText(typed).trim();
  const begins = (label: string) => start !== "" && plainText(label).startsWith(start);
  return [...found.filter(({ label }) => begins(label)), ...found.filter(({ label }) => !begins(label))].slice(0, most);
}
