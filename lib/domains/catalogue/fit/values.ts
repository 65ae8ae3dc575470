import { typedNumber } from "@/lib/shared/decimals";
import type { Language } from "@/lib/shared/languages";
import { formatNumber, numberWriter } from "@/lib/shared/numbers";

export interface StoredValue {
  value: string;
  label: string | null;
}
export interface CriterionKind {
  kind: string;
  unit: string | null;
}

type Write = (number: number) => string;

function textOf({ value, label }: StoredValue, { kind, unit }: CriterionKind, write: Write): string {
  if (label) return label;
  const numeric = (kind === "number" || kind === "int") && /^-?\d+(\.\d+)?$/.test(value);
  const text = numeric ? write(Number(value)) : value;
  return unit && numeric ? `${text} ${unit}` : text;
}

const writeMeasure = numberWriter({ maximumFractionDigits: 3 });

/** A criterion's value as people read it: its label, or the number as the language writes it, with its unit. */
export const criterionText = (stored: StoredValue, kind: CriterionKind, lang: Language): string =>
  textOf(stored, kind, (number) => writeMeasure(number, lang));

/** The same as a field holds it, where 1.640 would be read as 1.64. */
export const typedCriterion = (stored: StoredValue, kind: CriterionKind, lang: Language): string =>
  textOf(stored, kind, (number) => typedNumber(number, lang));

/** A text whose weights and lengths are written as the language writes numbers: "≤ 1640 kg" is "≤ 1 640 kg", "69.7 mm" is "69,7 mm". */
export const groupFigures = (text: string, locale: string): string =>
  text.replace(/(?:\d{4,9}|\d+\.\d{1,3})(?= (?:kg|mm)\b)/g, (figures) => formatNumber(Number(figures), locale));

export interface CriterionLike {
  key: string;
  label: string;
  unit: string | null;
  kind: string;
}

const spoken = new Set(["pos", "side"]);

/**
 * The criteria of an article in one line: dimensions of one unit joined ("116,7 × 52,4 × 17,3 mm"), words alone where
 * they speak for themselves, others after their name. `values` in the criteria's order; at most `most` parts.
 */
export function criteriaLine(values: readonly { criterion: CriterionLike; text: string }[], most: number): string {
  const parts: string[] = [];
  let sizes: string[] = [];
  const flush = (unit: string) => {
    if (sizes.length > 0) parts.push(`${sizes.join(" × ")} ${unit}`);
    sizes = [];
  };
  for (const { criterion, text } of values) {
    if (criterion.unit === "mm" && criterion.kind === "number" && text.endsWith(" mm")) {
      sizes.push(text.slice(0, -3));
      continue;
    }
    flush("mm");
    parts.push(spoken.has(criterion.key) ? text : `${criterion.label} ${text}`);
  }
  flush("mm");
  return parts.slice(0, most).join(" · ");
}
