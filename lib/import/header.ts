import { open } from "node:fs/promises";
import { commonLanguages, languages } from "@/lib/shared/languages";
import { columnOf, type FileSpec, languageColumns } from "./files";
import { LONGEST_LINE } from "./line-guard";
import { type Problem, refused } from "./problem";

const BYTE_ORDER_MARK = "\uFEFF";

/** Column names of a header line. */
export const headerColumns = (header: string): string[] =>
  header
    .replace(BYTE_ORDER_MARK, "")
    .trimEnd()
    .split(",")
    .map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

/** A noun in the language that all readers fall back to. */
const exampleOf = (noun: string): string => columnOf(noun, commonLanguages[0]);

/** What a header lacks, has twice or has too much; any order is right. */
export function headerProblems(spec: FileSpec, columns: readonly string[]): Problem[] {
  const needed = Object.keys(spec.columns);
  const spoken = languageColumns(spec);
  const expected = [...needed, ...spoken];
  const nouns = [...(spec.named ?? []), ...(spec.mayBeNamed ?? [])];
  const unknownLanguage = (name: string) =>
    nouns.some((noun) => name.startsWith(`${noun}_`)) && !expected.includes(name);
  const say = (text: string): Problem => ({ file: `${spec.name}.csv`, line: 1, text });
  if (!columns.some((name) => expected.includes(name)))
    return [
      say(
        `this is not the header "${[...needed, ...(spec.named ?? []).map(exampleOf)].join(",")}" (UTF-8, separated by commas).`,
      ),
    ];
  return [
    ...needed.filter((name) => !columns.includes(name)).map((name) => say(`the column ${name} is missing.`)),
    ...(spec.named ?? [])
      .filter((noun) => !commonLanguages.some((language) => columns.includes(columnOf(noun, language))))
      .map((noun) => say(`the column ${exampleOf(noun)} is missing.`)),
    ...columns
      .filter((name) => !expected.includes(name))
      .map((name) =>
        say(
          unknownLanguage(name)
            ? `the column ${name} names none of the languages ${languages.join(", ")}.`
            : `the column ${name} is unknown.`,
        ),
      ),
    ...columns
      .filter((name, at) => expected.includes(name) && columns.indexOf(name) !== at)
      .map((name) => say(`the column ${name} is there twice.`)),
  ];
}

/** The first line of a file. */
export async function readHeader(file: string, shownName: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LONGEST_LINE), 0, LONGEST_LINE, 0);
    const end = buffer.subarray(0, bytesRead).indexOf("\n");
    if (bytesRead === 0) throw refused(shownName, 1, "the file is empty; it needs a header at least.");
    if (end < 0) throw refused(shownName, 1, "the first line does not end: a header line is needed.");
    return buffer.toString("utf8", 0, end);
  } finally {
    await handle.close();
  }
}
