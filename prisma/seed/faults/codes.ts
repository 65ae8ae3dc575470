import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { line } from "@/lib/import/copy/line";
import { copySink } from "@/lib/import/copy/sink";
import { wordKeys } from "@/lib/shared/search-word";
import { furtherNames, inEveryLanguage } from "../words";

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

/** What a code is called, by language: the commonest ones in all. */
function titlesOf(languages: readonly string[], titles: readonly string[]): [language: string, title: string][] {
  const own = languages.map((language, at): [string, string] => [language, titles[at] ?? ""]);
  const { en = "", fr = "" } = Object.fromEntries(own);
  return [...own, ...furtherNames({ en, fr })];
}

/** The steps of a check in the languages that say all of them. */
function stepsOf(sets: Record<string, string[]>): [language: string, steps: string[]][] {
  const { en = [], fr = [] } = sets;
  const said = new Map<string, string[]>();
  for (const [at, step] of en.entries())
    for (const [language, text] of furtherNames({ en: step, fr: fr[at] ?? "" }))
      said.set(language, [...(said.get(language) ?? []), text]);
  return [...Object.entries(sets), ...[...said].filter(([, steps]) => steps.length === en.length)];
}

function* labelLines({ codes, languages, systems, severity, checks }: Source): Generator<string> {
  for (const [code, , , , , , ...titles] of codes)
    for (const [lang, title] of titlesOf(languages, titles)) yield line("code", code, lang, [title]);
  for (const [kind, names] of Object.entries({ system: systems, severity }))
    for (const [id, words] of Object.entries(names))
      for (const [lang, text] of Object.entries(inEveryLanguage(words as { en: string; fr: string })))
        yield line(kind, id, lang, [text]);
  for (const [id, sets] of Object.entries(checks))
    for (const [lang, steps] of stepsOf(sets)) yield line("checks", id, lang, steps);
}

function* wordLines({ codes, languages }: Source): Generator<string> {
  for (const [code, , , , , , ...titles] of codes)
    for (const [lang, title] of titlesOf(languages, titles))
      for (const word of wordKeys(`${code} ${title}`)) yield line(word, lang, code);
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
