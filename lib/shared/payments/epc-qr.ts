import { cleanText } from "@/lib/shared/compact";
import { readIban } from "@/lib/shared/iban";
import { readReference } from "./references";

export interface EpcTransfer {
  iban: string;
  /** At most 70 characters are kept. */
  name: string;
  cents: number;
  /** A creditor reference (RF). */
  reference: string;
}

export const mostEpcCents = 99_999_999_999;

/** Bytes that a code of the European Payments Council may hold. */
const mostBytes = 331;

/**
 * The text of a transfer in euro as the European Payments Council's code holds it (EPC069-12, version 002, UTF-8). RangeError for
 * an account, a reference or an amount that no bank takes.
 */
export function epcQrText({ iban, name, cents, reference }: EpcTransfer): string {
  const account = readIban(iban);
  if (!account) throw new RangeError("the account is no IBAN");
  const sound = readReference(reference);
  if (!sound?.startsWith("RF")) throw new RangeError("a transfer in euro bears a creditor reference");
  if (!Number.isInteger(cents) || cents < 1 || cents > mostEpcCents) throw new RangeError("no such amount can be paid");
  const named = (most: number): string =>
    [
      "BCD",
      "002",
      "1",
      "SCT",
      "",
      cleanText(name).slice(0, most).trim(),
      account,
      `EUR${(cents / 100).toFixed(2)}`,
      "",
      sound,
      "",
      "",
    ].join("\n");
  const text = named(70);
  return new TextEncoder().encode(text).length <= mostBytes ? text : named(35);
}
