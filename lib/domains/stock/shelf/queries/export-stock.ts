import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Cell } from "@/lib/platform/sheets/sheet-column";
import { writeCsv } from "@/lib/platform/sheets/write-csv";
import { writeXlsx } from "@/lib/platform/sheets/write-xlsx";
import { textsOf } from "@/lib/platform/texts";
import { cellSeparator, type Language } from "@/lib/shared/languages";
import { importFields } from "../../imports/headers";
import { exportColumns, exportedCells, exportFields, templateColumns } from "../export";
import type { StockFilter } from "../schema";
import { readLines, type LineRow } from "./read-lines";

interface Asked {
  filter: StockFilter;
  lang: Language;
}

const atOnce = 1000;

async function* walkLines(actor: Actor, filter: StockFilter): AsyncGenerator<LineRow> {
  let after: number | null = null;
  do {
    const rows: LineRow[] = await readLines(actor, { filter, after, limit: atOnce });
    yield* rows;
    after = rows.length === atOnce ? (rows.at(-1)?.id ?? null) : null;
  } while (after !== null);
}

async function* exportedRows(actor: Actor, { filter, lang }: Asked): AsyncGenerator<Cell[]> {
  const [stock, offers] = await Promise.all([textsOf(lang, "stock"), textsOf(lang, "offers")]);
  yield exportFields.map((field) => stock.import.field[field]);
  for await (const line of walkLines(actor, filter)) yield exportedCells(line, offers.partType);
}

/** What a filter leaves of the stock as CSV, as spreadsheets of the language read it; it can be brought in again. */
export function exportCsv(actor: Actor, asked: Asked): AsyncGenerator<Uint8Array> {
  requireRight(actor, "Stock", "cart");
  return writeCsv(exportedRows(actor, asked), { columns: exportColumns, separator: cellSeparator(asked.lang) });
}

/** The same as a workbook, references and EANs as texts. */
export function exportXlsx(actor: Actor, asked: Asked): AsyncGenerator<Uint8Array> {
  requireRight(actor, "Stock", "cart");
  return writeXlsx(exportedRows(actor, asked), exportColumns);
}

async function* templateRows(lang: Language): AsyncGenerator<Cell[]> {
  const [stock, offers] = await Promise.all([textsOf(lang, "stock"), textsOf(lang, "offers")]);
  const { field, example } = stock.import;
  yield importFields.map((name) => field[name]);
  const line = { ...example, ean: "", partType: offers.partType.neuve, quantity: 2, price: 85.5, minimum: 1 };
  yield importFields.map((name) => line[name]);
}

/** A workbook with the headers that a file of the stock has, and a line that shows how it is filled in. */
export function stockTemplate(actor: Actor, { lang }: Pick<Asked, "lang">): AsyncGenerator<Uint8Array> {
  requireRight(actor, "Stock", "cart");
  return writeXlsx(templateRows(lang), templateColumns);
}
