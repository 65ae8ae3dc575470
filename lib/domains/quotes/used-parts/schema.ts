import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";
import { usedPartAnswers } from "./rules";

const answer = z.enum(usedPartAnswers);

export const usedPartInput = z.object({ customerId: id, answer });

/** Who recorded what the customer answered, and when. */
export const usedPartChoice = z.object({
  answer,
  answeredAt: z.string(),
  by: z.string().nullable(),
});

nameShapes({ UsedPartChoice: usedPartChoice });

export type UsedPartInput = z.infer<typeof usedPartInput>;
export type UsedPartChoice = z.infer<typeof usedPartChoice>;
