import type { Brand } from "../parts/brands";

/** Check digit of the first twelve digits of an EAN-13. */
export function eanCheckDigit(twelve: string): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += Number(twelve.charAt(i)) * (i % 2 ? 3 : 1);
  return (10 - (sum % 10)) % 10;
}

const COUNTRY_PREFIX: Record<string, string> = {
  BE: "541",
  CH: "761",
  CN: "692",
  DE: "426",
  DK: "570",
  ES: "843",
  FR: "376",
  GB: "505",
  IT: "803",
  JP: "456",
  NL: "871",
  PL: "590",
  SE: "731",
  TW: "471",
  US: "084",
};

const ITEM_DIGITS = 5;

/** One company prefix of seven digits per brand: the one its packages are known to bear, else one of its country. */
export function companyPrefixes(
  brands: readonly Pick<Brand, "id" | "country" | "gs1PrefixHints">[],
): Map<number, string> {
  const taken = new Set<string>();
  const prefixes = new Map<number, string>();
  for (const { id, country, gs1PrefixHints } of brands) {
    const hints = gs1PrefixHints.map((hint) => hint.slice(0, 7));
    const national = COUNTRY_PREFIX[country];
    const prefix =
      hints.find((hint) => !taken.has(hint)) ?? (national ? `${national}9${String(id).padStart(3, "0")}` : null);
    if (!prefix) throw new Error(`no company prefix for brand ${id} of ${country}`);
    taken.add(prefix);
    prefixes.set(id, prefix);
  }
  return prefixes;
}

/** EAN-13 of a company's item, or null when its item numbers are used up. */
export function ean13(companyPrefix: string, item: number): string | null {
  if (item >= 10 ** ITEM_DIGITS) return null;
  const twelve = companyPrefix + String(item).padStart(ITEM_DIGITS, "0");
  return twelve + eanCheckDigit(twelve);
}
