import { formatMoney } from "@/lib/shared/money";
import type { CatalogueLanguage } from "../tree/schema";

const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language; its code when the language has none. */
export function countryName(code: string, lang: CatalogueLanguage): string {
  const known = names.get(lang) ?? new Intl.DisplayNames([lang], { type: "region", fallback: "code" });
  names.set(lang, known);
  return /^[A-Z]{2}$/.test(code) ? (known.of(code) ?? code) : code;
}

/** True for ids that the catalogue's own numbering gives, false for clones and other sources. */
export const isCatalogueId = (id: string | number): boolean => /^[1-9]\d*$/.test(String(id));

/** Sources whose articles lead to the supplier hub. */
export const hubSources = ["IDLP", "PAP"] as const;
export const isHubSource = (code: string): boolean => hubSources.some((source) => source === code.toUpperCase());

/** Hundredths of any currency as the language writes them; a currency that nobody knows keeps its code. */
export function formatPrice(cents: number, currency: string, lang: string): string {
  if (currency === "EUR" || currency === "CHF") return formatMoney(cents, currency, lang);
  if (!/^[A-Z]{3}$/.test(currency)) return `${(cents / 100).toFixed(2)} ${currency}`;
  return new Intl.NumberFormat(lang, { style: "currency", currency, currencyDisplay: "code" }).format(cents / 100);
}
