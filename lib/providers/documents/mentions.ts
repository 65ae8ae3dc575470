import { vatOf } from "@/lib/shared/money";
import type {
  InvoiceDraft,
  QuoteCompany,
  QuoteCustomer,
  QuoteDocument,
  QuoteLabour,
  QuoteUsedParts,
  QuoteVehicle,
} from "./port";
import { daysBetween, type Wording } from "./wording";

type BothParties = Pick<QuoteDocument, "company" | "customer">;
type Known = string | null | undefined | false;

const known = (parts: Known[]) => parts.filter((part): part is string => Boolean(part && part.trim()));
const joined = (parts: Known[], by: string) => known(parts).join(by);
const field = (value: Known, words: (value: string) => string) => (value && value.trim() ? words(value) : null);

/** Code de commerce D. 441-5: 40 euros. */
const RECOVERY_CENTS = 4000;
/** Code de commerce L. 441-10: thirty days when nothing is agreed. */
const LEGAL_DUE_DAYS = 30;

function place(of: QuoteCompany | QuoteCustomer, abroad: boolean, words: Wording): string[] {
  return known([
    ...(of.address ?? "").split("\n"),
    joined([of.postalCode, of.city], " "),
    abroad && words.country(of.country),
  ]);
}

/** What the paper calls itself. */
export const titleOf = ({ quote, draft }: Pick<QuoteDocument, "quote" | "draft">, { t }: Wording): string =>
  draft ? t("draft.numbered", { number: draft.number }) : t("numbered", { number: quote.number });

/** Why the draft of an invoice is none, and what it is made of. */
export const draftNote = (
  { number }: QuoteDocument["quote"],
  { acceptedAt }: InvoiceDraft,
  { t, day }: Wording,
): string => t("draft.text", { quote: number, day: day(acceptedAt) });

/** The seller's card: address, identifiers, contact. */
export function sellerLines({ company, customer }: BothParties, words: Wording): string[] {
  const { t } = words;
  return known([
    ...place(company, company.country !== customer.country, words),
    field(company.phone, (value) => t("field.phone", { value })),
    company.email,
    field(company.siret, (value) => t("field.siret", { value })),
    field(company.vatNumber, (value) => t("field.vat", { value })),
  ]);
}

/** The line that the law asks of a trading company: form, capital, SIREN, register, NAF. */
export function legalLine(company: QuoteCompany, { t, wholeMoney }: Wording): string {
  const capital = company.capitalCents ? t("field.capital", { value: wholeMoney(company.capitalCents) }) : null;
  return joined(
    [
      company.name,
      joined([company.legalForm, capital], " "),
      field(company.siren, (value) => t("field.siren", { value })),
      company.registry,
      field(company.naf, (value) => t("field.naf", { value })),
      field(company.vatNumber, (value) => t("field.vat", { value })),
    ],
    " · ",
  );
}

/** A customer's names: the company first, then the person. */
export function customerNames(customer: QuoteCustomer): string[] {
  return known([customer.company, joined([customer.title, customer.firstname, customer.name], " ")]);
}

/** The customer's card below the names. */
export function customerLines({ company, customer }: BothParties, words: Wording): string[] {
  const { t } = words;
  return known([
    ...place(customer, company.country !== customer.country, words),
    field(customer.deliveryAddress, (value) => t("field.delivery", { value: value.replaceAll("\n", ", ") })),
    field(customer.phone, (value) => t("field.phone", { value })),
    customer.email,
    field(customer.siren, (value) => t("field.siren", { value })),
    field(customer.vatNumber, (value) => t("field.vat", { value })),
  ]);
}

/** The vehicle's second line: VIN, mileage, first registration. */
export function vehicleLine(vehicle: QuoteVehicle, { t, number, day }: Wording): string {
  const { vin, mileageKm, firstRegistration } = vehicle;
  const registered = firstRegistration && !Number.isNaN(Date.parse(firstRegistration));
  return joined(
    [
      field(vin, (value) => t("field.vin", { value })),
      typeof mileageKm === "number" && t("field.mileage", { value: number(mileageKm) }),
      registered && t("field.firstRegistration", { value: day(firstRegistration) }),
    ],
    " · ",
  );
}

function professionalNotes(terms: NonNullable<QuoteDocument["terms"]>, { t, rate, wholeMoney }: Wording): Known[] {
  return [
    !terms.payment && t("note.due", { days: terms.dueDays ?? LEGAL_DUE_DAYS }),
    terms.lateRateBp ? t("note.lateRate", { rate: rate(terms.lateRateBp) }) : t("note.lateRateDefault"),
    t("note.recovery", { amount: wholeMoney(RECOVERY_CENTS) }),
    t("note.earlyPayment"),
  ];
}

/** The customer's choice of article D. 224-25-3, or the boxes in which he makes it. */
function usedPartsNote({ answer, answeredAt, by }: QuoteUsedParts, { t, day }: Wording): string {
  if (answer === null) return t("note.usedParts.open");
  const recorded = { day: answeredAt ? day(answeredAt) : "", by: by ?? "none" };
  return t(`note.usedParts.${answer}`, recorded);
}

/** What a rate is called. */
export const rateName = (rate: QuoteLabour["rate"], { labour }: Wording): string =>
  rate === "paint" ? labour("paint") : rate;

/** The hourly rates that were applied, before and after tax, as the decree of 27 March 1987 has a garage tell them. */
function ratesNote(work: readonly QuoteLabour[], words: Wording): string | null {
  const { labour, money } = words;
  if (work.length === 0) return null;
  const rates = new Map(work.map((one) => [`${one.rate} ${one.rateCents}`, one]));
  const told = [...rates.values()].map(({ rate, rateCents, vatRateBp }) =>
    labour("rateTold", {
      ...{ rate: rateName(rate, words), net: money(rateCents) },
      gross: money(rateCents + vatOf(rateCents, vatRateBp)),
    }),
  );
  return labour("ratesNote", { rates: told.join(" ; ") });
}

/** The notes at the foot of a quote, one sentence each; what professionals owe and what consumers are owed differ. A draft promises nothing. */
export function notes({ quote, customer, lines, labour = [], ...document }: QuoteDocument, words: Wording): string[] {
  const { t, currency } = words;
  const terms = document.terms ?? {};
  if (document.draft) return known([terms.vatMention && t(`vatMention.${terms.vatMention}`)]);
  return known([
    quote.replaces ? t("note.replaces", { number: quote.replaces }) : null,
    t("note.free", { currency, days: daysBetween(quote.issuedAt, quote.expiresAt) }),
    t("note.binding"),
    ratesNote(labour, words),
    field(terms.delivery, (value) => t("note.delivery", { value })),
    field(terms.payment, (value) => t("note.payment", { value })),
    ...(customer.isProfessional ? professionalNotes(terms, words) : [t("note.legalWarranty")]),
    field(terms.warranty, (value) => t("note.warranty", { value })),
    !customer.isProfessional && field(terms.mediator, (value) => t("note.mediator", { value })),
    field(terms.conditions, (value) => t("note.conditions", { value })),
    document.usedParts && usedPartsNote(document.usedParts, words),
    lines.some(({ condition }) => condition === "circular") && t("note.circular"),
    terms.vatMention && t(`vatMention.${terms.vatMention}`),
  ]);
}
