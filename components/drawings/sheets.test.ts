import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { COMMON } from "@/prisma/seed/catalogue/parts/most-changed";
import { genartPart } from "./genart-drawing";
import { partNames } from "./part-names";
import { sheetVersions } from "./sheet-versions";

const read = (sheet: string) => readFileSync(`public/drawings/${sheet}.svg`, "utf8");
const symbolsOf = (sheet: string) =>
  [...read(sheet).matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(([, id = "", art = ""]) => ({ id, art }));

describe.each(Object.entries(sheetVersions))("the sheet %s", (sheet, version) => {
  it("has its own address, so that a browser that keeps it never shows an old one", () => {
    expect(version).toBe(createHash("sha256").update(read(sheet)).digest("hex").slice(0, 8));
  });

  it("is light: no drawing above 1.2 kB, in the text's colour alone, each of its own", () => {
    const symbols = symbolsOf(sheet);
    expect(symbols.filter(({ art }) => art.length > 1200)).toEqual([]);
    expect(symbols.filter(({ art }) => /#[0-9a-f]{3}|rgb|fill=(?!"currentColor")|stroke="/i.test(art))).toEqual([]);
    expect(new Set(symbols.map(({ art }) => art)).size).toBe(symbols.length);
  });
});

test("every part that is named is drawn, and nothing else", () => {
  expect(symbolsOf("parts").map(({ id }) => id)).toEqual([...partNames].sort());
});

test("each of the sixty parts that are changed most has a drawing of its own", () => {
  const drawn = COMMON.map(({ id }) => genartPart(id));
  const twice = drawn.filter((name, at) => drawn.indexOf(name) !== at);
  expect(twice).toEqual([]);
});
