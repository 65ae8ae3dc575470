import { requireRight, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { faultCodes } from "@/lib/providers/fault-codes";
import type { Titled } from "@/lib/providers/fault-codes/port";
import { ProviderFailure } from "@/lib/providers/http/failure";
import type { FaultCode } from "@/lib/shared/fault-code";
import { textIn, type Language } from "@/lib/shared/languages";
import type { SearchWord } from "@/lib/shared/search-word";

interface Wanted {
  codes: readonly FaultCode[];
  lang: Language;
}

/** Titles of codes by their first five characters, as suggestions tell them: no help, so nothing of a quota. None while the source is silent. */
export async function nameFaults(actor: Actor, { codes, lang }: Wanted): Promise<ReadonlyMap<string, string>> {
  requireRight(actor, "DTC", "Diag", "WorkshopData");
  const bases = codes.filter(({ origin }) => origin === "standard").map(({ base }) => base);
  if (bases.length === 0) return new Map();
  const found = await faultCodes()
    .find([...new Set(bases)])
    .catch(silent);
  return new Map(found ? titlesIn(found, lang) : []);
}

export interface TitledFaults {
  /** Codes with their titles, in order. */
  titles: ReadonlyMap<string, string>;
  /** How many there are. */
  total: number;
}

/** Codes of which a title holds every word, whatever its language, with their titles in the reader's. None while the source is silent. */
export async function searchFaults(
  actor: Actor,
  { words, lang, most }: { words: readonly SearchWord[]; lang: Language; most: number },
): Promise<TitledFaults> {
  requireRight(actor, "DTC", "Diag", "WorkshopData");
  const found = words.length > 0 ? await faultCodes().titled(words, most).catch(silent) : null;
  return { titles: new Map(found ? titlesIn(found.codes, lang) : []), total: found?.total ?? 0 };
}

const titlesIn = (found: readonly Titled[], lang: Language): [string, string][] =>
  found.map(({ code, titles }) => [code, textIn(titles, lang) ?? code]);

function silent(error: unknown): null {
  if (!(error instanceof ProviderFailure)) throw error;
  log.warn({ err: error }, "fault codes could not be named");
  return null;
}
