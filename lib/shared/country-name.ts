import { formatTag } from "./languages";

const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language by its two letters; what is no such code, or has no name, as it is. */
export function countryName(code: string, locale: string): string {
  let known = names.get(locale);
  if (!known)
    names.set(locale, (known = new Intl.DisplayNames([formatTag(locale)], { type: "region", fallback: "code" })));
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}
