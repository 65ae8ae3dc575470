import { fold } from "./fold";
import { isFiller, stemOf } from "./stem";

/** A word that is searched: words that begin so answer it, and those of the same stem, so that plurals find singulars. */
export interface SearchWord {
  begin: string;
  stem: string;
}

/** Words of more than so many characters are no language's. */
const longestWord = 60;
const mostWords = 20;

/** The words of a text in small letters without accents. */
export const plainWords = (text: string): string[] =>
  fold(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What is left of "zzz" says nothing any more. */
const shortestStem = 3;

function stemOfWord(word: string): string {
  const stem = stemOf(word.toUpperCase()).toLowerCase();
  return stem.length < shortestStem ? word : stem;
}

/** Marks a stem among words, so that no beginning meets it. */
export const stemMark = "=";

/** By what a text is found: its words, and the stems of those that are more than their stem. */
export const wordKeys = (text: string): string[] => [
  ...new Set(
    plainWords(text).flatMap((word) => {
      const stem = stemOfWord(word);
      return stem === word ? [word] : [word, stemMark + stem];
    }),
  ),
];

const isEmptyWord = (word: string): boolean => word === "d" || word === "l" || isFiller(word.toUpperCase());

/** The words of a search; articles and prepositions count where nothing else stands there. */
export function searchWords(text: string): SearchWord[] {
  const words = [...new Set(plainWords(text))].map((word) => word.slice(0, longestWord)).slice(0, mostWords);
  const telling = words.filter((word) => !isEmptyWord(word));
  return (telling.length > 0 ? telling : words).map((begin) => ({ begin, stem: stemOfWord(begin) }));
}
