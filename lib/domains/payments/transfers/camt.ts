import { cleanText } from "@/lib/shared/compact";
import { readIban } from "@/lib/shared/iban";
import { readReference, referencesIn } from "@/lib/shared/payments/references";
import { readCents, type BankTransfer } from "./rules";
import { nodesAt, readXml, textAt, type XmlNode } from "./xml-tree";

const first = (...texts: string[]): string => texts.find((text) => text !== "") ?? "";

interface Place {
  iban: string | null;
  /** What the entry is called where the bank gives no name. */
  place: string;
  bookedOn: string | null;
  /** Of the entry, for its only transfer. */
  amount: XmlNode | null;
  entryRef: string;
}

function transferOf(details: XmlNode, { iban, place, bookedOn, amount, entryRef }: Place): BankTransfer | null {
  const sum = nodesAt(details, "Amt")[0] ?? nodesAt(details, "AmtDtls", "TxAmt", "Amt")[0] ?? amount;
  const cents = readCents(sum?.text ?? "");
  if (!sum || cents === null) return null;
  const messages = nodesAt(details, "RmtInf", "Ustrd").map((node) => node.text);
  const structured = nodesAt(details, "RmtInf", "Strd", "CdtrRefInf", "Ref").map((node) => readReference(node.text));
  const told = [...messages, textAt(details, "AddtlTxInf"), textAt(details, "Refs", "EndToEndId")].join(" ");
  const reference = first(textAt(details, "Refs", "AcctSvcrRef"), textAt(details, "Refs", "TxId"));
  return {
    id: [iban ?? "", reference ? `${entryRef}/${reference}` : `${entryRef}/${place}`].join(":"),
    ...{ iban, bookedOn, cents, currency: sum.attributes.Ccy ?? "" },
    references: [...new Set([...structured.filter((one) => one !== null), ...referencesIn(told)])],
    payer: cleanText(
      first(textAt(details, "RltdPties", "Dbtr", "Pty", "Nm"), textAt(details, "RltdPties", "Dbtr", "Nm")),
    ),
    text: cleanText(messages.join(" ")).slice(0, 300),
  };
}

/** Money that came and stands in the books: what left, is only announced or was taken back is none. */
function transfersOf(entry: XmlNode, iban: string | null, at: number): BankTransfer[] {
  const state = first(textAt(entry, "Sts", "Cd"), textAt(entry, "Sts"));
  if (
    textAt(entry, "CdtDbtInd") !== "CRDT" ||
    textAt(entry, "RvslInd") === "true" ||
    (state !== "" && state !== "BOOK")
  )
    return [];
  const details = nodesAt(entry, "NtryDtls", "TxDtls");
  const bookedOn = first(textAt(entry, "BookgDt", "Dt"), textAt(entry, "BookgDt", "DtTm").slice(0, 10)) || null;
  const entryRef = first(textAt(entry, "AcctSvcrRef"), textAt(entry, "NtryRef"), `${bookedOn ?? ""}-${at}`);
  const amount = details.length > 1 ? null : (nodesAt(entry, "Amt")[0] ?? null);
  const all = details.length > 0 ? details : [entry];
  return all.flatMap((one, place) => {
    const found = transferOf(one, { iban, place: String(place), bookedOn, amount, entryRef });
    return found ? [found] : [];
  });
}

/** The transfers of a statement of a bank (ISO 20022 camt.053, any version); null for a text that is none. */
export function readCamt(text: string): BankTransfer[] | null {
  let root: XmlNode;
  try {
    root = readXml(text);
  } catch {
    return null;
  }
  if (nodesAt(root, "Document", "BkToCstmrStmt").length === 0) return null;
  return nodesAt(root, "Document", "BkToCstmrStmt", "Stmt").flatMap((statement) => {
    const iban = readIban(textAt(statement, "Acct", "Id", "IBAN"));
    return nodesAt(statement, "Ntry").flatMap((entry, at) => transfersOf(entry, iban, at));
  });
}
