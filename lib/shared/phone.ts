/** Calling code and whether the national number's leading 0 is dropped behind it. */
const dialling: Readonly<Record<string, { code: string; dropsZero: boolean }>> = {
  FR: { code: "33", dropsZero: true },
  CH: { code: "41", dropsZero: true },
  BE: { code: "32", dropsZero: true },
  DE: { code: "49", dropsZero: true },
  IT: { code: "39", dropsZero: false },
  LU: { code: "352", dropsZero: false },
};

/** The number in international form (+33612345678), by which spellings are compared; a national one is read in the country. Null when it is no number. */
export function phoneKey(raw: string, country: string): string | null {
  const text = raw.replace(/\(0\)/g, "").trim();
  if (!/^\+?[\d .()/-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const international = text.startsWith("+") ? digits : digits.startsWith("00") ? digits.slice(2) : null;
  const home = dialling[country];
  const number = international ?? (home ? home.code + (home.dropsZero ? digits.replace(/^0/, "") : digits) : null);
  return number && /^[1-9]\d{5,14}$/.test(number) ? `+${number}` : null;
}
