const mod10Table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

/** The check digit of a Swiss QR reference: modulo 10, recursive (SIX implementation guidelines 2.3, annex B). */
function checkDigitOf(digits: string): number {
  const carry = [...digits].reduce((rest, digit) => mod10Table[(rest + Number(digit)) % 10] ?? 0, 0);
  return (10 - carry) % 10;
}

/** What remains of letters and digits divided by 97, A as 10 to Z as 35 (ISO 7064). */
const mod97 = (signs: string): number =>
  [...signs].reduce((rest, sign) => (rest * (/\d/.test(sign) ? 10 : 100) + parseInt(sign, 36)) % 97, 0);

/** Whether an account is a QR-IBAN: its institution is one of 30000 to 31999. Such an account takes QR references alone. */
export function isQrIban(iban: string): boolean {
  const institution = Number(iban.slice(4, 9));
  return /^(CH|LI)/.test(iban) && institution >= 30_000 && institution <= 31_999;
}

/** The 27 digits of a Swiss QR reference from at most 26 of ours. RangeError for anything else. */
export function qrReference(digits: string): string {
  if (!/^\d{1,26}$/.test(digits)) throw new RangeError("a QR reference is made of 1 to 26 digits");
  const padded = digits.padStart(26, "0");
  return padded + checkDigitOf(padded);
}

/** A creditor reference (ISO 11649) from at most 21 letters and digits. RangeError for anything else. */
export function creditorReference(text: string): string {
  if (!/^[0-9A-Z]{1,21}$/.test(text))
    throw new RangeError("a creditor reference is made of 1 to 21 capitals and digits");
  return `RF${String(98 - mod97(`${text}RF00`)).padStart(2, "0")}${text}`;
}

const isQrReference = (key: string): boolean =>
  /^\d{27}$/.test(key) && Number(key[26]) === checkDigitOf(key.slice(0, 26));
const isCreditorReference = (key: string): boolean =>
  /^RF\d{2}[0-9A-Z]{1,21}$/.test(key) && mod97(key.slice(4) + key.slice(0, 4)) === 1;

/** A reference as it is stored, without blanks; null when it is neither a QR nor a creditor reference, or its check is wrong. */
export function readReference(text: string): string | null {
  const key = text.replace(/\s/g, "").toUpperCase();
  return isQrReference(key) || isCreditorReference(key) ? key : null;
}

/** Every sound reference that stands somewhere in a text, in its order: what a payer typed into a message. */
export function referencesIn(text: string): string[] {
  const found = text.toUpperCase().match(/\bRF\d{2}(?: ?[0-9A-Z]){1,21}\b|\b\d{2}(?: ?\d{5}){5}\b|\b\d{27}\b/g) ?? [];
  const whole = found.map(readReference).filter((one) => one !== null);
  return [...new Set(whole)];
}

/** A reference as it is read: 21 00000 00003 13947 14300 09017, RF18 5390 0754 7034. */
export const formatReference = (reference: string): string =>
  reference.startsWith("RF")
    ? reference.replace(/(.{4})(?=.)/g, "$1 ")
    : reference.replace(
        /^(.{2})(.*)$/,
        (_, head: string, tail: string) => `${head} ${tail.replace(/(.{5})(?=.)/g, "$1 ")}`,
      );
