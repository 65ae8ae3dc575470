export type SupplierErrorKind = "late" | "unavailable" | "limited" | "not found" | "bad data";

/** A supplier that could not answer; the kind says whether trying again may help. */
export class SupplierError extends Error {
  constructor(
    readonly kind: SupplierErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "SupplierError";
  }
}

/** Who sells in a store of the portal, as the law wants it told beside the offer (DSA, art. 30). */
export interface Seller {
  name: string;
  company: string;
  adress1: string;
  adress2: string;
  postalCode: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  registration: string;
  vatNumber: string;
}

/** `code` is the channel of a cart line, `rank` the order in which suppliers are shown and tried. */
export interface Supplier {
  code: string;
  name: string;
  rank: number;
  /** Where another company of the portal sells. */
  seller?: Seller;
}

export interface SupplierRequest {
  companyId: number;
  articleIds: readonly number[];
  now: Date;
  signal: AbortSignal;
}

/** Money in cents before tax, discounts in basis points, `date` an ISO day and `hour` its hour, both of Paris. */
export interface SupplierOffer {
  articleId: number;
  status: "ok" | "ko";
  stocks: { name: string; qty: number }[];
  /** Null when the supplier does not say. */
  quantity: number | null;
  /** Set when the supplier explains in words why there is none. */
  text: string | null;
  date: string | null;
  hour: number | null;
  site: string | null;
  baseCents: number | null;
  discount1Bp: number;
  discount2Bp: number;
  publicCents: number | null;
  depositCents: number;
  currency: "EUR" | "CHF";
  /** Where several sites hold pieces: when those of each would be here. */
  rounds?: SupplierRound[];
  /** Of the trade's part types, where the supplier says it. */
  partType?: string | null;
}

/** Pieces that are here at one time, as `date` and `hour` of an offer say it. */
export interface SupplierRound {
  pieces: number;
  date: string;
  hour: number;
}

export interface SupplierAdapter {
  supplier: Supplier;
  /** Offers for the articles that the supplier knows, in any order; throws SupplierError. */
  ask(request: SupplierRequest): Promise<SupplierOffer[]>;
}
