import type { z } from "@hono/zod-openapi";

/** Who looks at what calls say; tests set one (tests/support/judge-answers.ts), the product runs without. */
export interface Judge {
  answer: (call: string, shape: z.ZodType, text: string) => void;
  refusal: (call: string, status: number, declared: readonly number[]) => void;
}

let judge: Judge | null = null;

/** Lets a judge look at every answer and refusal of this process. */
export const judgeCalls = (one: Judge): void => {
  judge = one;
};

export const currentJudge = (): Judge | null => judge;
