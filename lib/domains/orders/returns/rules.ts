import type { LineStep } from "../rules";

/** Why goods go back to their supplier. */
export const returnReasons = ["does-not-fit", "wrong-part", "defective", "cancelled", "other"] as const;
export type ReturnReason = (typeof returnReasons)[number];

interface Told {
  step: LineStep;
  reason?: ReturnReason | null;
  note: string;
}

/** The reason of a return; what is told in words alone is another one, and other steps have none. */
export const reasonOf = ({ step, reason }: Told): ReturnReason | null =>
  step === "return" ? (reason ?? "other") : null;

/** Whether a step says what it must: a return why, and any other reason in words. */
export const isExplained = (told: Told): boolean => reasonOf(told) !== "other" || told.note !== "";
