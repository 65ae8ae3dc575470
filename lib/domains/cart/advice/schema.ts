import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { advices, mostAdviceWord } from "./rules";

export const advice = z.enum(advices);

/** What a line of cart or quote tells of it. */
export const advised = { advice: advice.nullable(), adviceWord: z.string().nullable() };

const said = z.object({
  customerId: id,
  /** Null takes the word away with it. */
  advice: advice.nullable(),
  word: z.string().trim().max(mostAdviceWord, "too-long").refine(storable, "characters").nullish(),
});

export const partAdvice = said.extend({ lineId: id });
export const workAdvice = said.extend({ labourId: id });

export type PartAdvice = z.infer<typeof partAdvice>;
export type WorkAdvice = z.infer<typeof workAdvice>;
