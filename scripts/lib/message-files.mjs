import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

const folder = path.join(root, "messages");
/** What is noted of translations. */
const notes = path.join(root, "scripts/translations");

/** Legal texts bind in the languages they are written in: they are translated by nobody. */
const untranslated = ["conditions.json"];

export const sourceLanguages = ["fr", "en"];

export const namespaceFiles = () => fs.readdirSync(path.join(folder, sourceLanguages[0])).sort();

export const translatedFiles = () => namespaceFiles().filter((name) => !untranslated.includes(name));

/** The languages that have a folder beside the two in which every text is written. */
export const translatedLanguages = () =>
  fs.readdirSync(folder).filter((name) => !name.includes(".") && !sourceLanguages.includes(name));

const flat = (tree, prefix) =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

export const fileText = (language, name) => {
  const file = path.join(folder, language, name);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : null;
};

/** Texts of a file by key, its name before them; throws where it is no JSON. */
export function textsOfFile(language, name) {
  const text = fileText(language, name);
  return new Map(text === null ? [] : flat(JSON.parse(text), `${name.replace(/\.json$/, "")}.`));
}

/** All texts of a language by key. */
export const textsOfLanguage = (language, names = translatedFiles()) =>
  new Map(names.flatMap((name) => [...textsOfFile(language, name)]));

export const writeJson = (value) => `${JSON.stringify(value, null, 2)}\n`;

const readList = (name, otherwise) => {
  const file = path.join(notes, name);
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : otherwise;
};

/** Words of the trade: rows of en, fr and the other languages by tag. */
export const readGlossary = () => readList("glossary.json", []);

/** Texts that a language says as English does, by language. */
export const readSame = () => readList("same-as-english.json", {});

/** Of which wording each text was translated, by key; and what languages have yet to follow. */
export const readSources = () => readList("sources.json", { of: {}, behind: {} });

export const writeList = (name, value) => fs.writeFileSync(path.join(notes, name), writeJson(value));

/** Stands for the wording of a text in the two languages it is written in. */
export const wordingOf = (...texts) => createHash("sha256").update(texts.join("\u0000")).digest("hex").slice(0, 8);
