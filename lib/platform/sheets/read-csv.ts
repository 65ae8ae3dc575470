import { boundedRow, type SheetRow } from "./faults";

const utf16 = (bytes: Uint8Array): "utf-16le" | "utf-16be" | null =>
  bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;

/** A text as its byte order mark says, else UTF-8 where it is valid, else Windows-1252, which every byte is. */
export function decodeText(bytes: Uint8Array): string {
  const wide = utf16(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const separators = [";", "\t", ",", "|"] as const;

/** What divides the cells of the first line, outside quotes. */
export function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0].replace(/"[^"]*"/g, "") ?? "";
  const counted = separators.map((one) => ({ one, count: line.split(one).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.one ?? ";";
}

/** The rows of a CSV text that are not empty: quoted cells may hold separators, quotes in pairs and line ends. */
export function* readCsv(text: string): Generator<SheetRow> {
  // What Excel writes and reads before the headers: sep=;
  const [told = "", said] = /^sep=([;,|\t])\r?\n/i.exec(text) ?? [];
  const separator = said ?? separatorOf(text);
  let [at, line, cells]: [number, number, string[]] = [told.length, told ? 2 : 1, []];
  while (at < text.length) {
    const { cell, next } = readCell(text, at, separator);
    cells.push(cell);
    const ended = text[next];
    at = next + 1;
    if (ended === separator && at < text.length) continue;
    if (ended === "\r" && text[at] === "\n") at += 1;
    if (cells.some((one) => one !== "")) yield boundedRow({ line, cells, numeric: [] });
    line += 1;
    cells = [];
  }
}

/** The cell that begins at a place, and where it ends: at a separator, a line end, or the end of the text. */
function readCell(text: string, from: number, separator: string): { cell: string; next: number } {
  let [at, cell] = [from, ""];
  if (text[at] === '"') {
    for (at += 1; at < text.length; at += 1) {
      const quote = text.indexOf('"', at);
      cell += text.slice(at, quote < 0 ? text.length : quote);
      at = quote < 0 ? text.length : quote + 1;
      if (text[at] !== '"') break;
      cell += '"';
    }
  }
  let next = at;
  while (next < text.length && text[next] !== separator && text[next] !== "\n" && text[next] !== "\r") next += 1;
  return { cell: (cell + text.slice(at, next)).trim(), next };
}
