import { formatTag, homeLanguage } from "./languages";

const collator = new Intl.Collator(homeLanguage, { numeric: true, sensitivity: "base" });

/** By name as people read it: accents and case aside, 9 before 10. */
export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name);

/** The same by label; things of one label stand by id. */
export const byLabel = (a: { label: string; id: number }, b: { label: string; id: number }): number =>
  collator.compare(a.label, b.label) || a.id - b.id;

const collators = new Map<string, Intl.Collator>();

/** Orders texts by the alphabet of a language, 9 before 10. */
export function alphabetOf(language: string): (one: string, other: string) => number {
  let known = collators.get(language);
  if (!known) collators.set(language, (known = new Intl.Collator(formatTag(language), { numeric: true })));
  return known.compare;
}
