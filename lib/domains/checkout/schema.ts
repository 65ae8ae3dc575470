import { z } from "zod";
import { paymentMethod, paymentMethodCode, startedPayment } from "@/lib/domains/payments/schema";
import { keptText, storable } from "@/lib/shared/compact";
import { nameShapes } from "@/lib/shared/named-shapes";
import { mostAddressField, mostCustomerReference } from "./rules";

const field = z.string().max(mostAddressField).refine(storable, "characters").transform(keptText);

/** Where the order is brought to. Fields that are empty, and a country other than France, are refused by name. */
export const addressInput = z.object({
  lastName: field,
  firstName: field,
  street: field,
  countryCode: z.string().max(2).default("FR"),
  city: field,
  postcode: field,
  /** What the buyer calls this one order. */
  customerReference: z
    .string()
    .max(mostCustomerReference)
    .refine(storable, "characters")
    .transform(keptText)
    .default(""),
});

export const checkoutAddress = z.object({
  lastName: z.string(),
  firstName: z.string(),
  street: z.string(),
  countryCode: z.string(),
  city: z.string(),
  postcode: z.string(),
});

/** How far the user is. */
export const checkout = z.object({
  address: checkoutAddress.nullable(),
  method: paymentMethodCode.nullable(),
  customerReference: z.string(),
  orderId: z.string().nullable(),
});

export const methodList = z.array(paymentMethod);

/** `mark` is of the basket that the buyer agreed to; without it the basket as it stands. */
export const completionQuery = z.object({ mark: z.string().max(40).optional() });

/** The order, and where its payment goes on. */
export const completed = z.object({ data: z.object({ orderId: z.string() }), payment: startedPayment });

nameShapes({ Checkout: checkout, CheckoutAddress: checkoutAddress });

export type AddressInput = z.infer<typeof addressInput>;
export type CheckoutAddress = z.infer<typeof checkoutAddress>;
export type Checkout = z.infer<typeof checkout>;
export type Completed = z.infer<typeof completed>;
