import { createTranslator } from "use-intl/core";
import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { listLinesToQuote, type LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import { getCustomer } from "@/lib/domains/customers/queries/get-customer";
import { businessName } from "@/lib/domains/customers/rules";
import type { Customer } from "@/lib/domains/customers/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
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

const words = {
  fr: createTranslator({ locale: "fr", messages: fr, namespace: "fit" }),
  en: createTranslator<typeof fr, "fit">({ locale: "en", messages: en, namespace: "fit" }),
};

/** Everything that a quote of the customer's cart will hold, as it is now; 422 when there is nothing to quote. */
export async function draftQuote(
  actor: Actor,
  { customerId, vehicleData, language }: NewQuoteInput,
): Promise<QuoteDraft> {
  requireRight(actor, "cart");
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
  const { capital, ...company } = await getLetterhead(actor);
  return { ...company, capitalCents: capitalCents(capital) };
}

function buyerOf({ info }: Customer): QuoteCustomer {
  const { picture: _, ...known } = info;
  const company = businessName(info);
  return { ...known, company, isProfessional: company !== null || info.siren !== null };
}
