import type { PieceKind, PhrasePiece } from "./schema";
import { type Token } from "./stems";

/** Words of a phrase that were understood together; `read` what they were read as where that is another word. */
export interface Claim {
  kind: PieceKind;
  at: readonly number[];
  read: string | null;
}

/** The words of a text, each claimed by one piece at most. */
export interface Phrase {
  text: string;
  tokens: readonly Token[];
  claims: Claim[];
}

export const isFree = ({ claims }: Phrase, at: number): boolean => claims.every((claim) => !claim.at.includes(at));

export function claim(phrase: Phrase, kind: PieceKind, at: readonly number[], read: string | null = null): void {
  if (at.length > 0) phrase.claims.push({ kind, at: [...at].sort((a, b) => a - b), read });
}

/** The tokens that lie within a stretch of the text. */
export const tokensWithin = ({ tokens }: Phrase, from: number, to: number): number[] =>
  tokens.flatMap((token, at) => (token.from >= from && token.to <= to ? [at] : []));

// What stands between two words of a piece belongs to it; an article or preposition to what follows it, else to what precedes.
function adopt(phrase: Phrase): void {
  const ownerOf = (at: number) => phrase.claims.find((one) => one.at.includes(at));
  const step = (from: number, by: 1 | -1): number => {
    let at = from + by;
    while (phrase.tokens[at] && !ownerOf(at) && phrase.tokens[at]?.filler) at += by;
    return at;
  };
  const adopted = phrase.tokens.map((token, at) =>
    ownerOf(at) || !token.filler ? null : (ownerOf(step(at, 1)) ?? ownerOf(step(at, -1)) ?? null),
  );
  for (const [at, owner] of adopted.entries()) if (owner) owner.at = [...owner.at, at].sort((a, b) => a - b);
}

function typedOf({ text, tokens }: Phrase, at: readonly number[]): string {
  const runs: { from: number; to: number; last: number }[] = [];
  for (const index of at) {
    const token = tokens[index];
    if (!token) continue;
    const run = runs.at(-1);
    if (run && run.last === index - 1) Object.assign(run, { to: token.to, last: index });
    else runs.push({ from: token.from, to: token.to, last: index });
  }
  return runs.map(({ from, to }) => text.slice(from, to)).join(" ");
}

/** Every piece with the words it came from, in the phrase's order, and the words that nothing claimed. */
export function piecesOf(phrase: Phrase): { pieces: PhrasePiece[]; leftAside: string[] } {
  adopt(phrase);
  const claims = [...phrase.claims].sort((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0));
  return {
    pieces: claims.map(({ kind, at, read }) => ({ kind, typed: typedOf(phrase, at), read })),
    leftAside: phrase.tokens.flatMap(({ typed }, at) => (isFree(phrase, at) ? [typed] : [])),
  };
}
