import { cleanText } from "@/lib/shared/compact";

/** The GS1 check digit of the digits before it (7, 11, 12 or 13 of them); RangeError for anything but digits. */
export function eanCheckDigit(digits: string): string {
  if (!/^\d{7,13}$/.test(digits)) throw new RangeError("7 to 13 digits expected");
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

function isChecked(code: string, length: number): boolean {
  return /^\d+$/.test(code) && code.length === length && eanCheckDigit(code.slice(0, -1)) === code.slice(-1);
}

/** True for 13 digits with the right check digit. */
export function isEan13(code: string): boolean {
  return isChecked(code, 13);
}

/**
 * The stored form of a typed or scanned EAN-8, UPC-A, EAN-13 or GTIN-14 (blanks and dashes allowed), null when the
 * check digit is wrong. UPC-A and GTIN-14 of a single item become EAN-13; a packaging level keeps its 14 digits.
 */
export function normaliseEan(raw: string): string | null {
  const text = cleanText(raw);
  if (!/^[\d -]+$/.test(text)) return null;
  const digits = text.replace(/[ -]/g, "");
  if (![8, 12, 13, 14].includes(digits.length) || !isChecked(digits, digits.length)) return null;
  if (digits.length === 12) return `0${digits}`;
  return digits.length === 14 && digits.startsWith("0") ? digits.slice(1) : digits;
}

const LEFT_ODD = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const RIGHT = LEFT_ODD.map((bars) => bars.replace(/[01]/g, (bar) => (bar === "0" ? "1" : "0")));
const LEFT_EVEN = RIGHT.map((bars) => [...bars].reverse().join(""));
const PARITY = "OOOOOO OOEOEE OOEEOE OOEEEO OEOOEE OEEOOE OEEEOO OEOEOE OEOEEO OEEOEO".split(" ");

function pick(table: readonly string[], digit: string): string {
  return table[Number(digit)] ?? "";
}

/** The 95 modules of an EAN-13 ("1" black, "0" white, without quiet zones); RangeError when the code is not valid. */
export function ean13Bars(ean: string): string {
  if (!isEan13(ean)) throw new RangeError("not an EAN-13");
  const parity = pick(PARITY, ean.charAt(0));
  const left = [...ean.slice(1, 7)].map((digit, at) => pick(parity[at] === "O" ? LEFT_ODD : LEFT_EVEN, digit));
  const right = [...ean.slice(7)].map((digit) => pick(RIGHT, digit));
  return `101${left.join("")}01010${right.join("")}101`;
}
