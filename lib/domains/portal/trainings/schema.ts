import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { nameShapes } from "@/lib/shared/named-shapes";

/** A day on which a course begins. `left` is null where anybody may follow it. */
export const trainingSession = z.object({
  ...{ id: z.number().int(), day: z.string(), city: z.string() },
  ...{ left: z.number().int().nullable(), mine: z.boolean(), open: z.boolean() },
});
export type TrainingSession = z.infer<typeof trainingSession>;

/** A course with the days on which it begins, from today on. */
export const training = z.object({
  ...{ id: z.number().int(), title: z.string(), text: z.string() },
  ...{ days: z.number().int(), hours: z.number().int(), format: z.enum(["classroom", "online"]) },
  ...{ certificate: z.boolean(), places: z.number().int().nullable() },
  sessions: z.array(trainingSession),
});
export type Training = z.infer<typeof training>;

/** Who has a place, as the organiser reads it. */
export interface Participant {
  sessionId: number;
  person: string;
  company: string;
  email: string;
}

export const enrolmentInput = z.object({ sessionId: id });

nameShapes({ Training: training, TrainingSession: trainingSession });
