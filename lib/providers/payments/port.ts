/** What the buyer is asked to pay at a page of the provider. Amounts are cents of the currency. */
export interface CardRequest {
  /** Names payment and try: the same name never makes a second page. */
  key: string;
  cents: number;
  currency: "EUR" | "CHF";
  /** What the buyer reads: the order and its seller. */
  description: string;
  /** A BCP 47 tag. */
  language: string;
  email: string | null;
  /** Where the provider's page leads when it is done, and when the buyer leaves it. */
  returnTo: string;
  leaveTo: string;
}

/** The page of a try, and what the provider calls it. */
export interface CardPage {
  url: string;
  providerRef: string;
}

export type NoticeKind = "authorised" | "paid" | "failed" | "refunded";

/** What a provider tells of a payment. Nothing of it is believed before its key, amount and currency are the payment's own. */
export interface CardNotice {
  /** The provider's own id of what it tells. */
  eventId: string;
  kind: NoticeKind;
  /** The try that it was asked under; null where it names none. */
  key: string | null;
  /** Of the page; null where another object is told of. */
  providerRef: string | null;
  /** What a refund is asked by. */
  chargeRef: string | null;
  /** Of a refund that was asked for what it gave; of one that is told of what was given back in sum. */
  cents: number;
  currency: string;
}

export interface CardRefund {
  key: string;
  chargeRef: string;
  cents: number;
  /** Cents that were given back before. */
  before: number;
}

export type RefusedNotice = "unsigned" | "stale" | "unreadable";

/** A notice that is not believed: not signed with our secret, of another day, or no notice at all. */
export class NoticeRefused extends Error {
  constructor(readonly reason: RefusedNotice) {
    super(`the notice is ${reason}`);
    this.name = "NoticeRefused";
  }
}

/** Takes money by card on pages of its own. Throws ProviderFailure when it gives no answer. */
export interface CardProvider {
  name: string;
  start(request: CardRequest): Promise<CardPage>;
  /** What became of a page; null while nothing did. */
  find(providerRef: string): Promise<CardNotice | null>;
  /** What a signed message says, null for one of no concern; throws NoticeRefused. `now` in ms. */
  readNotice(message: { body: string; signature: string | null; now: number }): CardNotice | null;
  /** Gives so much back, once for each key and sum that was given back before; null while the money is under way. */
  refund(request: CardRefund): Promise<CardNotice | null>;
  /** False while it rests after failures in a row. */
  health(): boolean;
}
