import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { listLabourToQuote } from "@/lib/domains/cart/labour/queries";
import { listLinesToQuote, type LineToQuote } from "@/lib/domains/cart/queries/list-lines-to-quote";
import type { KeptLine } from "@/lib/domains/cart/schema";
import { getCustomer } from "@/lib/domains/customers/queries/get-customer";
import { businessName } from "@/lib/domains/customers/rules";
import type { Customer } from "@/lib/domains/customers/schema";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { conflict, notFound, unprocessable } from "@/lib/platform/problems";
import type { QuoteCompany, QuoteCustomer, QuoteDocument } from "@/lib/providers/documents/port";
import { textsOf } from "@/lib/platform/texts";
import type { WrittenLanguage } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import type { Texts } from "@/messages/texts";
import {
  capitalCents,
  isPriced,
  judgeRedo,
  lineVehicles,
  mostCents,
  quoteLabour,
  quoteLine,
  quoteTotals,
  workForVehicle,
} from "../rules";
import type { NewQuoteInput, QuoteMade } from "../schema";
import { findUsedPartChoice, listSoldParts } from "../used-parts/queries";
import { mustOfferUsed } from "../used-parts/rules";
import { findQuoteVehicle } from "./find-quote-vehicle";
import { findQuote } from "./get-quote";

/** A quote that has no number yet. */
export interface QuoteDraft {
  customerId: number;
  kept: KeptLine[];
  keptLabour: KeptLine[];
  /** The version before this one. */
  replaces: QuoteMade | null;
  document: Omit<QuoteDocument, "quote">;
}

/** Everything that a quote of the customer's cart will hold, as it is now; 422 when there is nothing to quote. */
export async function draftQuote(
  actor: Actor,
  { customerId, vehicleData, language, replaces }: NewQuoteInput,
): Promise<QuoteDraft> {
  requireRight(actor, "cart");
  if (!customerId) throw unprocessable("customer-required", "Choose a customer first.");
  const [customer, lines, labour, company, texts, before, choice] = await Promise.all([
    getCustomer(actor, { customerId }),
    listLinesToQuote(actor, { customerId, lang: language }),
    listLabourToQuote(actor, { customerId }),
    getSeller(actor),
    textsOf(language, "quotes"),
    replaces ? getReplaced(actor, { quoteId: replaces, customerId }) : null,
    findUsedPartChoice(actor, { customerId }),
  ]);
  if (lines.length + labour.length === 0)
    throw unprocessable("empty-cart", "The cart is empty: there is nothing to quote.");
  const unpriced = lines.filter((line) => !isPriced(line)).map(({ item }) => `${item.makeLabel} ${item.number}`);
  if (unpriced.length > 0)
    throw unprocessable("no-public-price", "Some lines have no public price.", { lines: unpriced });
  const vehicle = await findQuoteVehicle(actor, { vehicleData, lines: [...lines, ...labour] });
  const priced = lines.filter(isPriced);
  const vehicles = lineVehicles([...priced, ...labour.map(workForVehicle)]);
  const fitWords = fitWordsOf(language, texts);
  const quoted = priced.map((line, at) => quoteLine(line, { vehicle: vehicles[at], fit: fitWords(line) }));
  const work = labour.map((line, at) => quoteLabour(line, vehicles[priced.length + at] ?? null));
  const totals = quoteTotals(quoted, work);
  if (totals.grossCents > mostCents) throw unprocessable("quote-too-large", "The quote is above 20 million euros.");
  const buyer = buyerOf(customer);
  const sale = {
    country: company.country,
    isProfessional: buyer.isProfessional,
    lines: await listSoldParts(actor, { lines }),
  };
  return {
    customerId,
    kept: lines.map(({ kept }) => kept),
    keptLabour: labour.map(({ kept }) => kept),
    replaces: before,
    document: {
      ...{ language, company, customer: buyer, vehicle, lines: quoted, labour: work, totals },
      ...(choice || mustOfferUsed(sale) ? { usedParts: choice ?? { answer: null } } : {}),
    },
  };
}

function fitWordsOf(locale: WrittenLanguage, messages: Texts["quotes"]) {
  const words = createTranslator({ locale, messages, namespace: "fit" });
  return ({ fit }: LineToQuote): string | null => (fit ? words(fit.verdict) : null);
}

async function getReplaced(
  actor: Actor,
  { quoteId, customerId }: { quoteId: number; customerId: number },
): Promise<QuoteMade> {
  const quote = await findQuote(actor, { quoteId });
  if (quote?.customerId !== customerId) throw notFound();
  const { id, number, status, expiresAt } = quote;
  if (!judgeRedo({ status, expiresAt: new Date(expiresAt) }, new Date()))
    throw conflict("quote-open", "Only a refused or expired quote is made anew.");
  return { id, number };
}

async function getSeller(actor: Actor): Promise<QuoteCompany> {
  const { capital, ...company } = await getLetterhead(actor);
  return { ...company, capitalCents: capitalCents(capital) };
}

function buyerOf({ info }: Customer): QuoteCustomer {
  const { picture: _, ...known } = info;
  const company = businessName(info);
  return { ...known, company, isProfessional: company !== null || info.siren !== null };
}
