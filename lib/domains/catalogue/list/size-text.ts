const tyre = /^(\d{3})-(\d{2})-(\d{2})$/;
const measure = /^(\d[\d.]*)([a-z]*)$/;
const units: Readonly<Record<string, string>> = { "": "mm", v: "V", ah: "Ah", a: "A", w: "W" };

/** A wanted size as people write it: 260 mm, 12 V, 205/55 R16, M14X1.5. */
export function sizeText(word: string): string {
  const [, width, ratio, rim] = tyre.exec(word) ?? [];
  if (width) return `${width}/${ratio} R${rim}`;
  const [, figure, unit = ""] = measure.exec(word) ?? [];
  return figure ? `${figure} ${units[unit] ?? unit}` : word.toUpperCase();
}
