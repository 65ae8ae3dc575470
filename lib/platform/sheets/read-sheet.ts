import { mostRows, SheetFault, type SheetRow } from "./faults";
import { decodeText, readCsv } from "./read-csv";
import { readXlsx } from "./read-xlsx";

const startsWith = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, at) => bytes[at] === byte);

/**
 * The rows of a CSV file or of the first sheet of an XLSX workbook, told by its bytes and not by its name, the empty ones
 * left out. Throws SheetFault for what is neither, for one with more than 200,000 rows, and for one that unpacks to more
 * than 300 MB.
 */
export async function* readSheet(file: Uint8Array): AsyncGenerator<SheetRow> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SheetFault("old-workbook");
  const rows = startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) ? readXlsx(bytes) : readText(bytes);
  let count = 0;
  for await (const row of rows) {
    if ((count += 1) > mostRows) throw new SheetFault("too-many-rows");
    yield row;
  }
}

function readText(bytes: Buffer): Generator<SheetRow> {
  const text = decodeText(bytes);
  if (text.slice(0, 10_000).includes("\u0000")) throw new SheetFault("not-a-sheet");
  return readCsv(text);
}
