import { readSheet } from "./read-sheet";
import type { Cell, SheetColumn } from "./sheet-column";
import { writeCsv } from "./write-csv";
import { writeXlsx } from "./write-xlsx";

const columns: SheetColumn[] = [
  { width: 10, kind: "text" },
  { width: 10, kind: "whole" },
  { width: 10, kind: "money" },
];
async function* given(rows: Cell[][]): AsyncGenerator<Cell[]> {
  yield* rows;
}
async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(piece);
  return Buffer.concat(chunks);
}
async function readBack(bytes: Uint8Array) {
  const rows = [];
  for await (const row of readSheet(bytes)) rows.push(row);
  return rows;
}

describe("a written table", () => {
  const heading = ["Réf", "Qté", "Prix"];
  const rows = [
    ["0 986 <é&\u0001>", 5, 1234.5],
    ["=1+1", 0, null],
    ["004006381333931 🚗", 99_999, 0.1],
    ["", null, 2],
  ];

  it("is read back from a workbook as it was, texts as texts and numbers as numbers", async () => {
    const read = await readBack(await bytesOf(writeXlsx(given([heading, ...rows]), columns)));
    expect(read).toEqual([
      { line: 1, cells: heading, numeric: [] },
      { line: 2, cells: ["0 986 <é&>", "5", "1234.5"], numeric: [1, 2] },
      { line: 3, cells: ["=1+1", "0"], numeric: [1] },
      { line: 4, cells: ["004006381333931 🚗", "99999", "0.1"], numeric: [1, 2] },
      { line: 5, cells: ["", "", "2"], numeric: [2] },
    ]);
  });

  it("and from CSV, without anything that a spreadsheet would compute", async () => {
    const text = (await bytesOf(writeCsv(given([heading, ...rows]), { columns, separator: ";" }))).toString();
    expect(text).toMatch(/^\ufeffRéf;Qté;Prix\r\n/);
    expect(text).toContain("'=1+1;0;\r\n");
    expect(text).toContain(';99999;"0,10"\r\n');
  });

  it("of a hundred thousand lines is whole", async () => {
    const many = (async function* () {
      for (let at = 0; at < 100_000; at += 1) yield [`R${at}`, at, at / 100];
    })();
    const read = await readBack(await bytesOf(writeXlsx(many, columns)));
    expect([read.length, read.at(-1)?.cells]).toEqual([100_000, ["R99999", "99999", "999.99"]]);
  });

  it("breaks off where its rows do", async () => {
    const broken = (async function* (): AsyncGenerator<Cell[]> {
      yield ["a"];
      throw new Error("gone");
    })();
    await expect(bytesOf(writeXlsx(broken, columns))).rejects.toThrow("gone");
  });
});
