import fc from "fast-check";
import { directionOf, scriptRuns } from "./script-runs";

const scripts = (text: string) => scriptRuns(text).map((run) => `${run.script}:${run.text}`);

describe("scriptRuns", () => {
  it.each([
    ["Garage du Pont, 35,01 €", ["latin:Garage du Pont, 35,01 €"]],
    ["Łódź Ώμέγα Щукин", ["latin:Łódź Ώμέγα Щукин"]],
    ["O'Brien & سمير", ["latin:O'Brien & ", "arabic:سمير"]],
    ["דוד", ["hebrew:דוד"]],
    ["สมชาย", ["thai:สมชาย"]],
    ["कृष्ण।", ["devanagari:कृष्ण।"]],
    ["齋藤、タロウ汉语", ["han:齋藤、タロウ汉语"]],
    ["سمير بن علي Lyon", ["arabic:سمير بن علي", "latin: Lyon"]],
    ["דוד  ", ["hebrew:דוד", "latin:  "]],
    ["سمير \u200e12", ["arabic:سمير", "latin: ", "hebrew:\u200e", "latin:12"]],
    ["김철수 1", ["hangul:김철수", "latin: 1"]],
    ["𠮷野", ["han:𠮷野"]],
    ["a🚗b", ["latin:a", "emoji:🚗", "latin:b"]],
    ["👨‍👩‍👧🇫🇷1️⃣", ["emoji:👨‍👩‍👧🇫🇷1️⃣"]],
    ["© ® ™ 12", ["latin:© ® ™ 12"]],
    ["", []],
  ])("gives each script of %p its run", (text, expected) => {
    expect(scripts(text)).toEqual(expected);
  });

  it("loses nothing of any text and never cuts inside a grapheme", () => {
    const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const runs = scriptRuns(text);
        expect(runs.map((run) => run.text).join("")).toBe(text);
        const pieces = runs.flatMap((run) => [...segmenter.segment(run.text)].map(({ segment }) => segment));
        expect(pieces).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
      }),
    );
  });
});

describe("directionOf", () => {
  it.each([
    ["محمد (Lyon)", "rtl"],
    ["12 — דוד", "rtl"],
    ["Lyon محمد", "ltr"],
    ["42", "ltr"],
  ])("of %p is %s", (text, direction) => {
    expect(directionOf(text)).toBe(direction);
  });
});
