import { plainText } from "@/lib/shared/fold";

export interface Findable {
  label: string;
  /** Other words under which it is looked for. */
  words?: string;
}

/** Small letters without accents, in words. */
export const wordsOf = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** 0 where the label begins so, 1 where words of it do, 2 where other words do, null where nothing matches. */
function rankOf({ label, words = "" }: Findable, typed: readonly string[]): number | null {
  const own = wordsOf(label);
  const begins = (among: readonly string[]) => typed.every((word) => among.some((one) => one.startsWith(word)));
  if (own.join(" ").startsWith(typed.join(" "))) return 0;
  if (begins(own)) return 1;
  return begins([...own, ...wordsOf(words)]) ? 2 : null;
}

/** Those that the text names, best first, otherwise in their order; all of them without a text. */
export function findCommands<C extends Findable>(commands: readonly C[], text: string): C[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return text.trim() === "" ? [...commands] : [];
  const ranked = commands.flatMap((command) => {
    const rank = rankOf(command, typed);
    return rank === null ? [] : [{ command, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ command }) => command);
}
