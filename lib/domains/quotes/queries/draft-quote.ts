import { createTranslator } from "use-intl/core";
import { listLinesToQuote, type LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import { getCustomer } from "@/lib/domains/customers/queries/get-customer";
import { businessName } from "@/lib/domains/customers/rules";
import type { Customer } from "@/lib/domains/customers/schema";
import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound, unprocessable } from "@/lib/platform/problems";
import type { QuoteCompany, QuoteCustomer, QuoteDocument, QuoteLanguage } from "@/lib/providers/documents/port";
import en from "@/messages/en/quotes.json";
import fr from "@/messages/fr/quotes.json";
import { capitalCents, isPriced, lineVehicles, mostCents, quoteLine, quoteTotals } from "../rules";
import type { NewQuoteInput } from "../schema";
import { findQuoteVehicle } from "./find-quote-vehicle";

/** A quote that has no number yet. */
export interface QuoteDraft {
  customerId: number;
  document: Omit<QuoteDocument, "quote">;
}

const seller = {
  name: "quote_seller",
  text: `select name, legal_form as "legalForm", capital, address, postal_code as "postalCode", city, country, siren, siret,
      registry, naf, vat_number as "vatNumber", phone, email, logo from company where id = $1`,
};

const words = {
  fr: createTranslator({ locale: "fr", messages: fr, namespace: "fit" }),
  en: createTranslator<typeof fr, "fit">({ locale: "en", messages: en, namespace: "fit" }),
};

/** Everything that a quote of the customer's cart will hold, as it is now; 422 when there is nothing to quote. */
export async function draftQuote(
  actor: Actor,
  { customerId, vehicleData, language }: NewQuoteInput,
): Promise<QuoteDraft> {
  requireUser(actor);
  if (!customerId) throw unprocessable("customer-required", "Choose a customer first.");
  const [customer, lines, company] = await Promise.all([
    getCustomer(actor, { customerId }),
    listLinesToQuote(actor, { customerId }),
    getSeller(actor),
  ]);
  if (lines.length === 0) throw unprocessable("empty-cart", "The cart is empty: there is nothing to quote.");
  const unpriced = lines.filter((line) => !isPriced(line)).map(({ item }) => `${item.makeLabel} ${item.number}`);
  if (unpriced.length > 0)
    throw unprocessable("no-public-price", "Some lines have no public price.", { lines: unpriced });
  const vehicle = await findQuoteVehicle(actor, { vehicleData, lines });
  const priced = lines.filter(isPriced);
  const vehicles = lineVehicles(priced);
  const quoted = priced.map((line, at) =>
    quoteLine(line, language, { vehicle: vehicles[at], fit: fitWords(line, language) }),
  );
  const totals = quoteTotals(quoted);
  if (totals.grossCents > mostCents) throw unprocessable("quote-too-large", "The quote is above 20 million euros.");
  return {
    customerId,
    document: { language, company, customer: buyerOf(customer), vehicle, lines: quoted, totals },
  };
}

const fitWords = ({ fit }: LineToQuote, language: QuoteLanguage): string | null =>
  fit ? words[language](fit.verdict) : null;

async function getSeller(actor: Actor): Promise<QuoteCompany> {
  const [row] = await read<QuoteCompany & { capital: string | null }>(seller, [companyOf(actor)]);
  if (!row) throw notFound();
  const { capital, ...company } = row;
  return { ...company, capitalCents: capitalCents(capital) };
}

function buyerOf({ info }: Customer): QuoteCustomer {
  const { picture: _, ...known } = info;
  const company = businessName(info);
  return { ...known, company, isProfessional: company !== null || info.siren !== null };
}
