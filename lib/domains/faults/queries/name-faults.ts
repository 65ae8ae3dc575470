import { requireRight, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { faultCodes } from "@/lib/providers/fault-codes";
import { ProviderFailure } from "@/lib/providers/http/failure";
import type { FaultCode } from "@/lib/shared/fault-code";
import { textIn, type Language } from "@/lib/shared/languages";

interface Wanted {
  codes: readonly FaultCode[];
  lang: Language;
}

/** Titles of codes by their first five characters, as suggestions tell them: no help, so nothing of a quota. None while the source is silent. */
export async function nameFaults(actor: Actor, { codes, lang }: Wanted): Promise<ReadonlyMap<string, string>> {
  requireRight(actor, "DTC", "Diag", "WorkshopData");
  const bases = codes.filter(({ origin }) => origin === "standard").map(({ base }) => base);
  if (bases.length === 0) return new Map();
  try {
    const found = await faultCodes().find([...new Set(bases)]);
    return new Map(
      found.flatMap(({ code, titles }) => {
        const title = textIn(titles, lang);
        return title ? [[code, title] as const] : [];
      }),
    );
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error }, "fault codes could not be named");
    return new Map();
  }
}
