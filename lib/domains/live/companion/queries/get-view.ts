import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { getCart } from "@/lib/domains/cart/queries/get-cart";
import { getHighlight } from "@/lib/domains/cart/queries/get-highlight";
import type { Cart, CartLine } from "@/lib/domains/cart/schema";
import { getCustomer } from "@/lib/domains/customers/queries/get-customer";
import { findCurrentQuote } from "@/lib/domains/quotes/queries/get-quote";
import { commonDiscount, sidesOf } from "@/lib/domains/quotes/rules";
import type { Quote } from "@/lib/domains/quotes/schema";
import { companyOf, onlyCustomer, type Actor } from "@/lib/platform/actor";
import { readPosition } from "@/lib/platform/events/store";
import { denied } from "@/lib/platform/problems";
import type { QuoteLabour, QuoteLine } from "@/lib/providers/documents/port";
import type { Language } from "@/lib/shared/languages";
import { rowOfQuoted } from "../rules";
import type { CompanionLine, CompanionQuote, CompanionView } from "../schema";

/** What the customer's page shows: public prices, and nothing of the house or of other customers. */
export async function getCompanionView(actor: Actor, { lang }: { lang: Language }): Promise<CompanionView> {
  const customerId = onlyCustomer(actor);
  if (customerId === null) throw denied();
  // Read first: what happens after it is told, what happened before is in what follows.
  const position = await readPosition(companyOf(actor));
  const [customer, cart, highlight, quote] = await Promise.all([
    getCustomer(actor, { customerId }),
    getCart(actor, { customerId, lang }),
    getHighlight(actor, { customerId }),
    findCurrentQuote(actor, { customerId }),
  ]);
  const { lines } = cart;
  return {
    ...{ position, customer, highlight },
    lines: lines.map(shownLine),
    labour: cart.labour.map(shownLabour),
    totals: cart.totals.map(shownTotal),
    quote: quote && shownQuote(quote, lines),
  };
}

function shownLine(line: CartLine): CompanionLine {
  const { id, item, plate, quantity, saleCents, depositCents, currency, advice, adviceWord, photos } = line;
  const { makeLabel: brand, number, label, genartId, vehicle } = item;
  return {
    ...{ id, brand, number, label, genartId, vehicle, plate, quantity },
    ...{ unitCents: saleCents, depositCents, currency, advice, adviceWord, photos },
  };
}

type Shown = Pick<QuoteLabour, "name" | "minutes" | "totalCents" | "includedIn" | "vehicle" | keyof Said>;
const shownLabour = ({ name, minutes, totalCents, includedIn = null, vehicle = null, ...said }: Shown) => ({
  ...{ name, minutes, totalCents, includedIn, vehicle },
  ...adviceOf(said),
});
type Said = Pick<QuoteLabour, "advice" | "adviceWord" | "photos">;
const adviceOf = ({ advice = null, adviceWord = null, photos = [] }: Said) => ({
  ...{ advice, adviceWord, photos: [...photos] },
});

const shownTotal = ({
  partsCents,
  labourCents,
  currency,
  rateBp,
  sale,
  offBp,
  discountCents,
  depositCents,
  unpriced,
}: Cart["totals"][number]) => ({
  ...{ currency, rateBp, offBp: discountCents > 0 ? offBp : 0, depositCents, unpriced },
  ...{ partsCents, labourCents },
  ...sale,
});

const quotedLine = ({ name, brand, reference, quantity, totalCents, vatRateBp, ...line }: QuoteLine) => ({
  ...{ name, brand, reference, quantity, totalCents, vatRateBp },
  ...{ vehicle: line.vehicle ?? null, depositCents: line.depositCents ?? null },
  ...adviceOf(line),
});

function shownQuote(quote: Quote, lines: readonly CartLine[]): CompanionQuote {
  const { id, number, status, expired, issuedAt, expiresAt, document } = quote;
  const { vehicle, totals } = document;
  return {
    ...{ id, number, status, expired, issuedAt, expiresAt },
    vehicle: vehicle ? [vehicle.make, vehicle.model].filter(Boolean).join(" ") : null,
    plate: vehicle?.plate ?? null,
    lines: document.lines.map((line) => ({ ...quotedLine(line), row: rowOfQuoted(lines, line) })),
    labour: (document.labour ?? []).map((work) => ({
      ...shownLabour(work),
      ...{ rateCents: work.rateCents, vatRateBp: work.vatRateBp, within: work.within ?? null },
    })),
    ...sidesOf(document),
    ...{ offBp: commonDiscount(document.lines), reason: quote.reason, agreement: quote.agreement },
    netCents: totals.netCents,
    vat: totals.vat.map(({ rateBp, vatCents }) => ({ rateBp, vatCents })),
    grossCents: totals.grossCents,
    depositCents: totals.depositCents ?? null,
  };
}

/** The company as its customers see it; the logo is a data URL, or null when it is no picture. */
export interface Host {
  name: string;
  phone: string | null;
  logo: string | null;
}

/** Whose page it is. */
export async function getHost(actor: Actor): Promise<Host> {
  onlyCustomer(actor);
  const { name, phone, logo: entered } = await getLetterhead(actor);
  const logo = /^(data:image\/(?:png|jpeg);base64,)?[A-Za-z0-9+/=]{8,2700000}$/.exec(entered ?? "");
  const prefix = logo?.[1] ? "" : "data:image/png;base64,";
  return { name, phone, logo: logo ? `${prefix}${logo[0]}` : null };
}
