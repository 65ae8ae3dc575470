import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve(__dirname, "../..");
const page = readFileSync(path.join(root, "docs/security.md"), "utf8");
const promised = Array.from({ length: 20 }, (_, index) => String(index + 1));

const rows = page
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter(([, number]) => /^\d+$/.test(number ?? ""))
  .map(([, number = "", words = "", tests = ""]) => ({ number, words, tests: tests.match(/(?<=`)[^`]+(?=`)/g) ?? [] }));

describe("docs/security.md", () => {
  it("lists the twenty promises in their order, each with words and tests", () => {
    expect(rows.map(({ number }) => number)).toEqual(promised);
    expect(rows.filter(({ words, tests }) => words.length < 40 || tests.length === 0)).toEqual([]);
  });

  it("names tests that are there", () => {
    const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = ""]) => file);
    expect(named.length).toBeGreaterThan(20);
    const missing = named.filter((file) => !existsSync(path.join(root, file)));
    expect(missing.map((file) => `${file}: name the test that tries the promise now.`)).toEqual([]);
  });
});
