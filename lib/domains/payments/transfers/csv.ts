import { cleanText, compactKey } from "@/lib/shared/compact";
import { readIban } from "@/lib/shared/iban";
import { referencesIn } from "@/lib/shared/payments/references";
import type { SheetRow } from "@/lib/platform/sheets/faults";
import { readCents, type BankTransfer } from "./rules";

/** What banks call the columns, as names compare. */
const headers = {
  date: [
    "DATE",
    "BOOKINGDATE",
    "DATECOMPTABLE",
    "DATEOPERATION",
    "DATEDOPERATION",
    "BUCHUNGSDATUM",
    "VALUEDATE",
    "DATEVALEUR",
  ],
  amount: ["AMOUNT", "MONTANT", "BETRAG", "CREDIT", "GUTSCHRIFT", "CREDITAMOUNT", "MONTANTCREDIT"],
  currency: ["CURRENCY", "DEVISE", "MONNAIE", "WAHRUNG"],
  reference: ["REFERENCE", "REFERENZ", "REF"],
  text: ["TEXT", "LIBELLE", "COMMUNICATION", "DESCRIPTION", "MITTEILUNG", "MESSAGE", "DETAILS", "MOTIF"],
  payer: ["PAYER", "NAME", "NOM", "DEBTOR", "DONNEURDORDRE", "PAYEUR", "AUFTRAGGEBER"],
  account: ["IBAN", "ACCOUNT", "COMPTE", "KONTO"],
  id: ["ID", "TRANSACTIONID", "IDTRANSACTION", "NUMERO", "BANKREFERENCE", "REFERENCEBANCAIRE"],
} as const;
type Column = keyof typeof headers;

/** An ISO day of what banks write for one; null for anything else. */
function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text.trim()) ?? [];
  if (day && month && year) return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return /^\d{4}-\d{2}-\d{2}/.exec(text.trim())?.[0] ?? null;
}

/** "1'199.95", "1 199,95" or "1.199,95" as plain digits. */
const plainAmount = (text: string): string => {
  const bare = text.replace(/[\s'’+]/g, "");
  const [, whole = bare, cents] = /^(-?[\d.,]*?)[.,](\d{1,2})$/.exec(bare) ?? [];
  return cents === undefined ? bare.replace(/[.,](?=\d{3})/g, "") : `${whole.replace(/[.,]/g, "")}.${cents}`;
};

/** The transfers of a table whose first row names its columns; null where amount, and reference or text, are not among them. */
export function readTable([head, ...rows]: readonly SheetRow[]): BankTransfer[] | null {
  const names = head?.cells.map(compactKey) ?? [];
  const place = (column: Column) => names.findIndex((name) => (headers[column] as readonly string[]).includes(name));
  const at = Object.fromEntries((Object.keys(headers) as Column[]).map((column) => [column, place(column)])) as Record<
    Column,
    number
  >;
  if (at.amount < 0 || (at.reference < 0 && at.text < 0)) return null;
  const seen = new Map<string, number>();
  return rows.flatMap(({ cells }) => {
    const of = (column: Column) => cleanText(cells[at[column]] ?? "");
    const cents = readCents(plainAmount(of("amount")));
    if (cents === null) return [];
    const facts = {
      iban: readIban(of("account")),
      bookedOn: readDay(of("date")),
      cents,
      currency: of("currency").toUpperCase() || "CHF",
    };
    const told = [of("reference"), of("text")].filter(Boolean).join(" ");
    // Two alike rows of one file are two transfers; the same row of another file is the same one.
    const likeness = [facts.bookedOn, facts.currency, cents, told, of("payer")].join("|");
    const count = (seen.get(likeness) ?? 0) + 1;
    seen.set(likeness, count);
    const id = `${facts.iban ?? "csv"}:${of("id") || `${likeness}|${count}`}`.slice(0, 300);
    return [{ id, ...facts, references: referencesIn(told), payer: of("payer"), text: told.slice(0, 300) }];
  });
}
