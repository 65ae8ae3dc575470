import { z } from "zod";
import { id, limit, queryId } from "@/lib/platform/shapes";
import { storable } from "@/lib/shared/compact";
import { homeLanguage, writtenLanguages } from "@/lib/shared/languages";
import { nameShapes } from "@/lib/shared/named-shapes";
import { quoteAgreement } from "./agreement/schema";
import { quoteDocument } from "./document";
import { mostReason, statuses } from "./rules";

const text = z.string().trim().max(200).nullish();

/** The lines come from the customer's cart on the server; `vehicleData` only names the vehicle. */
export const newQuoteInput = z.object({
  customerId: id.nullish(),
  vehicleData: z.object({ Immat_SIV: text, Codif_Vin_PRF: text, Marque: text, Modèle: text, Version: text }).nullish(),
  language: z.enum(writtenLanguages).default(homeLanguage),
  /** The refused or expired quote of which this is the next version. */
  replaces: id.nullish(),
});

export const quoteMade = z.object({ id: z.number().int(), number: z.string() });

export const status = z.enum(statuses);
export const quoteDecision = z.object({
  status: z.string().max(20),
  quoteId: id,
  /** Why it is refused, in the customer's words. */
  reason: z.string().trim().max(mostReason).refine(storable, "characters").nullish(),
});
export const quoteNamed = z.object({ quoteId: id });
/** Whose cart holds the lines, and how many came there. */
export const quoteLines = z.object({ customerId: z.number().int(), lines: z.number().int() });
/** `orders` are the numbers of what was ordered, one per supplier. */
export const quoteOrdered = quoteLines.extend({ orders: z.array(z.string()) });

const cents = z.number().int();
export const quoteRow = z.object({
  id: z.number().int(),
  number: z.string(),
  status,
  expired: z.boolean(),
  customerId: z.number().int(),
  customer: z.string(),
  vehicle: z.string().nullable(),
  plate: z.string().nullable(),
  netCents: cents,
  grossCents: cents,
  currency: z.enum(["EUR", "CHF"]),
  issuedAt: z.string(),
  expiresAt: z.string(),
});

export const quotePage = z.object({ quotes: z.array(quoteRow), next: z.number().int().nullable() });

export const quoteSearch = z.object({
  search: z.string().max(200).default(""),
  status: status.optional(),
  after: queryId.optional(),
  limit: limit(30, 100),
});

const shortLine = z.object({
  brand: z.string(),
  number: z.string(),
  supplier: z.string(),
  quantity: z.number().int(),
  stock: z.number().int(),
});

export const quote = quoteRow.omit({ customer: true, vehicle: true, plate: true }).extend({
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  orderedAt: z.string().nullable(),
  replaces: quoteMade.nullable(),
  replacedBy: quoteMade.nullable(),
  /** Lines of which more is quoted than the supplier had; for sellers alone. */
  short: z.array(shortLine),
  document: quoteDocument,
  /** Where the customer chose lines and signed; null where the whole quote was decided, or nothing yet. */
  agreement: quoteAgreement.or(z.null()),
});

nameShapes({ QuoteRow: quoteRow, Quote: quote });

export type NewQuoteInput = z.infer<typeof newQuoteInput>;
export type QuoteMade = z.infer<typeof quoteMade>;
export type QuoteRow = z.infer<typeof quoteRow>;
export type QuotePage = z.infer<typeof quotePage>;
export type QuoteSearch = z.infer<typeof quoteSearch>;
export type QuoteLines = z.infer<typeof quoteLines>;
export type QuoteOrdered = z.infer<typeof quoteOrdered>;
export type Quote = z.infer<typeof quote>;
