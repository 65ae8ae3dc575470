import { requireRight, type Actor } from "@/lib/platform/actor";
import type { JsonText } from "@/lib/shared/json-text";
import type { Language } from "@/lib/shared/languages";
import type { IntervalsAnswer, ServicesAnswer } from "../schema";
import { askSource, tellSource } from "./ask-source";
import { storedOf } from "./stored";

interface Asked {
  mid: string;
  lang: Language;
}

/** The revision services of a MID; 404 "no-repair-data" when the source holds none. */
export async function getServices(actor: Actor, { mid, lang }: Asked): Promise<ServicesAnswer> {
  requireRight(actor, "AutoData");
  return askSource(mid, async (data, stored) => {
    const services = await data.services({ mid: stored, lang });
    return services && { services };
  });
}

/** What one service consists of and when it is due; 404 as well for a service that the vehicle has not. */
export function getIntervals(
  actor: Actor,
  { mid, lang, serviceId }: Asked & { serviceId: string },
): Promise<IntervalsAnswer> {
  requireRight(actor, "AutoData");
  return askSource(mid, (data, stored) => data.intervals({ mid: stored, lang, serviceId }));
}

/** The services for a call, which passes on what a source keeps as JSON. */
export function tellServices(actor: Actor, { mid, lang }: Asked): Promise<JsonText<ServicesAnswer>> {
  requireRight(actor, "AutoData");
  return tellSource(mid, async (data, stored) => {
    const services = await storedOf(data).services({ mid: stored, lang });
    return services && `{"services":${services}}`;
  });
}

/** The same of one service. */
export function tellIntervals(
  actor: Actor,
  { mid, lang, serviceId }: Asked & { serviceId: string },
): Promise<JsonText<IntervalsAnswer>> {
  requireRight(actor, "AutoData");
  return tellSource(mid, (data, stored) => storedOf(data).intervals({ mid: stored, lang, serviceId }));
}
