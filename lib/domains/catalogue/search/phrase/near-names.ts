import type { Candidate } from "../numbers";
import type { Lexicon } from "./lexicon";
import { brandsNear, sensesOf } from "./spoken";

const kinds = { part: 1, brand: 2, make: 3 } as const;

function partsNear(typed: string, lexicon: Lexicon): Candidate[] {
  return sensesOf(typed, lexicon).map(({ stem, quality: score }) => {
    const parts = new Set((lexicon.namesOf.get(stem) ?? []).map((at) => lexicon.names[at]?.part ?? 0));
    return {
      typed,
      word: stem === lexicon.speech.stemOf(typed) ? typed : stem,
      kind: kinds.part,
      targets: [...parts],
      score,
    };
  });
}

function ownersNear(typed: string, lexicon: Lexicon): Candidate[] {
  const make = lexicon.makes.get(typed);
  const exact = lexicon.brandsOf.get(typed);
  const brands = exact ? [{ stem: typed, quality: 1 }] : brandsNear(typed, lexicon);
  return [
    ...brands.map(({ stem, quality: score }) => {
      return { typed, word: stem, kind: kinds.brand, targets: lexicon.brandsOf.get(stem) ?? [], score };
    }),
    ...(make === undefined ? [] : [{ typed, word: typed, kind: kinds.make, targets: [make], score: 1 }]),
  ];
}

/** What each of the words beside a number names, misspelt or not. */
export const namesNear = (words: readonly string[], lexicon: Lexicon): Candidate[] =>
  words.flatMap((typed) => [...partsNear(typed, lexicon), ...ownersNear(typed, lexicon)]);
