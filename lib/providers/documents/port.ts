import type { WrittenLanguage } from "@/lib/shared/languages";
import type { EpcTransfer } from "@/lib/shared/payments/epc-qr";
import type { SwissBill } from "@/lib/shared/payments/swiss-qr";

export type DocumentErrorKind = "bad data" | "unavailable";

/** A document that could not be made: "bad data" is the caller's document, "unavailable" the machinery. */
export class DocumentError extends Error {
  constructor(
    readonly kind: DocumentErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "DocumentError";
  }
}

export type QuoteStatus = "new" | "accepted" | "rejected";
export type PartCondition = "new" | "remanufactured" | "exchange" | "circular" | "returned";
/** How urgent the house says that a line is. */
export type QuoteAdvice = "urgent" | "advised" | "later";
/** A photograph of the line by the names of its picture and its thumbnail. */
export interface QuotePhoto {
  id: string;
  small: string;
}
export type VatMention = "franchise" | "reverseCharge" | "intraCommunity" | "export";

export interface QuoteCompany {
  name: string;
  legalForm?: string | null;
  capitalCents?: number | null;
  address?: string | null;
  postalCode?: string | null;
  city?: string | null;
  country: string;
  siren?: string | null;
  siret?: string | null;
  /** Register and town, for instance "RCS Lyon". */
  registry?: string | null;
  naf?: string | null;
  vatNumber?: string | null;
  phone?: string | null;
  email?: string | null;
  /** PNG or JPEG as a data URL or base64; anything else is passed over. */
  logo?: string | null;
}

export interface QuoteCustomer {
  title?: string | null;
  firstname?: string | null;
  name: string;
  company?: string | null;
  address?: string | null;
  deliveryAddress?: string | null;
  postalCode?: string | null;
  city?: string | null;
  country: string;
  siren?: string | null;
  vatNumber?: string | null;
  phone?: string | null;
  email?: string | null;
  isProfessional: boolean;
}

export interface QuoteVehicle {
  make: string;
  model: string;
  version?: string | null;
  plate?: string | null;
  vin?: string | null;
  mileageKm?: number | null;
  /** ISO date. */
  firstRegistration?: string | null;
}

/** Amounts are cents before tax, of the document's currency; rates are hundredths of a percent (2000 is 20 %). */
export interface QuoteLine {
  reference: string;
  brand: string;
  name: string;
  condition?: PartCondition | null;
  quantity: number;
  publicCents: number;
  unitCents: number;
  discountBp: number;
  vatRateBp: number;
  totalCents: number;
  /** Per line, given back with the old part, not in totalCents. */
  depositCents?: number | null;
  /** Where a quote is for several: the vehicle of this line. */
  vehicle?: string | null;
  /** The verdict on the vehicle, in the document's language. */
  fit?: string | null;
  advice?: QuoteAdvice | null;
  /** Why, in the house's words. */
  adviceWord?: string | null;
  photos?: readonly QuotePhoto[];
  /** False where the customer agreed to other lines alone. */
  agreed?: boolean | null;
}

/** Work: its time by an hourly rate, in cents before tax. */
export interface QuoteLabour {
  name: string;
  minutes: number;
  rate: "T1" | "T2" | "T3" | "paint";
  rateCents: number;
  vatRateBp: number;
  totalCents: number;
  /** The work of which it is a part, where it costs nothing of its own. */
  includedIn?: string | null;
  /** The places in the quote of all work of which it is a part. */
  within?: number[] | null;
  vehicle?: string | null;
  advice?: QuoteAdvice | null;
  adviceWord?: string | null;
  photos?: readonly QuotePhoto[];
  agreed?: boolean | null;
}

export interface QuoteTotals {
  /** Sum of the totalCents of lines and labour. */
  netCents: number;
  vat: { rateBp: number; baseCents: number; vatCents: number }[];
  grossCents: number;
  /** On top of grossCents. */
  depositCents?: number | null;
  /** Contained in netCents. */
  ecoCents?: number | null;
}

/** What only some houses know; each is printed when given. */
export interface QuoteTerms {
  delivery?: string | null;
  payment?: string | null;
  /** Professionals: days until payment is due; the law's 30 when not agreed. */
  dueDays?: number | null;
  /** Professionals: yearly late-payment rate; the law's default when not agreed. */
  lateRateBp?: number | null;
  warranty?: string | null;
  mediator?: string | null;
  conditions?: string | null;
  vatMention?: VatMention | null;
}

/** What the customer answered to parts of the circular economy or why none were offered; null: not asked, so that the paper asks. */
export interface QuoteUsedParts {
  answer: "accepted" | "declined" | "safety" | "delay" | "free" | null;
  /** ISO date and time. */
  answeredAt?: string | null;
  /** Who recorded it. */
  by?: string | null;
}

/** What the customer agreed to, and how they signed it. */
export interface QuoteSigned {
  /** How many lines of parts and work. */
  count: number;
  grossCents: number;
  name: string;
  /** ISO date and time. */
  at: string;
  /** The drawn signature as the path of a drawing of this size; null where the name was typed. */
  signature: { path: string; width: number; height: number } | null;
  hash: string;
}

/** What makes a quote's document the draft of its invoice: a PDF/A-3 with the same for programs inside (Factur-X). */
export interface InvoiceDraft {
  number: string;
  /** ISO date and time. */
  acceptedAt: string;
  /** UN/CEFACT CII in the profile EN 16931. */
  xml: string;
}

/** A quote as it was when made: plain JSON, frozen with the quote. */
export interface QuoteDocument {
  language: WrittenLanguage;
  /** Dates are ISO 8601, printed as of Paris. */
  quote: {
    number: string;
    issuedAt: string;
    expiresAt: string;
    currency: string;
    status: QuoteStatus;
    /** Number of the quote of which this is the next version. */
    replaces?: string | null;
  };
  company: QuoteCompany;
  customer: QuoteCustomer;
  vehicle: QuoteVehicle | null;
  lines: QuoteLine[];
  /** Absent in quotes of before there was any. */
  labour?: QuoteLabour[];
  totals: QuoteTotals;
  terms?: QuoteTerms | null;
  /** Where the law has used parts offered. */
  usedParts?: QuoteUsedParts | null;
  agreement?: QuoteSigned | null;
  /** Drawn and written as this, no longer as a quote. */
  draft?: InvoiceDraft | null;
  /** For paper: thumbnails of photographs as JPEG in base64, by their names. */
  pictures?: Readonly<Record<string, string>>;
}

export interface InvoiceLine {
  reference: string;
  brand: string;
  name: string;
  quantity: number;
  /** Before tax, in cents of the invoice's currency. */
  unitCents: number;
  vatRateBp: number;
  totalCents: number;
}

/** How an invoice is paid: by a slip or code that it bears, by card, or where the parts are fetched. */
export type InvoicePayment =
  ({ kind: "swiss" } & SwissBill) | ({ kind: "epc" } & EpcTransfer) | { kind: "card" } | { kind: "pickup" };

/** An invoice as it was when the order was placed: plain JSON, frozen with its payment. Dates are ISO 8601. */
export interface InvoiceDocument {
  language: WrittenLanguage;
  invoice: {
    /** The order's number, which is the invoice's. */
    number: string;
    /** What the buyer calls the order. */
    customerReference: string | null;
    issuedAt: string;
    /** Null where it is paid before delivery. */
    dueAt: string | null;
    currency: string;
    /** When the money came; null while it is owed. */
    paidAt: string | null;
    /** The order was called off: nothing is owed. */
    calledOffAt: string | null;
  };
  company: QuoteCompany;
  customer: QuoteCustomer;
  lines: InvoiceLine[];
  totals: Pick<QuoteTotals, "netCents" | "vat" | "grossCents">;
  payment: InvoicePayment;
}

export interface DocumentRenderer {
  /** The invoice as the bytes of a PDF; throws DocumentError. */
  renderInvoice(document: InvoiceDocument): Promise<Uint8Array>;
  /** The quote as the bytes of a PDF; throws DocumentError. */
  renderQuote(document: QuoteDocument): Promise<Uint8Array>;
  /** A sheet as the bytes of a PDF; throws DocumentError. */
  renderSheet(document: SheetDocument): Promise<Uint8Array>;
  /** Ends the worker, if one runs; documents under way fail as unavailable. */
  close(): Promise<void>;
}

/** A part of a sheet, drawn in this order: what is not there is not drawn. */
export interface SheetSection {
  title?: string;
  /** A sentence to be read from afar. */
  big?: string;
  drawing?: "car";
  text?: string[];
  points?: string[];
  /** Boxes to tick. */
  checks?: string[];
  /** Lines to write on, one row each. */
  fields?: string[][];
  /** The head of a table. */
  head?: string[];
  rows?: string[][];
  /** Rows to fill in by hand below those that are there. */
  blank?: number;
}

/** A poster, a table or a form to fill in by hand, with the house that hands it out. */
export interface SheetDocument {
  language: WrittenLanguage;
  title: string;
  lead: string;
  sections: SheetSection[];
  note: string;
  /** "Page {page}/{pages}". */
  page: string;
  house: { name: string; lines: string[] };
}
