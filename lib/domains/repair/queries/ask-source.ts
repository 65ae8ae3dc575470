import { readMid } from "@/lib/domains/vehicles/numbers/rules";
import { invalid, Problem, unavailable } from "@/lib/platform/problems";
import { ProviderFailure } from "@/lib/providers/http/failure";
import { isLate } from "@/lib/providers/http/late";
import { repairData } from "@/lib/providers/repair-data";
import type { RepairData, RepairSource } from "@/lib/providers/repair-data/port";
import { JsonText, withFields } from "@/lib/shared/json-text";

/** What the source of this installation answers, with whose word it is; its failures as problems whose codes begin with "repair-". */
export async function askSource<Found extends object>(
  mid: string,
  ask: (data: RepairData, mid: string) => Promise<Found | null>,
): Promise<Found & Sourced> {
  const { found, ...sourced } = await heard(mid, ask);
  return { ...found, ...sourced };
}

/** The same as JSON, unread where the source keeps it so. */
export async function tellSource<Told extends object>(
  mid: string,
  ask: (data: RepairData, mid: string) => Promise<string | null>,
): Promise<JsonText<Told & Sourced>> {
  const { found, ...sourced } = await heard(mid, ask);
  return new JsonText(withFields(found, sourced));
}

interface Sourced {
  mid: string;
  source: RepairSource;
}

async function heard<Found>(
  mid: string,
  ask: (data: RepairData, mid: string) => Promise<Found | null>,
): Promise<Sourced & { found: Found }> {
  const stored = readMid(mid);
  if (stored === null) throw invalid("malformed-mid", "The MID has at most 20 letters and digits.");
  const data = repairData();
  const found = await ask(data, stored).catch(refuse);
  if (found === null) throw new Problem(404, "no-repair-data", "No results", { mid: stored });
  return { found, mid: stored, source: data.source };
}

const refuse = (error: unknown) => Promise.reject(asProblem(error));

function asProblem(error: unknown): unknown {
  if (!(error instanceof ProviderFailure)) return error;
  if (error.kind === "limited")
    return unavailable("repair-limited", "The quota of the source of repair data is used up for the moment.");
  if (error.kind === "bad data") return new Problem(502, "repair-bad-data", "The repair data cannot be read.");
  if (isLate(error)) return unavailable("repair-late", "The source of repair data did not answer in time.");
  return unavailable("repair-unavailable", "The source of repair data cannot be reached.");
}
