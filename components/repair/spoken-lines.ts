import { numberSteps } from "@/lib/domains/repair/rules";
import type { PanelAnswer, RepairStep } from "@/lib/domains/repair/schema";

interface Words {
  /** Before a warning, with its colon, so that it is heard as one. */
  warning: string;
  precautions: string;
}

const linesOf = (steps: readonly RepairStep[], { warning }: Words): string[] =>
  numberSteps(steps).map(({ kind, number, text, parts }) => {
    const lead = kind === "warning" ? `${warning} ` : number === null ? "" : `${number}. `;
    return [`${lead}${text}`, ...parts].join(", ");
  });

/** What of a panel is read out: precautions and procedures, each line as it is said. */
export function spokenLines(
  { precautions, procedures }: Pick<PanelAnswer, "precautions" | "procedures">,
  words: Words,
): string[] {
  const careful = precautions.length > 0 ? [words.precautions, ...linesOf(precautions, words)] : [];
  return [...careful, ...procedures.flatMap(({ title, steps }) => [title, ...linesOf(steps, words)])];
}
