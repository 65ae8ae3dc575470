import { createHash } from "node:crypto";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { unprocessable } from "@/lib/platform/problems";
import { SheetFault } from "@/lib/platform/sheets/faults";
import { decodeText } from "@/lib/platform/sheets/read-csv";
import { readSheet } from "@/lib/platform/sheets/read-sheet";
import { env } from "@/lib/platform/env";
import { defaultCompanyId } from "@/lib/domains/session/rules";
import { readPayees } from "../payees";
import { findByReferences, type Received } from "../queries/list-received";
import { readCamt } from "./camt";
import { readTable } from "./csv";
import { matchTransfers, type BankTransfer, type Matched, type Payable } from "./rules";
import type { TransferFileView } from "./schema";

/** Whoever confirms what a bank's file tells. */
export const bankSource = "bank";
const mostTransfers = 2000;

const ownAccounts = {
  name: "payee_accounts",
  text: "select distinct invoice #>> '{payment,iban}' as iban from payment where payee_id = $1 and invoice #>> '{payment,iban}' is not null",
};
const toldBefore = {
  name: "transfers_told",
  text: "select event_id as id from payment_event where source = $1 and event_id = any($2)",
};
const fileBefore = {
  name: "transfer_file_before",
  text: `select created_at as "createdAt" from transfer_file where company_id = $1 and hash = $2`,
};

export interface ReadFile {
  hash: Buffer;
  iban: string | null;
  confirmedAt: Date | null;
  matched: Matched[];
}

/** What a bank's file says of what the actor's company is paid; nothing changes. 422 for what is no such file, or of another account. */
export async function matchFile(actor: Actor, { bytes }: { bytes: Uint8Array }): Promise<ReadFile> {
  requireRight(actor, "admin");
  const transfers = await readTransfers(bytes);
  const hash = createHash("sha256").update(bytes).digest();
  const references = transfers.flatMap((one) => one.references);
  const [payments, accounts, told, [before]] = await Promise.all([
    findByReferences(actor, { references }),
    listOwnAccounts(actor),
    read<{ id: string }>(toldBefore, [bankSource, transfers.map(({ id }) => eventIdOf(actor, id))]),
    read<{ createdAt: Date }>(fileBefore, [companyOf(actor), hash]),
  ]);
  const iban = transfers.find((one) => one.iban)?.iban ?? null;
  if (iban && !accounts.has(iban))
    throw unprocessable("other-account", "The file is of another account than yours.", { iban });
  const known = new Set(told.map(({ id }) => id.replace(/^\d+:/, "")));
  const matched = matchTransfers(transfers, { payables: payments.map(payableOf), known });
  return { hash, iban, confirmedAt: before?.createdAt ?? null, matched };
}

/** A transfer's name among all that banks told all companies. */
export const eventIdOf = (actor: Actor, id: string): string => `${companyOf(actor)}:${id}`;

async function readTransfers(bytes: Uint8Array): Promise<BankTransfer[]> {
  const isXml = /^\s*</.test(decodeText(bytes.subarray(0, 200)).replace(/^\ufeff/, ""));
  const found = isXml ? readCamt(decodeText(bytes).replace(/^\ufeff/, "")) : await readRows(bytes);
  if (!found)
    throw unprocessable(
      "no-statement",
      "This is neither a camt.053 statement nor a table with amounts and references.",
    );
  if (found.length > mostTransfers)
    throw unprocessable("too-many-transfers", `A file holds at most ${mostTransfers} transfers.`);
  return found;
}

async function readRows(bytes: Uint8Array): Promise<BankTransfer[] | null> {
  const rows = [];
  try {
    for await (const row of readSheet(bytes)) rows.push(row);
  } catch (error) {
    if (error instanceof SheetFault) return null;
    throw error;
  }
  return readTable(rows);
}

/** The accounts to which the actor's company is paid: of the list of payees for the house, and of papers that were sent. */
async function listOwnAccounts(actor: Actor): Promise<Set<string>> {
  const companyId = companyOf(actor);
  const sent = await read<{ iban: string }>(ownAccounts, [companyId]);
  const named = companyId === defaultCompanyId ? Object.values(readPayees(env().ETABLI_PAYEES)) : [];
  return new Set([...sent, ...named].map(({ iban }) => iban));
}

const payableOf = ({
  companyId,
  id,
  orderNumber,
  buyer,
  reference,
  cents,
  currency,
  state,
  calledOffAt,
}: Received): Payable => ({
  ...{ companyId, id, orderNumber, buyer, reference, cents, currency, isCalledOff: calledOffAt !== null },
  isOpen: state === "due" || state === "authorised" || state === "failed",
});

/** A file as its page shows it. */
export const fileView = ({ iban, confirmedAt, matched }: ReadFile): TransferFileView => ({
  iban,
  confirmedAt: confirmedAt?.toISOString() ?? null,
  transfers: matched.map(({ transfer, fate, payable }) => {
    const { id, bookedOn, cents, currency, references, payer, text } = transfer;
    return {
      ...{ id, bookedOn, cents, currency, reference: payable?.reference ?? references[0] ?? null, payer, text, fate },
      ...{ orderNumber: payable?.orderNumber ?? null, buyer: payable?.buyer ?? null },
      due: payable && { cents: payable.cents, currency: payable.currency },
    };
  }),
});
