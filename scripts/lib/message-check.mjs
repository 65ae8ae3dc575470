import {
  fileText,
  readGlossary,
  readSame,
  readSources,
  sourceLanguages,
  textsOfFile,
  textsOfLanguage,
  translatedFiles,
  translatedLanguages,
  wordingOf,
  writeJson,
} from "./message-files.mjs";
import { pluralFaults, shapeOfMessage } from "./message-shape.mjs";

const [home, english] = sourceLanguages;

/** A variant holds only what differs from its base. */
const isVariant = (language) => language.includes("-");

/** Names of drawings stand among the texts of printed sheets. */
const isName = (key) => /^portal-documents\..*\.drawing$/.test(key);

const speaks = (text) => /\p{L}{3}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ""));

/** Places are made for the longer of the two sources; a short text may be longer by so much. */
const room = (source) => Math.max(12, source.length * (source.length < 20 ? 2 : 1.6));

function differences(source, text) {
  const [before, after] = [shapeOfMessage(source), shapeOfMessage(text)];
  return ["args", "tags", "choices"].flatMap((kind) => {
    const lacks = [...before[kind]].filter((one) => !after[kind].has(one));
    const more = [...after[kind]].filter((one) => !before[kind].has(one));
    return [
      ...(lacks.length ? [`lacks ${lacks.join("; ")}`] : []),
      ...(more.length ? [`has ${more.join("; ")}, which the source has not`] : []),
    ];
  });
}

function faultsOfText(language, source, text) {
  try {
    return [...differences(source, text), ...pluralFaults(language, shapeOfMessage(text).plurals)];
  } catch (error) {
    return [`is no message: ${error.message}`];
  }
}

const stem = (word) => word.toLowerCase().slice(0, Math.max(3, Math.ceil(word.length * 0.6)));

/** Words of the trade that a source holds and its translation does not say as the glossary does. */
function wordsMissed(language, glossary, source, text) {
  const holds = (where, word) =>
    new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L} -]/gu, ".")}(?!\\p{L})`, "iu").test(where);
  return glossary
    .filter((row) => row[language] && row[english].length > 3 && holds(source, row[english]))
    .filter((row) => !text.toLowerCase().includes(stem(row[language].split(/[ /(]/)[0])))
    .map((row) => `${row[english]} = ${row[language]}`);
}

function faultsOfFiles(language) {
  return translatedFiles().flatMap((name) => {
    const text = fileText(language, name);
    if (text === null) return [];
    try {
      return writeJson(JSON.parse(text)) === text ? [] : [`${name}: is not written as JSON.stringify writes it`];
    } catch (error) {
      return [`${name}: is no JSON: ${error.message}`];
    }
  });
}

/** Reads one language against its sources. Answers sentences: `faults` must not be, `remarks` are to be looked at. */
export function checkLanguage(language, { sources, glossary, same, behind }) {
  const faults = faultsOfFiles(language);
  if (faults.length) return { faults, remarks: [], texts: 0 };
  const texts = textsOfLanguage(language);
  const remarks = [];
  for (const [key, { [home]: french, [english]: source }] of sources) {
    const text = texts.get(key);
    if (source === "") continue;
    if (text === undefined || text === "") {
      if (!isVariant(language)) faults.push(`${key}: is missing`);
      continue;
    }
    faults.push(...faultsOfText(language, source, text).map((fault) => `${key}: ${fault}`));
    if (isName(key) && text !== source) faults.push(`${key}: is a name of the product, not a text`);
    // What French and English say alike is said so everywhere: codes, units, names.
    if (text === source && text !== french && speaks(source) && !same.includes(source))
      faults.push(`${key}: «${text}» is English`);
    if (text.length > Math.max(room(source), room(french))) remarks.push(`${key}: «${text}» is long for «${french}»`);
    const missed = wordsMissed(language, glossary, source, text);
    if (missed.length) remarks.push(`${key}: «${text}» does not say ${missed.join(", ")}`);
  }
  for (const key of texts.keys()) if (!sources.has(key)) faults.push(`${key}: is no text of the product`);
  faults.push(...behind.map((key) => `${key}: was translated from an older wording`));
  return { faults, remarks, texts: texts.size };
}

/** The texts of the product by key, each in the languages in which it is written. */
export function readSourceTexts() {
  const sources = new Map();
  for (const name of translatedFiles()) {
    const translated = textsOfFile(english, name);
    for (const [key, text] of textsOfFile(home, name))
      sources.set(key, { [home]: text, [english]: translated.get(key) ?? "" });
  }
  return sources;
}

export const wordingOfSource = (source) => wordingOf(...sourceLanguages.map((language) => source[language]));

/** Keys whose wording is no longer the one that was noted. */
export const changedSources = (sources, { of }) =>
  [...sources].filter(([key, source]) => of[key] !== wordingOfSource(source)).map(([key]) => key);

/** Every translated language, or those asked for, each with what is wrong with it. */
export function checkLanguages(asked = translatedLanguages()) {
  const [sources, glossary, same, noted] = [readSourceTexts(), readGlossary(), readSame(), readSources()];
  return asked.map((language) => ({
    language,
    ...checkLanguage(language, {
      ...{ sources, glossary },
      ...{ same: [...(same.all ?? []), ...(same[language] ?? [])], behind: noted.behind[language] ?? [] },
    }),
  }));
}
