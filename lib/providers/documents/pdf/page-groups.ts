import { heightOf, type Measure } from "../fonts/measure";
import { customerLines, customerNames, notes, sellerLines, vehicleLine } from "../mentions";
import type { QuoteDocument, QuoteLabour, QuoteLine } from "../port";
import type { Wording } from "../wording";
import { photosHeight, type Pictures } from "./line-photos";
import { labourTexts, lineTexts } from "./line-texts";
import { CONTENT_WIDTH, DESCRIPTION_WIDTH, HEADER_HEIGHT, PAGE_BODY, SIGNED_HEIGHT } from "./look";

const ROW_FRAME = 13;
const TABLE_HEAD = 20;
/** The head of the table of work with the distance above it. */
const LABOUR_HEAD = 30;
const CARD_FRAME = 26;
const CARD_WIDTH = (CONTENT_WIDTH - 10) / 2 - CARD_FRAME;
const SLACK = 2;
/** Points at the end of a page that may stay empty: below a third of it, margins included. */
const MOST_EMPTY = 220;

/** A line of either table, parts first. */
type PageRow = { part: QuoteLine } | { work: QuoteLabour };

const rowsOf = ({ lines, labour = [] }: QuoteDocument): PageRow[] => [
  ...lines.map((part) => ({ part })),
  ...labour.map((work) => ({ work })),
];

function rowHeight(row: PageRow, words: Wording, measure: Measure, pictures: Pictures): number {
  const photos = photosHeight("part" in row ? row.part : row.work, pictures);
  const { name, details } = "part" in row ? lineTexts(row.part, words) : labourTexts(row.work, words);
  return details.reduce(
    (sum, text) => sum + 2 + heightOf(text, 8, 400, DESCRIPTION_WIDTH, measure),
    ROW_FRAME + photos + heightOf(name, 9, 600, DESCRIPTION_WIDTH, measure),
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

function totalsHeight({ totals, labour = [], agreement }: QuoteDocument): number {
  const sides = labour.length > 0 ? 2 : 0;
  const amounts = totals.vat.length + (totals.ecoCents ? 2 : 1) + sides;
  return 14 + Math.max(CARD_FRAME + amounts * 15 + 32 + (totals.depositCents ? 14 : 0), agreement ? SIGNED_HEIGHT : 84);
}

const notesHeight = (document: QuoteDocument, words: Wording, measure: Measure): number =>
  notes(document, words).reduce((sum, text) => sum + 3 + heightOf(text, 7.5, 400, CONTENT_WIDTH, measure), 14 - 3);

/** What stands on one page. */
export interface PageGroup {
  lines: QuoteLine[];
  labour: QuoteLabour[];
  totals: boolean;
  notes: boolean;
}

interface RowGroup {
  rows: PageRow[];
  totals: boolean;
  notes: boolean;
}

interface Ending {
  /** The rows of the last page so far, and their heights. */
  rows: PageRow[];
  heights: number[];
  room: number;
  totals: number;
  notes: number;
}

/**
 * How a document ends whose totals and notes find no room below its last rows: on a further page with some of these, or
 * where that would leave too much of this page empty, with the notes alone.
 */
function endOf({ rows, heights, room, totals, notes: noted }: Ending): RowGroup[] {
  if (totals + noted <= room) return [{ rows, totals: true, notes: true }];
  for (const carried of [2, 1]) {
    const gap = heights.slice(-carried).reduce((sum, height) => sum + height, room);
    if (rows.length <= carried || gap > MOST_EMPTY) continue;
    return [
      { rows: rows.slice(0, -carried), totals: false, notes: false },
      { rows: rows.slice(-carried), totals: true, notes: true },
    ];
  }
  const fits = totals <= room;
  return [
    { rows, totals: fits, notes: false },
    { rows: [], totals: !fits, notes: true },
  ];
}

const pageOf = ({ rows, ...shown }: RowGroup): PageGroup => ({
  lines: rows.flatMap((row) => ("part" in row ? [row.part] : [])),
  labour: rows.flatMap((row) => ("work" in row ? [row.work] : [])),
  ...shown,
});

/**
 * What each page holds. Laying out one long flow costs the square of its pages, so the flow is cut beforehand by measured
 * heights; a group that comes out higher than measured still flows on to a further page.
 */
export function pageGroups(document: QuoteDocument, words: Wording, measure: Measure): PageGroup[] {
  const body = PAGE_BODY - HEADER_HEIGHT - TABLE_HEAD - SLACK;
  const groups: RowGroup[] = [];
  let rows: PageRow[] = [];
  let heights: number[] = [];
  let room = body - partiesHeight(document, words, measure);
  for (const row of rowsOf(document)) {
    const isFirstWork = "work" in row && !rows.some((one) => "work" in one);
    const height = rowHeight(row, words, measure, document.pictures) + (isFirstWork ? LABOUR_HEAD : 0);
    if (height > room && rows.length > 0) {
      groups.push({ rows, totals: false, notes: false });
      [rows, heights, room] = [[], [], body - ("work" in row && !isFirstWork ? LABOUR_HEAD : 0)];
    }
    rows.push(row);
    heights.push(height);
    room -= height;
  }
  const [totals, noted] = [totalsHeight(document), notesHeight(document, words, measure)];
  return [...groups, ...endOf({ rows, heights, room, totals, notes: noted })].map(pageOf);
}
