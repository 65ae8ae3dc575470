import type { UsedVehicle } from "@/lib/domains/used/schema";
import { formatNumber } from "@/lib/shared/numbers";

/** A price as a listing writes it: whole units of the seller's currency. */
export const usedPrice = ({ price, currency }: Pick<UsedVehicle, "price" | "currency">, locale: string): string =>
  `${formatNumber(Math.round(price / 100), locale)} ${currency === "EUR" ? "€" : currency}`;
