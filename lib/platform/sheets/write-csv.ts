import { byteOrderMark, csvLine } from "@/lib/shared/csv";
import type { Cell, SheetColumn } from "./sheet-column";

interface Shape {
  columns: readonly SheetColumn[];
  separator: "," | ";";
}

const linesAtOnce = 500;

/** Rows as CSV (UTF-8 with byte order mark), some hundred lines at a time; amounts have a comma where a semicolon divides. */
export async function* writeCsv(
  rows: AsyncIterable<Cell[]>,
  { columns, separator }: Shape,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const amount = (value: number) => value.toFixed(2).replace(".", separator === ";" ? "," : ".");
  const told = (cell: Cell, at: number): Cell =>
    typeof cell === "number" && columns[at]?.kind === "money" ? amount(cell) : cell;
  let [text, count] = [byteOrderMark, 0];
  for await (const row of rows) {
    text += csvLine(row.map(told), separator);
    if ((count += 1) % linesAtOnce > 0) continue;
    yield encoder.encode(text);
    text = "";
  }
  if (text !== "") yield encoder.encode(text);
}
