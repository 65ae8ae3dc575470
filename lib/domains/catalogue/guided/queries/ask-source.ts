import { notFound, Problem, unavailable } from "@/lib/platform/problems";
import { guidedSelection } from "@/lib/providers/guided-selection";
import type { GuidedSelection } from "@/lib/providers/guided-selection/port";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { isLate } from "@/lib/providers/http/late";

/** What the source of this installation answers; its failures as problems whose codes begin with "guided-". */
export const askSource = <Found>(ask: (source: GuidedSelection) => Promise<Found>): Promise<Found> =>
  ask(guidedSelection()).catch((error: unknown) => Promise.reject(asProblem(error)));

/** The same for what must be there: 404 for a vehicle that the source does not know. */
export async function askKnown<Found>(ask: (source: GuidedSelection) => Promise<Found | null>): Promise<Found> {
  const found = await askSource(ask);
  if (found === null) throw notFound();
  return found;
}

function asProblem(error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  if (error.kind === "limited")
    return unavailable("guided-limited", "The quota of the service of guided selection is used up for the moment.");
  if (error.kind === "bad data") return new Problem(502, "guided-bad-data", "The guided selection cannot be read.");
  if (isLate(error)) return unavailable("guided-late", "The service of guided selection did not answer in time.");
  return unavailable("guided-unavailable", "The service of guided selection cannot be reached.");
}
