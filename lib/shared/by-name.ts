import { homeLanguage } from "./languages";

const collator = new Intl.Collator(homeLanguage, { numeric: true, sensitivity: "base" });

/** By name as people read it: accents and case aside, 9 before 10. */
export const byName = (a: { name: string }, b: { name: string }): number => collator.compare(a.name, b.name);

/** The same by label; things of one label stand by id. */
export const byLabel = (a: { label: string; id: number }, b: { label: string; id: number }): number =>
  collator.compare(a.label, b.label) || a.id - b.id;
