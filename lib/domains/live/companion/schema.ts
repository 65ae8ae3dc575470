import { z } from "zod";
import { advised } from "@/lib/domains/cart/advice/schema";
import { linePhotos } from "@/lib/domains/cart/photos/schema";
import { highlight } from "@/lib/domains/cart/schema";
import { customer } from "@/lib/domains/customers/schema";
import { id } from "@/lib/platform/shapes";
import { quoteAgreement } from "@/lib/domains/quotes/agreement/schema";
import { status } from "@/lib/domains/quotes/schema";
import { nameShapes } from "@/lib/shared/named-shapes";

const cents = z.number().int();
const nullableText = z.string().nullable();

export const companionLine = z.object({
  id: z.number().int(),
  brand: z.string(),
  number: z.string(),
  label: z.string(),
  genartId: z.number().int(),
  vehicle: nullableText,
  plate: nullableText,
  quantity: z.number().int(),
  unitCents: cents.nullable(),
  depositCents: cents,
  currency: z.enum(["EUR", "CHF"]),
  ...advised,
  photos: linePhotos,
});

/** Work, as cart and quote have it. */
export const companionLabour = z.object({
  name: z.string(),
  minutes: z.number().int(),
  totalCents: cents,
  includedIn: nullableText,
  vehicle: nullableText,
  ...advised,
  photos: linePhotos,
});

const cartTotal = z.object({
  currency: z.enum(["EUR", "CHF"]),
  partsCents: cents,
  labourCents: cents,
  rateBp: cents,
  offBp: cents,
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  depositCents: cents,
  unpriced: z.number().int(),
});

/** `row` is the line of the cart from which it was made, while it is there. */
const quotedLine = z.object({
  row: z.number().int().nullable(),
  name: z.string(),
  brand: z.string(),
  reference: z.string(),
  vehicle: nullableText,
  quantity: z.number().int(),
  totalCents: cents,
  vatRateBp: cents,
  depositCents: cents.nullable(),
  ...advised,
  photos: linePhotos,
});

const quotedWork = companionLabour.extend({
  rateCents: cents,
  vatRateBp: cents,
  within: z.array(z.number().int()).nullable(),
});

export const companionQuote = z.object({
  id: z.number().int(),
  number: z.string(),
  status,
  expired: z.boolean(),
  issuedAt: z.string(),
  expiresAt: z.string(),
  vehicle: nullableText,
  plate: nullableText,
  lines: z.array(quotedLine),
  labour: z.array(quotedWork),
  partsCents: cents,
  labourCents: cents,
  /** What every line has off; null where they differ. */
  offBp: cents.nullable(),
  /** Why the customer refused. */
  reason: nullableText,
  /** What the customer agreed to, where they chose lines and signed. */
  agreement: quoteAgreement.or(z.null()),
  netCents: cents,
  vat: z.array(z.object({ rateBp: cents, vatCents: cents })),
  grossCents: cents,
  depositCents: cents.nullable(),
});

/** Everything that a customer's page shows; `position` is the event from which it listens on. */
export const companionView = z.object({
  position: z.number().int(),
  customer,
  lines: z.array(companionLine),
  labour: z.array(companionLabour),
  totals: z.array(cartTotal),
  highlight,
  quote: companionQuote.nullable(),
});

export const companionCustomer = z.object({ customerId: id });
/** `reach` says from where the address opens: anywhere, in this network, or on this computer alone. */
export const companionAddress = z.object({
  address: z.string(),
  reach: z.enum(["anywhere", "network", "nowhere"]),
  expiresAt: z.string(),
  connected: z.boolean(),
  company: z.string(),
  phone: z.string(),
  email: z.string(),
});

nameShapes({ CompanionView: companionView, CompanionAddress: companionAddress });

export type CompanionLine = z.infer<typeof companionLine>;
export type CompanionLabour = z.infer<typeof companionLabour>;
export type CompanionQuote = z.infer<typeof companionQuote>;
export type CompanionView = z.infer<typeof companionView>;
