import type { Cell, SheetColumn } from "./sheet-column";
import { writeZip } from "./write-zip";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const links = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageLinks = "http://schemas.openxmlformats.org/package/2006/relationships";
const office = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${office}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/></Types>`;
const rootLinks = `${declaration}<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${links}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const bookLinks = `${declaration}<Relationships xmlns="${packageLinks}"><Relationship Id="rId1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${links}/styles" Target="styles.xml"/></Relationships>`;
const book = `${declaration}<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Format 49 is text: an EAN that is typed into such a cell keeps its digits, a reference its zeros. */
const styleOf = { text: 1, whole: 2, money: 3, heading: 4 } as const;
const formats = [0, 49, 1, 4]
  .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
  .join("");
const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${formats}<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const mostRows = 1_048_576;
const named: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
/** What XML cannot hold is left out. */
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replace(/[&<>]/g, (one) => named[one] ?? one);

function cellXml(cell: Cell, style: number): string {
  if (cell === null || cell === "") return `<c s="${style}"/>`;
  if (typeof cell === "number") return `<c s="${style}"><v>${cell}</v></c>`;
  return `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

async function* sheetXml(rows: AsyncIterable<Cell[]>, columns: readonly SheetColumn[]): AsyncGenerator<string> {
  // Whole columns have their format: what is typed below the last line is kept as well.
  const shapes = columns.map(
    ({ width, kind }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${styleOf[kind]}" customWidth="1"/>`,
  );
  yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${shapes.join("")}</cols><sheetData>`;
  let [text, count] = ["", 0];
  for await (const row of rows) {
    if ((count += 1) > mostRows) throw new RangeError("A sheet has at most 1,048,576 rows.");
    const styleAt = (at: number) => styleOf[count === 1 ? "heading" : (columns[at]?.kind ?? "text")];
    text += `<row r="${count}">${row.map((cell, at) => cellXml(cell, styleAt(at))).join("")}</row>`;
    if (text.length < 65_536) continue;
    yield text;
    text = "";
  }
  yield `${text}</sheetData></worksheet>`;
}

/** Rows as an XLSX workbook of one sheet, the first of them its headings; written as it comes, at most 1,048,576 rows. */
export const writeXlsx = (rows: AsyncIterable<Cell[]>, columns: readonly SheetColumn[]): AsyncGenerator<Uint8Array> =>
  writeZip([
    { name: "[Content_Types].xml", pieces: [contentTypes] },
    { name: "_rels/.rels", pieces: [rootLinks] },
    { name: "xl/workbook.xml", pieces: [book] },
    { name: "xl/_rels/workbook.xml.rels", pieces: [bookLinks] },
    { name: "xl/styles.xml", pieces: [styles] },
    { name: "xl/worksheets/sheet1.xml", pieces: sheetXml(rows, columns) },
  ]);
