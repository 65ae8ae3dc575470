import { makePayment, type NewPayment } from "@/lib/domains/payments/commands/make-payment";
import type { Payee } from "@/lib/domains/payments/payees";
import type { PaymentMethod } from "@/lib/domains/payments/rules";
import { findActor } from "@/lib/domains/session/queries/find-actor";
import { prisma } from "@/lib/platform/db";
import { makeCompany } from "./company";

export const qrIban = "CH4431999123000889012";
export const plainIban = "CH9300762011623852957";
export const frenchIban = "FR1420041010050500013M02606";

let counted = 0;

type Company = Awaited<ReturnType<typeof makeCompany>>;

export const payeeOf = ({ companyId }: { companyId: number }, iban = qrIban): Payee => ({
  ...{ companyId, name: "Techauto SA", street: "Route de Crissier 12", postcode: "1020", city: "Renens" },
  ...{ country: "CH", iban, vatNumber: null },
});

interface Owed {
  cents?: number;
  currency?: "EUR" | "CHF";
  method?: PaymentMethod;
  payee: Payee;
  channel?: string;
  /** An order that there is; one of no company without it. */
  orderNumber?: string;
}

/** An order that a company owes a payee, without the order. */
export async function oweOrder(buyer: Company, owed: Owed) {
  const { cents = 119_995, currency = "CHF", method = "transfer", channel = "Techauto", payee } = owed;
  const actor = await findActor(buyer.token);
  if (!actor) throw new Error("nobody is signed in");
  counted += 1;
  const orderNumber = owed.orderNumber ?? `2026-${String(counted).padStart(5, "0")}`;
  const company = { name: "Techauto SA", country: "CH" };
  const customer = {
    ...{ name: "Garage du Lac", address: "1 rue du Lac", postalCode: "74160", city: "Annecy", country: "FR" },
    isProfessional: true,
  };
  const wanted: NewPayment = {
    ...{ orderNumber, channel, currency, method, payee, customerReference: null },
    invoice: {
      ...{ language: "fr", company, customer },
      lines: [
        {
          reference: "TA-1",
          brand: "Febi",
          name: "Filtre",
          quantity: 1,
          unitCents: cents,
          vatRateBp: 0,
          totalCents: cents,
        },
      ],
      totals: { netCents: cents, vat: [], grossCents: cents },
    },
  };
  const made = await prisma().$transaction((tx) => makePayment(actor, wanted, tx));
  return { ...made, orderNumber, actor };
}
