import type { NumberWord } from "./numbers";

interface Counted {
  value: number;
  /** How many words it took. */
  length: number;
}

type At = (offset: number) => NumberWord | null;

const scores = 20;

/** Below ten by a unit, to nineteen by a teen; "dix sept" is one number. */
function smallAt(at: At, from: number): Counted | null {
  const word = at(from);
  if (word?.is === "unit") return { value: word.value, length: 1 };
  if (word?.is !== "teen") return null;
  const next = at(from + 1);
  if (word.value === 10 && next?.is === "unit" && next.value >= 7) return { value: 10 + next.value, length: 2 };
  return { value: word.value, length: 1 };
}

/** What may follow a ten: a unit, and after sixty and eighty a teen. "vingt et un", "soixante et onze". */
function afterTen(at: At, from: number, ten: number): Counted | null {
  const link = at(from)?.is === "and" ? 1 : 0;
  const small = smallAt(at, from + link);
  if (!small || small.value === 0) return null;
  const isTeen = small.value > 9;
  if (isTeen && ten !== 60 && ten !== 80) return null;
  return { value: small.value, length: small.length + link };
}

/** Below a hundred. */
function belowHundredAt(at: At, from: number): Counted | null {
  const [first, second, third] = [at(from), at(from + 1), at(from + 2)];
  // drei und zwanzig
  if (first?.is === "unit" && first.value > 0 && second?.is === "and" && third?.is === "ten")
    return { value: third.value + first.value, length: 3 };
  const isFourScore = first?.is === "unit" && first.value === 4 && second?.is === "ten" && second.value === scores;
  if (first?.is !== "ten" && !isFourScore) return smallAt(at, from);
  const [ten, length] = isFourScore ? [80, 2] : [first?.value ?? 0, 1];
  const more = afterTen(at, from + length, ten);
  return more ? { value: ten + more.value, length: length + more.length } : { value: ten, length };
}

function belowThousandAt(at: At, from: number): Counted | null {
  const first = at(from);
  if (first?.is === "whole") return { value: first.value, length: 1 };
  const isMany = first?.is === "unit" && first.value > 0 && at(from + 1)?.is === "hundred";
  if (!isMany && first?.is !== "hundred") return belowHundredAt(at, from);
  const [value, length] = isMany ? [(first?.value ?? 1) * 100, 2] : [100, 1];
  const link = at(from + length)?.is === "and" ? 1 : 0;
  const more = belowHundredAt(at, from + length + link);
  if (!more || more.value === 0) return { value, length };
  return { value: value + more.value, length: length + link + more.length };
}

/** The number that begins at a word, as long as it goes on; null where none begins. */
export function countAt(at: At, from: number): Counted | null {
  const first = at(from);
  const head = first?.is === "thousand" ? { value: 1, length: 0 } : belowThousandAt(at, from);
  if (!head) return null;
  if (head.value === 0 || at(from + head.length)?.is !== "thousand") return head;
  const length = head.length + 1;
  const more = belowThousandAt(at, from + length);
  if (!more || more.value === 0) return { value: head.value * 1000, length };
  return { value: head.value * 1000 + more.value, length: length + more.length };
}
