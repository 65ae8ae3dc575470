import { cleanText, compactKey } from "@/lib/shared/compact";
import { fold, plainText } from "@/lib/shared/fold";
import { speedSymbols } from "@/lib/shared/speed-symbols";
import type { TyreSeason } from "../kinds";

/** What a typed text asks of a tyre; null where it says nothing. `load` and `speed` are the least that will do. */
export interface TyreQuestion {
  ean: string | null;
  width: number | null;
  ratio: number | null;
  rim: number | null;
  load: number | null;
  speed: string | null;
  commercial: boolean;
  extraLoad: boolean;
  runFlat: boolean;
  season: TyreSeason | null;
  /** Of brand and profile, as their compact keys: Pilot-Sport-4 is PILOTSPORT4. */
  words: string[];
  /** What was typed after the third word. */
  leftOut: string[];
  /** A size is typed that no tyre can have. */
  impossible: boolean;
}

/** The specification keeps the first three words of a search. */
const mostWords = 3;
const longestSearch = 200;

const between = String.raw`[\s/X×*.,-]*`;
const index = String.raw`(?:[\s-]*(\d{2,3})(?:/(\d{2,3}))?\s*([A-Z])(?![A-Z\d]))?`;
const wholeSize = new RegExp(
  String.raw`(?<![\dA-Z])(\d{3})${between}(\d{2})${between}(?:Z?R)?${between}(\d{2})(?:\s*(C)(?![A-Z]))?${index}(?!\d)`,
);

const isWidth = (mm: number): boolean => mm >= 125 && mm <= 395 && mm % 5 === 0;
const isRatio = (percent: number): boolean => percent >= 20 && percent <= 85 && percent % 5 === 0;
const isRim = (inches: number): boolean => inches >= 10 && inches <= 24;

const seasonWords: Record<string, TyreSeason> = {
  ...{ ETE: "ETE", SUMMER: "ETE", HIVER: "HIVER", WINTER: "HIVER" },
  ...{ "4SAISONS": "4 saisons", ALLSEASON: "4 saisons", "ALL-SEASON": "4 saisons" },
};

/** What run-flat tyres are marked with, by one maker or another. */
const runFlatWords = new Set(["RUNFLAT", "RUN-FLAT", "RFT", "ROF", "SSR", "ZP", "ZPS", "HRS"]);

const nothing = (): TyreQuestion => ({
  ...{ ean: null, width: null, ratio: null, rim: null, load: null, speed: null, season: null },
  ...{ commercial: false, extraLoad: false, runFlat: false, words: [], leftOut: [], impossible: false },
});

/** Reads a size in any spelling, an EAN, an index, a season and words of brand and profile out of the first three words. */
export function readTyreSearch(text: string): TyreQuestion {
  const typed = cleanText(text)
    .slice(0, longestSearch)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word));
  const question = { ...nothing(), leftOut: typed.slice(mostWords) };
  const plain = fold(typed.slice(0, mostWords).join(" ")).toUpperCase();
  const [whole = "", width, ratio, rim, van, load, twin, speed] = wholeSize.exec(plain) ?? [];
  if (width) {
    Object.assign(question, { width: Number(width), ratio: Number(ratio), rim: Number(rim) });
    question.commercial = van === "C" || twin !== undefined;
    readIndex(question, load, speed);
  }
  const rest = whole ? plain.replace(whole, " ") : plain;
  for (const word of rest.split(/[\s/]+/).filter(Boolean)) readWord(question, word);
  const wrong = (value: number | null, is: (value: number) => boolean) => value !== null && !is(value);
  question.impossible = wrong(question.width, isWidth) || wrong(question.ratio, isRatio) || wrong(question.rim, isRim);
  return question;
}

function readIndex(question: TyreQuestion, load: string | undefined, speed: string | undefined): void {
  if (!load || !speed || !speedSymbols.includes(speed)) return;
  question.load = Number(load);
  question.speed = speed;
}

function readWord(question: TyreQuestion, word: string): void {
  const number = /^\d{2,3}$/.test(word) ? Number(word) : 0;
  const rim = /^Z?R(\d{2})$/.exec(word)?.[1];
  const [, load, speed] = /^(\d{2,3})([A-Z])$/.exec(word) ?? [];
  if (/^\d{8,14}$/.test(word)) question.ean = word.replace(/^0(?=\d{13}$)/, "");
  else if (rim) question.rim = Number(rim);
  else if (word === "XL") question.extraLoad = true;
  else if (runFlatWords.has(word)) question.runFlat = true;
  else if (seasonWords[word]) question.season = seasonWords[word];
  else if (question.width === null && word.length === 3 && isWidth(number)) question.width = number;
  else if (question.rim === null && number >= 10 && isRim(number)) question.rim = number;
  else if (question.ratio === null && word.length === 2 && isRatio(number)) question.ratio = number;
  else if (load && speed && speedSymbols.includes(speed)) readIndex(question, load, speed);
  else question.words.push(compactKey(word) || plainText(word));
}

/** Whether a text asks anything at all: only slashes do not. */
export const asksNothing = ({ leftOut: _, impossible: __, ...question }: TyreQuestion): boolean =>
  Object.values(question).every(
    (value) => value === null || value === false || (Array.isArray(value) && value.length === 0),
  );

/** A size as the trade writes it: 205/55 R16, 215/65 R16C. */
export const sizeText = ({ width, ratio, rim, commercial }: Measured): string =>
  `${width}/${ratio} R${rim}${commercial ? "C" : ""}`;

export interface Measured {
  width: number;
  ratio: number;
  rim: number;
  commercial: boolean;
}

/** A size that a vehicle is built with, and the least indices that it asks for. */
export interface NeededSize extends Measured {
  text: string;
  load: number;
  speed: string;
  extraLoad: boolean;
}

const written = /^(\d{3})\/(\d{2}) R(\d{2})(C?) (\d{2,3})(?:\/\d{2,3})?([A-Z])( XL)?$/;

/** A size as the vehicle's papers have it, such as 215/65 R16C 109/107T; null for what is none. */
export function readNeededSize(text: string): NeededSize | null {
  const [, width, ratio, rim, van, load, speed, extra] = written.exec(text) ?? [];
  if (!width || !speed) return null;
  return {
    ...{ text, width: Number(width), ratio: Number(ratio), rim: Number(rim), commercial: van === "C" },
    ...{ load: Number(load), speed, extraLoad: Boolean(extra) },
  };
}
