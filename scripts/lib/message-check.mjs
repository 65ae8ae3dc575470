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
import { lengthOfMessage, pluralFaults, shapeOfMessage } from "./message-shape.mjs";

const [home, english] = sourceLanguages;

/** A variant holds only what differs from its base. */
const isVariant = (language) => language.includes("-");

/** Names of drawings stand among the texts of printed sheets. */
const isName = (key) => /^portal-documents\..*\.drawing$/.test(key);

/** Spelt in A-Z whatever the language. */
const isFileName = (key) => key.endsWith(".fileName");

const speaks = (text) => /\p{L}{3}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ""));

/** Places are made for the longer of the two sources; a short text may be longer by so much. */
function room(source) {
  const length = lengthOfMessage(source);
  return Math.max(14, length * (length < 20 ? 2 : 1.6));
}

/** What breaks at a blank has room in every place up to so many letters. */
const alwaysRoom = 20;

/** A text that is no message has a fault of its own. */
function isLong(text, sources) {
  try {
    if (/\s/.test(text) && lengthOfMessage(text) <= alwaysRoom) return false;
    return lengthOfMessage(text) > Math.max(...sources.map(room));
  } catch {
    return false;
  }
}

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

/** The Arabic article belongs to no word. */
const bare = (text) => text.replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, "");

/** What bending leaves of a word: its first half. */
const stem = (word) => bare(word).slice(0, Math.max(2, Math.ceil(bare(word).length * 0.5)));

const { compare } = new Intl.Collator("und", { sensitivity: "base" });

/** Whether a text holds a stem, accents aside, for vowels change: "Rad", "Räder". */
function saysStem(text, begin) {
  if (text.toLowerCase().includes(begin.toLowerCase())) return true;
  for (let at = 0; at + begin.length <= text.length; at++)
    if (compare(text.slice(at, at + begin.length), begin) === 0) return true;
  return false;
}

const holds = (where, word) =>
  new RegExp(`(?<!\\p{L})${word.replace(/[^\p{L} -]/gu, ".")}(?:e?s|x)?(?!\\p{L})`, "iu").test(where);

/** The trade's word stands in both sources ("left" alone may be what remains), and not where it means another thing. */
const isMeant = (row, french, source) =>
  !row.not?.some((other) => source.includes(other)) &&
  row[english].length > 3 &&
  row[home] &&
  holds(source, row[english]) &&
  holds(french, row[home]);

/** A text without what programs read of it: names of values, of their forms and of marks. */
const spoken = (text) => text.replace(/\{\w+\}|\{\w+, \w+,|<[^>]*>/g, " ");

/**
 * Words of the trade that both sources hold and a translation does not say as the glossary does.
 *
 * @param {string} language
 * @param {Record<string, any>[]} glossary
 * @param {Record<string, string>} sources
 * @param {string} text
 */
function wordsMissed(language, glossary, { [home]: french, [english]: source }, text) {
  const rows = glossary.filter((row) => row[language] && isMeant(row, spoken(french), spoken(source)));
  const isPart = (row) => rows.some((other) => other !== row && holds(other[english], row[english]));
  return rows
    .filter((row) => !isPart(row))
    .filter((row) => !row[language].split(/[ /()]+/).some((word) => word && saysStem(bare(text), stem(word))))
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
    if (isLong(text, [source, french])) remarks.push(`${key}: «${text}» is long for «${french}»`);
    const missed = isFileName(key) ? [] : wordsMissed(language, glossary, { [home]: french, [english]: source }, text);
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
