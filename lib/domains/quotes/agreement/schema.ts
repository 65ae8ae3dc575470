import { z } from "zod";
import { id } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { mostSignature } from "./signature";

const cents = z.number().int();
/** Places of lines in the quote, from 0. */
const places = z.array(z.number().int().min(0).max(9_999)).max(5_000);

/** What the customer ticked and what it came to on their screen, with a signature as strokes or a typed name. */
export const newAgreement = z.object({
  quoteId: id,
  lines: places,
  labour: places,
  grossCents: cents,
  signature: z.string().max(mostSignature).nullish(),
  name: z.string().trim().max(100).refine(storable, "characters").nullish(),
});

/** What was agreed; `signature` is null where the name was typed. */
export const quoteAgreement = z.object({
  lines: z.array(z.number().int()),
  labour: z.array(z.number().int()),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  depositCents: cents,
  name: z.string(),
  signature: z.string().nullable(),
  hash: z.string(),
  at: z.string(),
});

nameShapes({ QuoteAgreement: quoteAgreement });

export type NewAgreement = z.infer<typeof newAgreement>;
export type QuoteAgreement = z.infer<typeof quoteAgreement>;
