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
/** Points at the end of a page that may stay empty: below a third of it, margins included. */
const MOST_EMPTY = 220;

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

function totalsHeight({ totals }: QuoteDocument): number {
  const amounts = totals.vat.length + (totals.ecoCents ? 2 : 1);
  return 14 + Math.max(CARD_FRAME + amounts * 15 + 32 + (totals.depositCents ? 14 : 0), 84);
}

const notesHeight = (document: QuoteDocument, words: Wording, measure: Measure): number =>
  notes(document, words).reduce((sum, text) => sum + 3 + heightOf(text, 7.5, 400, CONTENT_WIDTH, measure), 14 - 3);

/** What stands on one page. */
export interface PageGroup {
  lines: QuoteLine[];
  totals: boolean;
  notes: boolean;
}

interface Ending {
  /** The lines of the last page so far, and their heights. */
  lines: QuoteLine[];
  heights: number[];
  room: number;
  totals: number;
  notes: number;
}

/**
 * How a document ends whose totals and notes find no room below its last lines: on a further page with some of these, or
 * where that would leave too much of this page empty, with the notes alone.
 */
function endOf({ lines, heights, room, totals, notes: noted }: Ending): PageGroup[] {
  if (totals + noted <= room) return [{ lines, totals: true, notes: true }];
  for (const carried of [2, 1]) {
    const gap = heights.slice(-carried).reduce((sum, height) => sum + height, room);
    if (lines.length <= carried || gap > MOST_EMPTY) continue;
    return [
      { lines: lines.slice(0, -carried), totals: false, notes: false },
      { lines: lines.slice(-carried), totals: true, notes: true },
    ];
  }
  const fits = totals <= room;
  return [
    { lines, totals: fits, notes: false },
    { lines: [], totals: !fits, notes: true },
  ];
}

/**
 * What each page holds. Laying out one long flow costs the square of its pages, so the flow is cut beforehand by measured
 * heights; a group that comes out higher than measured still flows on to a further page.
 */
export function pageGroups(document: QuoteDocument, words: Wording, measure: Measure): PageGroup[] {
  const body = PAGE_BODY - HEADER_HEIGHT - TABLE_HEAD - SLACK;
  const groups: PageGroup[] = [];
  let lines: QuoteLine[] = [];
  let heights: number[] = [];
  let room = body - partiesHeight(document, words, measure);
  for (const line of document.lines) {
    const height = rowHeight(line, words, measure);
    if (height > room && lines.length > 0) {
      groups.push({ lines, totals: false, notes: false });
      [lines, heights, room] = [[], [], body];
    }
    lines.push(line);
    heights.push(height);
    room -= height;
  }
  const [totals, noted] = [totalsHeight(document), notesHeight(document, words, measure)];
  return [...groups, ...endOf({ lines, heights, room, totals, notes: noted })];
}
