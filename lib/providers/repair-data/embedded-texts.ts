import { createHash } from "node:crypto";
import { read } from "@/lib/platform/db";
import { oncePerProcess } from "@/lib/platform/shared-state";
import { isCommon, languageChain, writtenLanguage } from "@/lib/shared/languages";
import { promisedOnce } from "@/lib/shared/promised-once";

/** The language of documents that hold marks in the place of texts. */
export const anyLanguage = "*";

/** Stands for a text in such a document: the same wording is the same mark in every loading. */
export const markOf = (...wordings: string[]): string =>
  `@${createHash("sha256").update(wordings.join("\u0000")).digest("hex").slice(0, 10)}`;

/** Of which languages a document is looked for: of the reader's own, then that of every language, then the common ones. */
export function documentLanguages(lang: string): string[] {
  const chain = languageChain(lang);
  if (isCommon(writtenLanguage(lang))) return [...chain];
  return [...chain.filter((one) => !isCommon(one)), anyLanguage, ...chain.filter(isCommon)];
}

type Texts = ReadonlyMap<string, string>;

const texts = {
  name: "repair_texts",
  text: `select distinct on (id) id, text from repair.text where language = any($1)
    order by id, array_position($1, language)`,
};
const remembered = () => oncePerProcess("repair-texts", () => new Map<string, Promise<Texts>>());

async function readTexts(chain: readonly string[]): Promise<Texts> {
  const rows = await read<{ id: string; text: string }>(texts, [chain]);
  return new Map(rows.map(({ id, text }) => [id, JSON.stringify(text)]));
}

function textsOf(lang: string): Promise<Texts> {
  const chain = languageChain(lang);
  return promisedOnce(remembered(), chain.join(" "), () => readTexts(chain));
}

const marks = /"(@[0-9a-f]{10})"/g;

/** A document's JSON with the texts of the reader's language where it holds marks. */
export async function worded(json: string, lang: string): Promise<string> {
  if (json.search(marks) < 0) return json;
  const lacks = (known: Texts) => [...json.matchAll(marks)].some(([, mark = ""]) => !known.has(mark));
  let known = await textsOf(lang);
  if (lacks(known)) {
    // Loaded anew since they were read.
    remembered().clear();
    known = await textsOf(lang);
  }
  return json.replace(marks, (quoted, mark: string) => known.get(mark) ?? quoted);
}
