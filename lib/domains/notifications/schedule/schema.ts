import { z } from "zod";
import { digests, readClock } from "./rules";

const time = z
  .string()
  .max(5)
  .refine((text) => readClock(text) !== null, "time");

/** When one is told outside the window; quiet hours as 22:00 to 07:00 in Paris, both or neither. */
export const schedule = z.object({
  digest: z.enum(digests),
  quiet: z
    .object({ from: time, to: time })
    .refine(({ from, to }) => from !== to, { message: "same", path: ["to"] })
    .nullable(),
});
export type ScheduleChoice = z.infer<typeof schedule>;
