import { heightOf, type Measure } from "../fonts/measure";
import { customerLines, customerNames, notes, sellerLines, vehicleLine } from "../mentions";
import type { QuoteDocument, QuoteLine } from "../port";
import type { Wording } from "../wording";
import { lineTexts } from "./line-texts";
import { CONTENT_WIDTH, DESCRIPTION_WIDTH, HEADER_HEIGHT, PAGE_BODY } from "./look";

const ROW_FRAME = 13;
const TABLE_HEAD = 20;
const CARD_FRAME = 26;
const CARD_WIDTH = (CONTENT_WIDTH - 10) / 2 - CARD_FRAME;
const SLACK = 2;

function rowHeight(line: QuoteLine, words: Wording, measure: Measure): number {
  const { name, details } = lineTexts(line, words);
  return details.reduce(
    (sum, text) => sum + 2 + heightOf(text, 8, 400, DESCRIPTION_WIDTH, measure),
    ROW_FRAME + heightOf(name, 9, 600, DESCRIPTION_WIDTH, measure),
  );
}

function cardHeight(names: string[], lines: string[], width: number, measure: Measure): number {
  const named = names.reduce((sum, text) => sum + heightOf(text, 10, 600, width, measure), CARD_FRAME + 12.5);
  return lines.reduce((sum, text) => sum + 2.5 + heightOf(text, 8.5, 400, width, measure), named);
}

function partiesHeight(document: QuoteDocument, words: Wording, measure: Measure): number {
  const { company, customer, vehicle } = document;
  const seller = cardHeight([company.name], sellerLines(document, words), CARD_WIDTH, measure);
  const buyer = cardHeight(customerNames(customer), customerLines(document, words), CARD_WIDTH, measure);
  const car = vehicle
    ? 10 + cardHeight([`${vehicle.make} ${vehicle.model}`], [vehicleLine(vehicle, words)], CONTENT_WIDTH - 130, measure)
    : 0;
  return Math.max(seller, buyer) + car + 14;
}

function conclusionHeight(document: QuoteDocument, words: Wording, measure: Measure): number {
  const amounts = document.totals.vat.length + (document.totals.ecoCents ? 2 : 1);
  const totals = CARD_FRAME + amounts * 15 + 32 + (document.totals.depositCents ? 14 : 0);
  return notes(document, words).reduce(
    (sum, text) => sum + 3 + heightOf(text, 7.5, 400, CONTENT_WIDTH, measure),
    14 + Math.max(totals, 84) + 14 - 3,
  );
}

/**
 * The lines of each page. Laying out one long flow costs the square of its pages, so the flow is cut beforehand
 * by measured heights; a group that comes out higher than measured still flows on to a further page.
 * Totals that find no room take the last two lines along.
 */
export function pageGroups(document: QuoteDocument, words: Wording, measure: Measure): QuoteLine[][] {
  const body = PAGE_BODY - HEADER_HEIGHT - TABLE_HEAD - SLACK;
  const groups: QuoteLine[][] = [[]];
  let room = body - partiesHeight(document, words, measure);
  for (const line of document.lines) {
    const height = rowHeight(line, words, measure);
    if (height > room && groups[0] && groups[0].length > 0) {
      groups.push([]);
      room = body;
    }
    groups.at(-1)?.push(line);
    room -= height;
  }
  const last = groups.at(-1) ?? [];
  if (last.length > 1 && conclusionHeight(document, words, measure) > room)
    groups.push(last.splice(-Math.min(2, last.length - 1)));
  return groups;
}
