import { typedNumber } from "@/lib/shared/decimals";
import { mostDeliveryDays, mostDiscountBp } from "./rules";
import type { VendorTerms } from "./schema";

/** Terms as they are typed. */
export interface TypedTerms {
  discount: string;
  delivery: string;
}

export const typedTerms = ({ discountBp, deliveryDays }: VendorTerms, language: string): TypedTerms => ({
  discount: typedNumber(discountBp / 100, language),
  delivery: String(deliveryDays),
});

/** A typed percentage in basis points, with point or comma; null for anything else or more than half. */
export function readDiscount(text: string): number | null {
  const typed = text.replace(/[\s%]/g, "").replace(",", ".");
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(typed)) return null;
  const basisPoints = Math.round(Number(typed) * 100);
  return basisPoints <= mostDiscountBp ? basisPoints : null;
}

function readDays(text: string): number | null {
  const typed = text.trim();
  return /^\d{1,2}$/.test(typed) && Number(typed) <= mostDeliveryDays ? Number(typed) : null;
}

/** The terms that were typed, or which of them are none. */
export function readTerms({ discount, delivery }: TypedTerms): {
  terms: VendorTerms | null;
  faults: Partial<Record<keyof TypedTerms, string>>;
} {
  const discountBp = readDiscount(discount);
  const deliveryDays = readDays(delivery);
  return {
    terms: discountBp === null || deliveryDays === null ? null : { discountBp, deliveryDays },
    faults: {
      ...(discountBp === null ? { discount: "discount" } : {}),
      ...(deliveryDays === null ? { delivery: "delivery" } : {}),
    },
  };
}
