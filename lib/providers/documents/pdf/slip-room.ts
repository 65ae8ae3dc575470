import { customerLines, customerNames, sellerLines } from "../mentions";
import type { InvoiceDocument } from "../port";
import type { Wording } from "../wording";
import { PAGE_BODY } from "./look";

/** What a page that bears the slip has less than another, in points: the slip with its distance, without the footer. */
const SLIP_LESS = 256;
const HEADER = 62;
const TABLE_HEAD = 20;
const TOTALS = 84;
/** A card of a party without its lines, and the distance below it. */
const CARD = 66;
const CARD_LINE = 13;
/** Letters that surely find room in a line of a card, and in one of a name. */
const CARD_LETTERS = 46;
const NAME_LETTERS = 44;
const ROW = 34;
const FURTHER_NAME_LINE = 11;

const linesOf = (text: string, letters: number): number => Math.ceil(text.length / letters);

function cardHeight(names: readonly string[], lines: readonly string[]): number {
  const all = [...names.slice(1), ...lines];
  return CARD + all.reduce((sum, line) => sum + CARD_LINE * linesOf(line, CARD_LETTERS), 0);
}

/** Whether all lines of an invoice, its totals and its slip find room on its first page; rather not than too tight. */
export function fitsBesideSlip(document: InvoiceDocument, words: Wording): boolean {
  const { customer, company, lines } = document;
  const parties = Math.max(
    cardHeight([company.name], sellerLines(document, words)),
    cardHeight(customerNames(customer), customerLines(document, words)),
  );
  const rows = lines.reduce((sum, { name }) => sum + ROW + (name.length > NAME_LETTERS ? FURTHER_NAME_LINE : 0), 0);
  return HEADER + parties + TABLE_HEAD + rows + TOTALS <= PAGE_BODY - SLIP_LESS;
}
