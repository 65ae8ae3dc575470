/** A letter put in, left out, changed or two swapped each count one; more than `most` is `most + 1`. */
export function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[b.length] ?? most + 1, most + 1);
}

const trigramsOf = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

/** The share of trigrams that two words have in common, 0 to 1. */
export function similarityOf(a: string, b: string): number {
  const [left, right] = [trigramsOf(a), trigramsOf(b)];
  const common = [...left].filter((one) => right.has(one)).length;
  return common / (left.size + right.size - common);
}

/** Letters of a word as bits, by which most words are told apart before they are compared. */
function lettersOf(word: string): number {
  let bits = 0;
  for (const letter of word) bits |= 1 << (letter.charCodeAt(0) % 32);
  return bits;
}

function bitsOf(value: number): number {
  let count = 0;
  for (let rest = value >>> 0; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** How many slips a word of this length may hold. */
export const slipsIn = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

const farthest = 0.5;
/** Who mistypes a word seldom mistypes its first letter. */
const otherStart = 0.12;

/** A word as it is compared: its letters tell most words apart at once. */
export interface Spelling {
  key: string;
  letters: number;
}

export const spellingOf = (key: string): Spelling => ({ key, letters: lettersOf(key) });

/** How near a typed word is to a known one by its slips, 0.85 and less; 0 for another word. */
export function nearness(typed: Spelling, known: Spelling): number {
  const length = typed.key.length;
  const most = slipsIn(Math.min(length, known.key.length + 1));
  if (most === 0 || Math.abs(length - known.key.length) > most) return 0;
  if (bitsOf(typed.letters ^ known.letters) > 2 * most) return 0;
  const slips = slipsBetween(typed.key, known.key, most);
  return slips > most ? 0 : 1 - 0.15 * slips - (typed.key[0] === known.key[0] ? 0 : otherStart) - 0.3 / length;
}

/** How near a long word is to a known one by their trigrams, 0.75 and less; 0 for another word. */
export function likeness(typed: Spelling, known: Spelling): number {
  if (typed.key.length < 6 || Math.abs(typed.key.length - known.key.length) > 4) return 0;
  const similar = bitsOf(typed.letters ^ known.letters) > 7 ? 0 : similarityOf(typed.key, known.key);
  return similar >= farthest ? 0.6 * similar + 0.15 : 0;
}
