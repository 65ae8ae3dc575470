import "server-only";
import { Problem } from "@/lib/platform/problems";

/** What came of asking a maker: an answer, nothing (and which nothing), no right, or a failure of its service. */
export type OeOutcome<Value> =
  | { is: "ok"; value: Value; note: "no-oe-results" | null }
  | { is: "none"; code: string }
  | { is: "failed"; code: string }
  | { is: "denied" };

/** Tells "nothing there", denials and failures of the service from each other; anything else is thrown. */
export async function oeOutcomeOf<Value>(asked: Promise<Value>): Promise<OeOutcome<Value>> {
  try {
    return { is: "ok", value: await asked, note: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 403) return { is: "denied" };
    if (error.status === 404) return { is: "none", code: error.code };
    if (error.code.startsWith("oe-")) return { is: "failed", code: error.code };
    throw error;
  }
}
