/** Why a file cannot be read as a table. */
export type SheetFaultCode =
  "not-a-sheet" | "old-workbook" | "sheet-too-large" | "too-many-rows" | "too-many-columns" | "cell-too-long";

/** A file that is no table, or too much of one. */
export class SheetFault extends Error {
  constructor(readonly code: SheetFaultCode) {
    super(`The file cannot be read: ${code}.`);
    this.name = "SheetFault";
  }
}

export const mostRows = 200_000;
export const mostColumns = 60;
export const longestCell = 32_000;

/** A row that is not empty: its number in the file, and its texts; `numeric` are the columns that a workbook holds as numbers. */
export interface SheetRow {
  line: number;
  cells: string[];
  numeric: number[];
}

/** The cells of a row within the bounds that every table keeps. */
export function boundedRow(row: SheetRow): SheetRow {
  if (row.cells.length > mostColumns) throw new SheetFault("too-many-columns");
  if (row.cells.some((cell) => cell.length > longestCell)) throw new SheetFault("cell-too-long");
  return row;
}
