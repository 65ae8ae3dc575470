export type Cell = string | number | boolean | null;

const ESCAPED: Record<string, string> = { t: "\t", n: "\n", r: "\r" };

/** Cells of a line in PostgreSQL's COPY text format. */
export function copyCells(line: string): (string | null)[] {
  return line
    .slice(0, -1)
    .split("\t")
    .map((cell) => (cell === "\\N" ? null : cell.includes("\\") ? cell.replace(/\\(.)/g, unescaped) : cell));
}

const unescaped = (_all: string, character: string) => ESCAPED[character] ?? character;

function cellText(cell: Cell): string {
  if (cell === null) return "";
  const text = String(cell);
  return text === "" || /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** One line of CSV with its line break; null becomes an empty cell, an empty text "". */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(",")}\n`;
