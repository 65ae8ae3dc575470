import { ImportRefused } from "./problem";
import { LineGuard, LONGEST_LINE } from "./line-guard";

function refusal(text: string, piece = text.length): { line: number | null; text: string } | null {
  const guard = new LineGuard("x.csv");
  const bytes = Buffer.from(text);
  try {
    for (let at = 0; at < bytes.length; at += piece) guard.feed(bytes.subarray(at, at + piece));
    guard.end();
    return null;
  } catch (error) {
    return error instanceof ImportRefused ? (error.problems[0] ?? null) : null;
  }
}

const longest = "a".repeat(LONGEST_LINE);

describe("the watch over lines", () => {
  it.each([
    ["plain lines", "a,b\n1,2\n", null],
    ["quoted commas and doubled quotes", 'a,b\n"1,""x""",2\n', null],
    ["a line as long as allowed", `${longest}\n`, null],
    ["a longer line", `a\n${longest}a\n`, 2],
    ["a line break inside quotes", 'a\nb\n"1\n2"\n', 3],
    ["a last line without its end", "a\nb\nc", 3],
  ])("judges %s, in whatever pieces they come", (_name, text, line) => {
    for (const piece of [text.length, 1, 7]) expect(refusal(text, piece)?.line ?? null).toBe(line);
  });
});
