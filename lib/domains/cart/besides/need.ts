import { z } from "zod";

/** By what a need is settled: a part and perhaps its axle, or a piece of work. */
export const need = z.string().regex(/^(?:\d{1,9}(?:\.(?:front|rear))?|work\.[a-zA-Z]{1,30})$/);
