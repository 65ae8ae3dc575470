import { z } from "zod";

const word = z.string().nullish();

/** What the service answers: how it went under one of three names, and where the session is found. */
export const payload = z.object({
  result: word,
  status: word,
  state: word,
  url: word,
  sessionUrl: word,
  message: word,
  error: word,
});
export type SessionAnswer = z.infer<typeof payload>;
