import type { KnownFault, Texts } from "@/lib/providers/fault-codes/port";
import type { FaultCode } from "@/lib/shared/fault-code";
import { languageChain, textIn } from "@/lib/shared/languages";
import type { FaultHelp } from "./schema";

/** The words of the first language of the chain that has any. */
function wordsIn(texts: Readonly<Record<string, string[]>>, tag: string): string[] {
  const language = [...languageChain(tag), ...Object.keys(texts)].find((one) => texts[one] !== undefined);
  return texts[language ?? ""] ?? [];
}

const named = (texts: Texts, lang: string): string | null => textIn(texts, lang);

/** What a reader is told of a code: what a source knows, else what its letters say and no more. */
export function tellFault(
  { base: _, ...letters }: FaultCode,
  { known, asked, lang }: { known: KnownFault | undefined; asked: boolean; lang: string },
): FaultHelp {
  if (!known || letters.origin !== "standard")
    return {
      ...letters,
      state: asked ? "letters" : "quota",
      ...{ title: null, group: null, severity: null, certainty: null, checks: [], genartIds: [] },
    };
  const { titles, systems, severity, severities, certainty, checks, genartIds } = known;
  return {
    ...letters,
    state: "known",
    title: named(titles, lang),
    group: named(systems, lang),
    severity: { level: severity, text: named(severities, lang) ?? "" },
    certainty,
    checks: checks ? wordsIn(checks, lang) : [],
    genartIds,
  };
}

/** The parts that codes name: the likeliest of each code before the second ones, each once with its codes. */
export function namedParts(helps: readonly FaultHelp[]): { id: number; codes: string[]; ticked: boolean }[] {
  const parts = new Map<number, { id: number; codes: string[]; ticked: boolean; rank: number }>();
  for (const { code, certainty, genartIds } of helps)
    for (const [rank, id] of genartIds.entries()) {
      const part = parts.get(id) ?? { id, codes: [], ticked: false, rank };
      const ticked = part.ticked || (rank === 0 && certainty === "A");
      parts.set(id, { id, codes: [...part.codes, code], ticked, rank: Math.min(part.rank, rank) });
    }
  return [...parts.values()]
    .sort((a, b) => Number(b.ticked) - Number(a.ticked) || a.rank - b.rank)
    .map(({ rank: _, ...part }) => part);
}

/** So many parts are looked for among the articles of a vehicle, further ones are named alone: 200 codes touch hundreds. */
export const mostJudgedParts = 24;
