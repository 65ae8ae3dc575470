/** What a spreadsheet takes for a formula, also behind blanks, invisible marks or in full-width writing. */
const formula = /^[\s\p{C}]*[=+\-@|%＝＋－＠]/u;
/** Characters that turn the text around them, the neighbouring cells included; plain direction marks stay. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;

export const byteOrderMark = "\ufeff";

/**
 * A cell of a CSV file: quoted where it must be; an apostrophe before what a spreadsheet would compute, unless it is a
 * number of ours.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const plain = value.replace(turning, "").replace(/\u0000/g, "");
  const safe = formula.test(plain) ? `'${plain}` : plain;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A line of a CSV file with its end; spreadsheets expect a semicolon where the comma divides decimals. */
export const csvLine = (cells: readonly (string | number | null)[], separator: "," | ";" = ","): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;
