import { isPostalCode } from "@/lib/shared/postal-code";

export const mostAddressField = 200;
export const mostCustomerReference = 60;
/** Rows of the recap on a page. */
export const recapRows = 30;

export const addressFields = ["lastName", "firstName", "street", "postcode", "city"] as const;
export type AddressField = (typeof addressFields)[number] | "countryCode";
export type AddressFault = "required" | "country" | "postcode";

/** What is wrong with an address, field by field: every one is needed, and deliveries go to France alone. */
export function addressFaults(
  address: Readonly<Record<AddressField, string>>,
): Partial<Record<AddressField, AddressFault>> {
  const missing = addressFields
    .filter((name) => address[name].trim() === "")
    .map((name) => [name, "required"] as const);
  const faults = Object.fromEntries(missing) as Partial<Record<AddressField, AddressFault>>;
  if (address.countryCode.toUpperCase() !== "FR") return { ...faults, countryCode: "country" };
  return faults.postcode || isPostalCode("FR", address.postcode) ? faults : { ...faults, postcode: "postcode" };
}

/** A name as it is kept, in one field, as a delivery asks for it: the first word is the given name. */
export function partsOfName(name: string): { firstName: string; lastName: string } {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return others.length === 0 ? { firstName: "", lastName: first } : { firstName: first, lastName: others.join(" ") };
}

export const checkoutSteps = ["address", "payment", "recap"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** The step at which somebody who asks for one stands: no later one than is prepared for. */
export function stepOf(
  asked: CheckoutStep,
  { hasAddress, hasMethod }: { hasAddress: boolean; hasMethod: boolean },
): CheckoutStep {
  if (asked === "address" || !hasAddress) return "address";
  return asked === "payment" || !hasMethod ? "payment" : "recap";
}

export const stepPaths: Readonly<Record<CheckoutStep, string>> = {
  address: "/checkout",
  payment: "/checkout/select-payment",
  recap: "/checkout/complete",
};
