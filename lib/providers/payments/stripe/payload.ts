import { z } from "zod";

const whole = z.number().int();
const metadata = z.record(z.string(), z.string()).nullish();

/** A page on which a card is asked for. */
export const checkoutSession = z.object({
  id: z.string(),
  object: z.literal("checkout.session"),
  url: z.string().nullish(),
  status: z.enum(["open", "complete", "expired"]).nullish(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  client_reference_id: z.string().nullish(),
  amount_total: whole.nullish(),
  currency: z.string().nullish(),
  payment_intent: z.string().nullish(),
});

const charge = z.object({
  object: z.literal("charge"),
  payment_intent: z.string().nullish(),
  amount_refunded: whole,
  currency: z.string(),
  metadata,
});

export const refund = z.object({
  id: z.string(),
  object: z.literal("refund"),
  status: z.string().nullish(),
  amount: whole,
  currency: z.string(),
  payment_intent: z.string().nullish(),
  metadata,
});

export const event = z.object({
  id: z.string().min(1).max(255),
  object: z.literal("event"),
  type: z.string(),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

export const told = z.union([checkoutSession, charge]);

export type CheckoutSession = z.infer<typeof checkoutSession>;
export type Charge = z.infer<typeof charge>;
export type Refund = z.infer<typeof refund>;
export type StripeEvent = z.infer<typeof event>;
