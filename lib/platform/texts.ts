import { readFile } from "node:fs/promises";
import path from "node:path";
import compile from "icu-minify/compile";
import type { Texts } from "@/messages/texts";
import { isCommon, languageChain, writtenLanguages, type PseudoLanguage } from "@/lib/shared/languages";
import { promisedOnce } from "@/lib/shared/promised-once";
import { isWritten } from "@/lib/shared/written-message";
import { log } from "./log";
import { isRehearsed, textsLanguage } from "./pseudo-language";

export interface Tree {
  [key: string]: Text;
}
/** A list is said in one language, whole. */
type Text = string | Tree | readonly Text[];

const loaded = new Map<string, Promise<Tree>>();

/** Whether a text can be shown. */
function isSound(text: Text, place: string): boolean {
  if (typeof text !== "string")
    return Object.entries(text).every(([key, part]) => isSound(part as Text, `${place}.${key}`));
  try {
    if (isWritten(text)) compile(text);
    return true;
  } catch (error) {
    log.error({ err: error, message: place }, "a text cannot be read and is said in another language");
    return false;
  }
}

const isTree = (text: Text | undefined): text is Tree => typeof text === "object" && !Array.isArray(text);

/** Without the texts that cannot be shown: their readers get the next language's. */
function soundPart(tree: Tree, place: string): Tree {
  const kept = Object.entries(tree).flatMap(([key, text]): [string, Text][] => {
    if (isTree(text)) return [[key, soundPart(text, `${place}.${key}`)]];
    return text !== "" && isSound(text, `${place}.${key}`) ? [[key, text]] : [];
  });
  return Object.fromEntries(kept);
}

async function readTree(language: string, name: string): Promise<Tree> {
  try {
    const text = await readFile(path.join(process.cwd(), "messages", language, `${name}.json`), "utf8");
    const tree = JSON.parse(text) as Tree;
    return isCommon(language) ? tree : soundPart(tree, `${language}/${name}`);
  } catch (error) {
    if (isCommon(language)) throw error;
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      log.error({ err: error, file: `${language}/${name}.json` }, "texts cannot be read: another language answers");
    return {};
  }
}

function laidOver(below: Tree, above: Tree): Tree {
  const merged: Tree = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const before = merged[key];
    merged[key] = isTree(before) && isTree(value) ? laidOver(before, value) : value;
  }
  return merged;
}

const isWrittenIn = (language: string): boolean => writtenLanguages.some((one) => one === language);

/** Each text in the nearest language that has it. */
async function readMerged(language: string, name: string): Promise<Tree> {
  const chain = languageChain(language).filter(isWrittenIn);
  const complete = chain.findIndex(isCommon);
  const trees = await Promise.all(chain.slice(0, complete + 1).map((one) => readTree(one, name)));
  return trees.reduceRight((below, above) => laidOver(below, above));
}

/** Its writer is loaded for the first who asks: nobody does in production. */
async function readPseudo(language: PseudoLanguage, name: string): Promise<Tree> {
  const { pseudoText } = await import("./pseudo-text");
  const said = (text: Text): Text => {
    if (typeof text === "string") return pseudoText(text);
    return isTree(text)
      ? Object.fromEntries(Object.entries(text).map(([key, part]) => [key, said(part)]))
      : text.map(said);
  };
  return said(await readMerged(language, name)) as Tree;
}

/**
 * The portal's own texts of a namespace for a reader, a file of messages/ in the written language nearest to theirs. What
 * that language lacks, and what of it cannot be read, is said in the next of its chain. Read once per process.
 */
export const readTexts = (language: string, name: string): Promise<Tree> => {
  const said = textsLanguage(language);
  const read = () => (isRehearsed(said) ? readPseudo(said, name) : readMerged(said, name));
  return promisedOnce(loaded, `${said}/${name}`, read);
};

/** The same for the texts that the server itself speaks. */
export const textsOf = <Name extends keyof Texts>(language: string, name: Name): Promise<Texts[Name]> =>
  readTexts(language, name) as unknown as Promise<Texts[Name]>;
