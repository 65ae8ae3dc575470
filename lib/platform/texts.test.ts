import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pino from "pino";
import { log } from "./log";
import { readTexts } from "./texts";

const before = process.cwd();
const folder = mkdtempSync(path.join(os.tmpdir(), "etabli-texts-"));

function say(language: string, name: string, text: string): void {
  mkdirSync(path.join(folder, "messages", language), { recursive: true });
  writeFileSync(path.join(folder, "messages", language, `${name}.json`), text);
}

beforeAll(() => {
  for (const name of ["whole", "torn"]) {
    say("en", name, JSON.stringify({ a: "A", b: { c: "C {n}", d: "D" }, list: ["1", "2"] }));
    say("fr", name, JSON.stringify({ a: "Fa", b: { c: "Fc {n}", d: "Fd" }, list: ["f"] }));
  }
  say("de", "whole", JSON.stringify({ a: "Ä", b: { c: "Z {n" }, list: ["eins", "zwei"] }));
  say("de", "torn", `{"a": "Ä", "b": `);
  say("pt", "whole", JSON.stringify({ a: "", b: { d: "Dê" } }));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

it("says key by key what a language lacks in the next of its chain, and what cannot be read likewise", async () => {
  expect(await readTexts("de", "whole")).toEqual({ a: "Ä", b: { c: "C {n}", d: "D" }, list: ["eins", "zwei"] });
  expect(await readTexts("pt", "whole")).toEqual({ a: "A", b: { c: "C {n}", d: "Dê" }, list: ["1", "2"] });
});

it("answers in English where a file lacks a brace, or is not there", async () => {
  const english = { a: "A", b: { c: "C {n}", d: "D" }, list: ["1", "2"] };
  expect([await readTexts("de", "torn"), await readTexts("it", "torn")]).toEqual([english, english]);
  expect((await readTexts("fr", "torn")).a).toBe("Fa");
});

it("logs what cannot be read once, however many ask", async () => {
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, { write: (line: string) => boolean }>;
  const written = jest.spyOn(stream!, "write").mockReturnValue(true);
  log.level = "error";
  say("pl", "whole", JSON.stringify({ a: "A {", b: { d: "D {n" } }));
  for (let asked = 0; asked < 3; asked += 1) expect((await readTexts("pl", "whole")).a).toBe("A");
  log.level = "silent";
  const places = written.mock.calls.map(([line]) => /(pl\/whole[\w.]+)"/.exec(line)?.[1]);
  written.mockRestore();
  expect(places).toEqual(["pl/whole.a", "pl/whole.b.d"]);
});

it("fails for the languages in which every text is written", () => expect(readTexts("fr", "none")).rejects.toThrow());
