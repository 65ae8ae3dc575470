import { readIban } from "@/lib/shared/iban";
import { isQrIban, readReference } from "./references";

/** Name and structured address of a payee or a payer; the country in two letters. */
export interface PaymentParty {
  name: string;
  street: string;
  postcode: string;
  city: string;
  country: string;
}

export interface SwissBill {
  iban: string;
  creditor: PaymentParty;
  /** Null where the address is not whole: the payer writes it by hand. */
  debtor: PaymentParty | null;
  cents: number;
  currency: "CHF" | "EUR";
  reference: string;
  message: string;
}

/** What Swiss payments may hold: Latin letters up to the Extended-A block (SIX implementation guidelines 2.3, 4.1.1). */
const foreign = /[^\u0020-\u007e\u00a3\u00b4\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f\u0218-\u021b\u20ac]/gu;

/** A text cut to `most` characters that a Swiss payment may hold; others leave a point. */
export const swissText = (text: string, most: number): string =>
  text
    .normalize("NFC")
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(foreign, ".")
    .trim()
    .slice(0, most)
    .trim();

const partyLines = ({ name, street, postcode, city, country }: PaymentParty): string[] => [
  ...["S", swissText(name, 70), swissText(street, 70), ""],
  ...[swissText(postcode, 16), swissText(city, 35), country],
];
const nobody = Array<string>(7).fill("");

/** Whether a bill can name the party: name, postcode, town and country are needed. */
export const isWholeParty = ({ name, postcode, city, country }: PaymentParty): boolean =>
  [name, postcode, city].every((text) => swissText(text, 70) !== "") && /^[A-Z]{2}$/.test(country);

export const mostBillCents = 99_999_999_999;

/**
 * The text of a Swiss QR bill (SIX implementation guidelines 2.3: structured addresses alone). A QR-IBAN takes a QR
 * reference, any other account a creditor reference. RangeError for an account, a reference or an amount that no bank takes.
 */
export function swissQrText({ iban, creditor, debtor, cents, currency, reference, message }: SwissBill): string {
  const account = readIban(iban);
  if (!account || !/^(CH|LI)/.test(account))
    throw new RangeError("a Swiss bill names a Swiss or Liechtenstein account");
  const sound = readReference(reference);
  if (!sound || isQrIban(account) === sound.startsWith("RF"))
    throw new RangeError("the reference does not suit the account");
  if (!Number.isInteger(cents) || cents < 1 || cents > mostBillCents)
    throw new RangeError("no such amount can be paid");
  if (!isWholeParty(creditor)) throw new RangeError("the payee's address is not whole");
  return [
    ...["SPC", "0200", "1", account, ...partyLines(creditor), ...nobody],
    ...[(cents / 100).toFixed(2), currency, ...(debtor && isWholeParty(debtor) ? partyLines(debtor) : nobody)],
    ...[sound.startsWith("RF") ? "SCOR" : "QRR", sound, swissText(message, 140), "EPD"],
  ].join("\n");
}
