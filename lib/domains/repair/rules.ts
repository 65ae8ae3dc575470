import type { RepairLine, RepairStep, RepairSubject } from "./schema";

/** Families and subfamilies of parts beside which a subject stands; null: every subfamily of its families. */
const beside: readonly {
  subject: RepairSubject;
  families: readonly number[];
  subfamilies: readonly number[] | null;
}[] = [
  { subject: "serviceBrakes", families: [1], subfamilies: null },
  { subject: "acRecharge", families: [12], subfamilies: [205, 1201, 1202, 1203] },
  { subject: "batteryReplacement", families: [14], subfamilies: [1401] },
];

/** Every subject, in the order in which they stand together. */
export const repairSubjects: readonly RepairSubject[] = beside.map(({ subject }) => subject);

/** The subjects of repair data that concern a family, or one of its subfamilies. */
export const subjectsBeside = ({ family, subFamily }: { family: number; subFamily?: number }): RepairSubject[] =>
  beside
    .filter(({ families, subfamilies }) =>
      subFamily === undefined || subfamilies === null ? families.includes(family) : subfamilies.includes(subFamily),
    )
    .map(({ subject }) => subject);

export const isRepairSubject = (text: string): text is RepairSubject => beside.some(({ subject }) => subject === text);

/** The lines that are part of a line, by their own words. */
export const includedIn = ({ includes }: RepairLine, lines: readonly RepairLine[]): RepairLine[] =>
  includes.flatMap((id) => lines.find((one) => one.repair_id === id) ?? []);

/** Writes a number with so many decimals. */
type Format = (number: number, decimals: number) => string;

/** A value with its numbers as the reader writes them; a value without a unit is a name and stays as it is. */
export const shownValue = (value: string, unit: string | null, format: Format): string =>
  unit === null
    ? value
    : value.replace(/\d+(?:\.(\d+))?/g, (digits, decimals = "") => format(Number(digits), (decimals as string).length));

export interface NumberedStep extends RepairStep {
  /** "2" or "2.1"; null for what is no step. */
  number: string | null;
}

/** Steps as they are counted: substeps below the step before them, notes and warnings not at all. */
export function numberSteps(steps: readonly RepairStep[]): NumberedStep[] {
  let [main, sub] = [0, 0];
  return steps.map((step) => {
    if (step.kind === "note" || step.kind === "warning") return { ...step, number: null };
    if (step.kind === "substep" && main > 0) return { ...step, number: `${main}.${(sub += 1)}` };
    [main, sub] = [main + 1, 0];
    return { ...step, number: String(main) };
  });
}
