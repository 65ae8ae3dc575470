const digits = /^[+\-−]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A number as people type it: comma or point, blanks between thousands; null for anything else. */
export function readNumber(text: string): number | null {
  const plain = text.replace(/[\s\u00a0\u202f']/g, "");
  if (!digits.test(plain)) return null;
  return Number(plain.replace(",", ".").replace("−", "-"));
}
