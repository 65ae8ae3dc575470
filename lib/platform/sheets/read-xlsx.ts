import { boundedRow, SheetFault, type SheetRow } from "./faults";
import { listEntries, unpack } from "./zip";

const longestElement = 8_000_000;
const lastLine = 1_048_576;
const mostText = 120_000_000;
const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

const plain = (xml: string): string =>
  xml.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith("#")) return named[name] ?? whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });

/** The texts of an element, without how East Asian ones are pronounced. */
const textOf = (xml: string): string =>
  [...xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, "").matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)</g)]
    .map(([, text = ""]) => plain(text))
    .join("");

/** The elements of a name, one after the other, while the document comes piece by piece; empty ones are left out. */
async function* elements(pieces: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*[^/>]|\\s[^/>])?>[\\s\\S]*?</(?:\\w+:)?${name}>`, "g");
  // One that is not closed at once, or whose tag is not whole yet.
  const opening = new RegExp(`<(?:\\w+:)?${name}(?:(?:\\s[^>]*)?$|(?:\\s[^>]*[^/>]|\\s[^/>])?>)`);
  let rest = "";
  for await (const piece of pieces) {
    rest += piece;
    let end = 0;
    for (const found of rest.matchAll(pattern)) {
      yield found[0];
      end = found.index + found[0].length;
    }
    rest = rest.slice(end);
    const begun = rest.search(opening);
    // What holds no beginning is of no use, but for a name that is cut in two.
    rest = begun < 0 ? rest.slice(-name.length - 20) : rest.slice(begun);
    if (rest.length > longestElement) throw new SheetFault("cell-too-long");
  }
}

async function whole(bytes: Buffer, entry: Parameters<typeof unpack>[1] | undefined): Promise<string> {
  let text = "";
  if (entry) for await (const piece of unpack(bytes, entry)) if ((text += piece).length > longestElement) break;
  return text;
}

const attribute = (xml: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(xml)?.[1] ?? "";

/** Where the first sheet of a workbook lies. */
async function firstSheet(bytes: Buffer, entries: ReturnType<typeof listEntries>): Promise<string> {
  const book = await whole(bytes, entries.get("xl/workbook.xml"));
  const id = attribute(/<(?:\w+:)?sheet\s[^>]*>/.exec(book)?.[0] ?? "", "(?:\\w+:)id");
  const links = await whole(bytes, entries.get("xl/_rels/workbook.xml.rels"));
  const link = [...links.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)].find(([one]) => attribute(one, "Id") === id);
  const target = attribute(link?.[0] ?? "", "Target");
  const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  return entries.has(path) ? path : "xl/worksheets/sheet1.xml";
}

/** The column of an address such as AB12, from 0. */
const columnOf = (address: string): number =>
  [...(/^[A-Z]{1,3}/.exec(address)?.[0] ?? "")].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** A number as a person would type it: a workbook keeps 4006381333931 as 4.006381333931E12. */
const numberText = (value: string): string =>
  value === "" || /^-?\d+$/.test(value) || !Number.isFinite(Number(value))
    ? value
    : String(Number(Number(value).toPrecision(15)));

interface Cell {
  text: string;
  isNumber: boolean;
}

function readCell(attributes: string, content: string, shared: readonly string[]): Cell {
  const type = attribute(attributes, "t");
  if (type === "inlineStr") return { text: textOf(content).trim(), isNumber: false };
  const value = plain(/<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</.exec(content)?.[1] ?? "");
  if (type === "s") return { text: (shared[Number(value)] ?? "").trim(), isNumber: false };
  // An error (#N/A) is no value; a formula gives the value that the workbook holds, and is never computed.
  if (type === "e") return { text: "", isNumber: false };
  if (type === "" || type === "n") return { text: numberText(value.trim()), isNumber: value !== "" };
  return { text: value.trim(), isNumber: false };
}

function readRow(xml: string, before: number, shared: readonly string[]): SheetRow {
  const told = Number(attribute(/^<[^>]*>/.exec(xml)?.[0] ?? "", "r"));
  const line = told > before && told <= lastLine ? told : before + 1;
  const row: SheetRow = { line, cells: [], numeric: [] };
  let next = 0;
  for (const [, attributes = "", content = ""] of xml.matchAll(
    /<(?:\w+:)?c(\s[^>]*?)?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
  )) {
    const address = attribute(attributes, "r");
    const at = address ? columnOf(address) : next;
    next = at + 1;
    const { text, isNumber } = readCell(attributes, content, shared);
    if (text === "") continue;
    while (row.cells.length < at && at < 16_384) row.cells.push("");
    row.cells[at] = text;
    if (isNumber) row.numeric.push(at);
  }
  return row;
}

/** The rows of a workbook's first sheet that are not empty. Macros and other sheets are left alone. */
export async function* readXlsx(bytes: Buffer): AsyncGenerator<SheetRow> {
  const entries = listEntries(bytes);
  const sheet = entries.get(await firstSheet(bytes, entries));
  if (!sheet) throw new SheetFault("not-a-sheet");
  const shared: string[] = [];
  const texts = entries.get("xl/sharedStrings.xml");
  if (texts && texts.size > mostText) throw new SheetFault("sheet-too-large");
  if (texts) for await (const xml of elements(unpack(bytes, texts), "si")) shared.push(textOf(xml));
  let line = 0;
  for await (const xml of elements(unpack(bytes, sheet), "row")) {
    const row = readRow(xml, line, shared);
    ({ line } = row);
    if (row.cells.length > 0) yield boundedRow(row);
  }
}
