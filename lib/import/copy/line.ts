export type Cell = string | number | boolean | null | readonly string[] | readonly number[];

const SPECIAL = /[\\\t\n\r]/;

function escapeText(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replace(/\\/g, "\\\\").replace(/\t/g, "\\t").replace(/\n/g, "\\n").replace(/\r/g, "\\r");
}

function arrayText(items: readonly string[] | readonly number[]): string {
  const parts = items.map((item) =>
    typeof item === "number" ? String(item) : `"${item.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`,
  );
  return `{${parts.join(",")}}`;
}

function cellText(cell: Cell): string {
  if (cell === null) return "\\N";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "boolean") return cell ? "t" : "f";
  return escapeText(typeof cell === "string" ? cell : arrayText(cell));
}

/** One line of PostgreSQL's COPY text format, with its newline. */
export function line(...cells: readonly Cell[]): string {
  let text = cellText(cells[0] ?? null);
  for (let i = 1; i < cells.length; i++) text += `\t${cellText(cells[i] ?? null)}`;
  return `${text}\n`;
}
