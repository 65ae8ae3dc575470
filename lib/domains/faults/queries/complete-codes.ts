import { completeIdentifier } from "@/lib/domains/vehicles/completion/queries";
import type { Suggestion } from "@/lib/domains/vehicles/completion/schema";
import { mostCompletions } from "@/lib/domains/vehicles/completion/rules";
import { requireRight, type Actor } from "@/lib/platform/actor";
import { faultCodes } from "@/lib/providers/fault-codes";
import { codeBeginning } from "@/lib/shared/fault-code";
import { textIn, type Language } from "@/lib/shared/languages";

interface Typed {
  text: string;
  lang: Language;
}

/** What a field for fault codes may become: codes that begin so, then VINs for who may look them up. */
export async function completeDiagnosis(actor: Actor, { text, lang }: Typed): Promise<Suggestion[]> {
  requireRight(actor, "Diag", "DTC");
  const start = codeBeginning(text);
  const [codes, vins] = await Promise.all([
    start === null ? [] : faultCodes().beginning(start, mostCompletions),
    completeIdentifier(actor, { kind: "vin", text }),
  ]);
  const named = codes.map(({ code, titles }): Suggestion => ({
    value: code,
    label: textIn(titles, lang) ?? code,
    detail: null,
    ktype: null,
  }));
  return [...named, ...vins].slice(0, mostCompletions);
}
