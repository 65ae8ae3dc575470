/** What a garage says of a line of a cart: it must be done now, it should be done, it can wait. */
export const advices = ["urgent", "advised", "later"] as const;
export type Advice = (typeof advices)[number];

/** Characters of the word beside it. */
export const mostAdviceWord = 200;

/** How urgent a line is, and why; null where nobody said so. */
export interface Advised {
  advice: Advice | null;
  adviceWord: string | null;
}
