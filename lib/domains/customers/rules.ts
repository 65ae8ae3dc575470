import type { CustomerWords } from "./schema";

/** Cookie of the customer whom the seller serves; readable by script, never trusted beyond the seller's company. */
export const customerCookie = "etabli.customer";

/** The messages of linking a vehicle, as the trade reads them. */
export const vehicleTaken = "Ce véhicule est déjà associé à un client";
export const vehicleUnknown = "Véhicule introuvable";

const privateWords = new Set(["", "-", "particulier", "particulière", "private"]);

/** The company of a business customer; null for a private person, whose form says so in that field. */
export const businessName = ({ company }: Pick<CustomerWords, "company">): string | null =>
  privateWords.has(company.trim().toLowerCase()) ? null : company;

/** How a customer is called in a chip, a list or a button; empty for one who has not filled in anything. */
export function customerLabel(customer: CustomerWords): string {
  const person = [customer.title, customer.name || customer.firstname].filter(Boolean).join(" ");
  return businessName(customer) ?? person;
}

/** Title, first name and name in one line. */
export const personName = ({ title, firstname, name }: Omit<CustomerWords, "company">): string =>
  [title, firstname, name].filter(Boolean).join(" ");
