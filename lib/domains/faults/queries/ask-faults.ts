import { requireRight, type Actor } from "@/lib/platform/actor";
import { countUse } from "@/lib/platform/counting/count-use";
import { unavailable } from "@/lib/platform/problems";
import { faultCodes } from "@/lib/providers/fault-codes";
import { ProviderFailure } from "@/lib/providers/http/failure";
import type { FaultCode } from "@/lib/shared/fault-code";
import type { Language } from "@/lib/shared/languages";
import { countCodes } from "../commands";
import { tellFault } from "../rules";
import type { FaultHelp } from "../schema";

interface Asked {
  codes: readonly FaultCode[];
  lang: Language;
  /** Asked by a page, which may be opened again. */
  onPage?: boolean;
}

/** What is known of codes, in their order, as far as the day's quota goes. 503 while their source does not answer. */
export async function askFaults(actor: Actor, { codes, lang, onPage = false }: Asked): Promise<FaultHelp[]> {
  requireRight(actor, "DTC", "Diag");
  const granted = await countCodes(actor, { codes: codes.map(({ code }) => code), onPage });
  if (codes.length > 0) countUse(actor, { kind: "dtc", amount: codes.length });
  const bases = [...new Set(codes.filter(({ code }) => granted.has(code)).map(({ base }) => base))];
  const found = bases.length > 0 ? await faultCodes().find(bases).catch(silent) : [];
  const known = new Map(found.map((one) => [one.code, one]));
  return codes.map((one) => {
    const asked = granted.has(one.code);
    return tellFault(one, { known: asked ? known.get(one.base) : undefined, asked, lang });
  });
}

function silent(error: unknown): never {
  if (!(error instanceof ProviderFailure)) throw error;
  throw unavailable("fault-codes-silent", "The source of fault codes does not answer, please try again.");
}
