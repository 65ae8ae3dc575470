import { wordOf } from "@/components/page/use-action";
import type { CallProblem } from "@/lib/api/client";

const words = {
  "not-a-picture": "notAPicture",
  "not-only-a-picture": "notOnlyAPicture",
  "picture-too-large": "pictureTooLarge",
  "body-too-large": "pictureTooLarge",
  "upload-incomplete": "incomplete",
  "too-many-photos": "full",
  offline: "kept",
} as const;

export type PhotoFault = (typeof words)[keyof typeof words] | "failed";

export const faultOf = (problem: CallProblem): PhotoFault =>
  problem.status === 0 ? "kept" : wordOf(words, problem, "failed");

const lasting: readonly PhotoFault[] = ["notAPicture", "notOnlyAPicture", "pictureTooLarge"];

/** Whether sending the same file once more may help. */
export const mayHelpAgain = (fault: PhotoFault): boolean => !lasting.includes(fault);
