import { deflateRawSync } from "node:zlib";
import { readSheet } from "./read-sheet";
import type { SheetRow } from "./faults";

async function rowsOf(bytes: Uint8Array): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(bytes)) rows.push(row);
  return rows;
}
const cellsOf = async (bytes: Uint8Array) => (await rowsOf(bytes)).map(({ cells }) => cells);

/** An archive as a spreadsheet writes it; `told` is the size that its directory says. */
function zip(files: Record<string, string>, told?: number): Buffer {
  const [locals, heads]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text);
    const size = told ?? Buffer.byteLength(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt16LE(8, 10);
    head.writeUInt32LE(packed.length, 20);
    head.writeUInt32LE(size, 24);
    head.writeUInt16LE(name.length, 28);
    head.writeUInt32LE(at, 42);
    locals.push(local, Buffer.from(name), packed);
    heads.push(head, Buffer.from(name));
    at += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...heads, end]);
}
const sheet = (rows: string) => ({
  "xl/worksheets/sheet1.xml": `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});

describe("a CSV file", () => {
  it("is read in UTF-8, UTF-16 and Windows-1252, between semicolons, commas or tabs", async () => {
    const textWith = (mark: string) => `Réf${mark}Prix\r\n"A;""1"""${mark}"1 234,56"\r\n${mark}\r\n\r\nB${mark}2`;
    const text = textWith(";");
    const cells = [
      ["Réf", "Prix"],
      ['A;"1"', "1 234,56"],
      ["B", "2"],
    ];
    expect(await cellsOf(Buffer.from(text))).toEqual(cells);
    expect(await cellsOf(Buffer.from(`\ufeff${text}`))).toEqual(cells);
    expect(await cellsOf(Buffer.from(text, "latin1"))).toEqual(cells);
    expect(await cellsOf(Buffer.from(`\ufeff${textWith("\t")}`, "utf16le"))).toEqual(cells);
    expect(await rowsOf(Buffer.from("sep=|\r\na;b|c\r\n1|2"))).toEqual([
      { line: 2, cells: ["a;b", "c"], numeric: [] },
      { line: 3, cells: ["1", "2"], numeric: [] },
    ]);
    expect((await rowsOf(Buffer.from("a\n\nb"))).map(({ line }) => line)).toEqual([1, 3]);
  });
});

describe("a workbook", () => {
  it("gives texts, numbers and the values of formulas; empty rows and merged cells give nothing", async () => {
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>x &amp; y</t></is></c></row>
      <row r="2"/><row r="3" spans="1:3"><c r="A3" s="1"/></row>
      <row r="4"><c r="A4"><v>4.006381333931E12</v></c><c r="B4"><f>1+1</f><v>2</v></c><c r="C4" t="e"><v>#N/A</v></c></row>`;
    const bytes = zip({
      ...sheet(rows),
      "xl/sharedStrings.xml": "<sst><si><r><t>R</t></r><r><t>éf</t></r></si></sst>",
    });
    expect(await rowsOf(bytes)).toEqual([
      { line: 1, cells: ["Réf", "", "x & y"], numeric: [] },
      { line: 4, cells: ["4006381333931", "2"], numeric: [0, 1] },
    ]);
  });

  it("with macros and merged cells is read to its last row, and refused where every row up to it is full", async () => {
    const cell = (line: number) => `<row r="${line}"><c r="A${line}" t="str"><v>x</v></c></row>`;
    const merged = `</sheetData><mergeCells count="1"><mergeCell ref="A1:C3"/></mergeCells><sheetData>`;
    const files = { ...sheet(`${cell(1)}${cell(1_048_576)}${merged}`), "xl/vbaProject.bin": "\u0000Auto_Open" };
    expect((await rowsOf(zip(files))).map(({ line, cells }) => [line, cells])).toEqual([
      [1, ["x"]],
      [1_048_576, ["x"]],
    ]);
    const empty = Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}" ht="15"/>`).join("");
    expect(await rowsOf(zip(sheet(`${empty}${cell(1)}`)))).toHaveLength(1);
    const full = Array.from({ length: 1_048_576 }, (_, at) => cell(at + 1)).join("");
    await expect(rowsOf(zip(sheet(full)))).rejects.toMatchObject({ code: "too-many-rows" });
  }, 60_000);

  it("is refused when it unpacks to more than it says or may, is none, or has too many rows", async () => {
    const row = '<row r="1"><c r="A1"><v>1</v></c></row>';
    await expect(rowsOf(zip(sheet(row), 10))).rejects.toMatchObject({ code: "sheet-too-large" });
    await expect(rowsOf(zip(sheet(row), 400_000_000))).rejects.toMatchObject({ code: "sheet-too-large" });
    await expect(rowsOf(Buffer.from("PK\u0003\u0004 nothing"))).rejects.toMatchObject({ code: "not-a-sheet" });
    await expect(rowsOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toMatchObject({ code: "old-workbook" });
    await expect(rowsOf(Buffer.from("a\n".repeat(200_001)))).rejects.toMatchObject({ code: "too-many-rows" });
    await expect(rowsOf(Buffer.from(";x".repeat(61)))).rejects.toMatchObject({ code: "too-many-columns" });
  });
});
