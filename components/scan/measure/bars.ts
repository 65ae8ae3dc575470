import type { CodeFormat } from "../readers/reader";

/** One sign's bars and spaces by turns, beginning with a bar or, in the left half of an EAN, with a space: widths in modules. */
export interface Sign {
  widths: readonly number[];
  /** A code whose wide bars have no fixed width (Code 39): 1 is narrow, 2 stands for wide. */
  fitted: boolean;
}

const WIDE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "0000110100 1100100001 2001100001 3101100000 4000110001 5100110000 6001110000 7000100101 8100100100 9001100100 " +
    "A100001001 B001001001 C101001000 D000011001 E100011000 F001011000 G000001101 H100001100 I001001100 J000011100 " +
    "K100000011 L001000011 M101000010 N000010011 O100010010 P001010010 Q000000111 R100000110 S001000110 T000010110 " +
    "U110000001 V011000001 W111000000 X010010001 Y110010000 Z011010000 -010000101 .110000100 *010010100 $010101000 " +
    "/010100010 +010001010 %000101010"
  )
    .split(" ")
    .map((sign) => [sign.slice(0, 1), sign.slice(1)])
    .concat([[" ", "011000100"]]),
);

const ODD = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"];
const EVEN = ODD.map((widths) => [...widths].reverse().join(""));
const PARITY = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split(" ");

const sign = (widths: string): Sign => ({ widths: [...widths].map(Number), fitted: false });

const code39 = (text: string): Sign[] =>
  [...`*${text}*`].map((one) => ({ widths: [...(WIDE[one] ?? "")].map((bit) => Number(bit) + 1), fitted: true }));

function ean13(text: string): Sign[] {
  const parity = PARITY[Number(text.charAt(0))] ?? "";
  const left = [...text.slice(1, 7)].map((digit, at) => (parity.charAt(at) === "L" ? ODD : EVEN)[Number(digit)] ?? "");
  const right = [...text.slice(7)].map((digit) => ODD[Number(digit)] ?? "");
  return ["111", ...left, "11111", ...right, "111"].map(sign);
}

function ean8(text: string): Sign[] {
  const digits = [...text].map((digit) => ODD[Number(digit)] ?? "");
  return ["111", ...digits.slice(0, 4), "11111", ...digits.slice(4), "111"].map(sign);
}

/** The bars that a text must have; null for a kind whose bars are not walked again. */
export function signsOf(format: CodeFormat, text: string): Sign[] | null {
  if (format === "code_39") return /^[0-9A-Z. $/+%-]+$/.test(text) ? code39(text) : null;
  if (format === "ean_13" && /^\d{13}$/.test(text)) return ean13(text);
  if (format === "upc_a" && /^\d{12}$/.test(text)) return ean13(`0${text}`);
  return format === "ean_8" && /^\d{8}$/.test(text) ? ean8(text) : null;
}
