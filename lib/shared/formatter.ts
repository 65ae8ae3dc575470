import { createFormatter } from "use-intl/core";
import { formatTag } from "./languages";

export type Formatter = ReturnType<typeof createFormatter>;

const made = new Map<string, Formatter>();

/** Writes days, numbers, lists and names as a language does, hours by the clock of Paris; one for each language. */
export function formatterOf(language: string): Formatter {
  const known = made.get(language);
  if (known) return known;
  const formatter = createFormatter({ locale: formatTag(language), timeZone: "Europe/Paris" });
  made.set(language, formatter);
  return formatter;
}
