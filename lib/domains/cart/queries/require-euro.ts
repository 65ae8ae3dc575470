import { unprocessable } from "@/lib/platform/problems";

/** Customers' carts are in euro: 422 for what is sold in francs, which goes into the company's own basket. */
export function requireEuro(currency: string): void {
  if (currency !== "EUR")
    throw unprocessable("francs-in-basket", "Francs go into the company's own basket: customerId company.");
}
