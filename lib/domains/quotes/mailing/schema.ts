import { z } from "zod";
import { mailAddress } from "@/lib/domains/mails/schema";
import { id } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { mostSubject, mostText } from "./rules";

const words = (most: number) =>
  z.string().trim().min(1, "required").max(most, "too-long").refine(storable, "characters");

export const quoteMail = z.object({
  quoteId: id,
  to: mailAddress,
  subject: words(mostSubject).refine((text) => !/[\r\n]/.test(text), "characters"),
  text: words(mostText),
  /** Whether the customer's own page is linked, where the quote is accepted in one press. */
  online: z.boolean().default(false),
});

/** A message before the seller has touched it. */
export const quoteMailDraft = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Who gets the answer. */
  replyTo: z.string().nullable(),
  /** Whether the customer's page can be linked: it shows this quote, and a phone reaches it. */
  online: z.boolean(),
  /** False where no mail server takes messages: they are kept, and reach nobody. */
  delivers: z.boolean(),
});

export type QuoteMail = z.infer<typeof quoteMail>;
export type QuoteMailDraft = z.infer<typeof quoteMailDraft>;
