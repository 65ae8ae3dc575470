import fc from "fast-check";
import { csvCell, csvLine } from "./csv";

/** Reads one line as RFC 4180 says. */
function readLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, "");
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const end = quoted ? quoted[0].length : (rest + separator).indexOf(separator);
    cells.push(quoted ? quoted[1]!.replaceAll('""', '"') : rest.slice(0, end));
    if (end >= rest.length) return cells;
    rest = rest.slice(end + 1);
  }
}

describe("a cell of a CSV file", () => {
  it.each([
    ["=1+1", "'=1+1"],
    ["+33 1 23", "'+33 1 23"],
    ["-2", "'-2"],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["\t=1", `"'\t=1"`],
    ["\u200f=1", "'\u200f=1"],
    ["＝1", "'＝1"],
    ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    ["a-b", "a-b"],
    ['say "so"', '"say ""so"""'],
    ["two\nlines", '"two\nlines"'],
    ["قطع غيار", "قطع غيار"],
    ["safe\u202egnp.exe", "safegnp.exe"],
    ["a\u200fb", "a\u200fb"],
  ])("%j becomes %j", (text, cell) => expect(csvCell(text)).toBe(cell));

  it("leaves numbers of ours and nothing as they are", () => {
    expect([csvCell(-12), csvCell(null)]).toEqual(["-12", ""]);
  });

  it("never begins as a formula, and comes back from its line", () => {
    const text = fc.string({ unit: fc.constantFrom("=", "+", "-", "@", '"', ",", ";", "\n", " ", "a", "é") });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        for (const separator of [",", ";"] as const) {
          const read = readLine(csvLine(texts, separator), separator);
          expect(read.map((cell) => cell.replace(/^'/, ""))).toEqual(texts);
          expect(read.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
        }
      }),
    );
  });
});
