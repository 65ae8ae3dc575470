import { requireRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import type { IntervalsAnswer, ServicesAnswer } from "../schema";
import { askSource } from "./ask-source";

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
