import { z } from "zod";
import { nameShapes } from "@/lib/shared/named-shapes";
import { paymentMethods, paymentStates } from "./rules";

const whole = z.number().int();
export const paymentState = z.enum(paymentStates);
export const paymentMethodCode = z.enum(paymentMethods);
const currency = z.enum(["EUR", "CHF"]);

/** Why a method cannot be chosen now. */
export const unavailableReasons = ["credit", "silent", "account"] as const;

/** Fields as the contract names them; `unavailable` says why it cannot be chosen now. */
export const paymentMethod = z.object({
  id: whole,
  code: paymentMethodCode,
  name: z.string(),
  description: z.string(),
  unavailable: z.enum(unavailableReasons).nullable(),
});

/**
 * A payment as its buyer sees it; `owed` and `refund` are what is still to be paid, or given back, `refunded` what was given
 * back. Sums are null while a customer may look.
 */
export const payment = z.object({
  orderNumber: z.string(),
  method: paymentMethodCode,
  state: paymentState,
  currency,
  total: whole.nullable(),
  owed: whole.nullable(),
  refund: whole.nullable(),
  refunded: whole.nullable(),
  reference: z.string(),
  /** What the buyer calls the order. */
  customerReference: z.string().nullable(),
  /** Null where it is paid before delivery, and once nothing is owed for the order. */
  dueOn: z.string().nullable(),
  paidAt: z.string().nullable(),
  calledOff: z.boolean(),
  /** It can be paid by card now. */
  payable: z.boolean(),
});

/** Where a payment goes on: a paper, or a page of whoever takes cards. */
export const startedPayment = z.object({ kind: z.enum(["document", "redirect"]), url: z.string() });

nameShapes({ Payment: payment, PaymentMethod: paymentMethod, StartedPayment: startedPayment });

export type PaymentMethodView = z.infer<typeof paymentMethod>;
export type Payment = z.infer<typeof payment>;
export type StartedPayment = z.infer<typeof startedPayment>;
export type UnavailableReason = (typeof unavailableReasons)[number];
