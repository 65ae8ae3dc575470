import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { wordKeys } from "@/lib/shared/search-word";

type Words = Record<string, string>;

/** The file's own shape: a code is a row. */
interface Source {
  severity: Record<string, Words>;
  systems: Record<string, Words>;
  checks: Record<string, Record<string, string[]>>;
  languages: string[];
  codes: CodeRow[];
}
type CodeRow = [
  code: string,
  system: string,
  severity: number,
  certainty: "A" | "B",
  genartIds: number[],
  checks: string | null,
  ...titles: string[],
];

/** The fault codes of prisma/seed/data, read from the project's root. */
export const readFaultSource = (): Source =>
  JSON.parse(gunzipSync(readFileSync(path.resolve("prisma/seed/data/fault-codes.json.gz"))).toString("utf8")) as Source;

function* codeLines({ codes }: Source): Generator<string> {
  for (const [code, system, severity, certainty, genartIds, checks] of codes)
    yield line(code, system, severity, certainty, genartIds, checks);
}

function* labelLines({ codes, languages, systems, severity, checks }: Source): Generator<string> {
  for (const [code, , , , , , ...titles] of codes)
    for (const [at, lang] of languages.entries()) yield line("code", code, lang, [titles[at] ?? ""]);
  for (const [kind, names] of Object.entries({ system: systems, severity }))
    for (const [id, words] of Object.entries(names))
      for (const [lang, text] of Object.entries(words)) yield line(kind, id, lang, [text]);
  for (const [id, sets] of Object.entries(checks))
    for (const [lang, steps] of Object.entries(sets)) yield line("checks", id, lang, steps);
}

function* wordLines({ codes, languages }: Source): Generator<string> {
  for (const [code, , , , , , ...titles] of codes)
    for (const [at, lang] of languages.entries())
      for (const word of wordKeys(`${code} ${titles[at] ?? ""}`)) yield line(word, lang, code);
}

/** Fills the tables of the embedded fault codes anew. */
export async function loadFaultCodes(client: pg.Client): Promise<void> {
  const source = readFaultSource();
  const sink = copySink(client, { freeze: false });
  await client.query("truncate fault.code, fault.label, fault.word");
  await sink.write("fault.code", "code, system, severity, certainty, genart_ids, checks", codeLines(source));
  await sink.write("fault.label", "kind, id, lang, lines", labelLines(source));
  await sink.write("fault.word", "word, lang, code", wordLines(source));
  await client.query("analyze fault.code, fault.label, fault.word");
}
