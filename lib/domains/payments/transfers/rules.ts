import type { TransferFate } from "./schema";

/** Money that came, as a bank tells it. */
export interface BankTransfer {
  /** The bank's own name for it, with its account: the same one in every file. */
  id: string;
  iban: string | null;
  /** An ISO day. */
  bookedOn: string | null;
  cents: number;
  currency: string;
  /** Every sound reference that it bears. */
  references: string[];
  payer: string;
  text: string;
}

/** Positive cents of an amount as machines write it ("1199.95", "12.5", "7.10000"); null for anything else. */
export function readCents(text: string): number | null {
  const [, whole, cents = ""] = /^(\d{1,11})(?:\.(\d{1,2})0*)?$/.exec(text.trim()) ?? [];
  return whole === undefined ? null : Number(whole + cents.padEnd(2, "0")) || null;
}

export interface Payable {
  companyId: number;
  id: number;
  orderNumber: string;
  buyer: string;
  reference: string;
  cents: number;
  currency: string;
  /** Its money is still missing. */
  isOpen: boolean;
  isCalledOff: boolean;
}

export interface Matched {
  transfer: BankTransfer;
  fate: TransferFate;
  payable: Payable | null;
}

/** A reference and the exact sum say together which order is paid: neither does by itself, and nothing is guessed. */
export function matchTransfers(
  transfers: readonly BankTransfer[],
  { payables, known }: { payables: readonly Payable[]; known: ReadonlySet<string> },
): Matched[] {
  const byReference = new Map(payables.map((one) => [one.reference, one]));
  const taken = new Set<string>();
  return transfers.map((transfer) => {
    const named = transfer.references.flatMap((one) => byReference.get(one) ?? []);
    // A text that names two orders names none.
    const payable = named.length === 1 ? (named[0] ?? null) : null;
    const fate = fateOf(transfer, {
      payable,
      isKnown: known.has(transfer.id),
      isTaken: taken.has(payable?.reference ?? ""),
    });
    if (payable && isConfirmable(fate)) taken.add(payable.reference);
    return { transfer, fate, payable };
  });
}

interface Seen {
  payable: Payable | null;
  isKnown: boolean;
  isTaken: boolean;
}

function fateOf({ references, cents, currency }: BankTransfer, { payable, isKnown, isTaken }: Seen): TransferFate {
  if (isKnown) return "repeated";
  if (!payable) return references.length === 0 ? "none" : "unknown";
  if (payable.cents !== cents || payable.currency !== currency) return "sum";
  if (!payable.isOpen || isTaken) return "paid";
  return payable.isCalledOff ? "called-off" : "match";
}

/** Money for an order that was called off is taken as well: it is given back afterwards. */
export const isConfirmable = (fate: TransferFate): boolean => fate === "match" || fate === "called-off";
