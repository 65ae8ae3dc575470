import "server-only";
import { Problem } from "@/lib/platform/problems";

/** What came of asking for repair data: they are there, there are none, or the source failed. */
export type RepairOutcome<Value> = { is: "ok"; value: Value } | { is: "none" } | { is: "failed"; code: string };

/** Tells "nothing there" and failures of the source from each other; anything else is thrown. */
export async function outcomeOf<Value>(asked: Promise<Value>): Promise<RepairOutcome<Value>> {
  try {
    return { is: "ok", value: await asked };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) return { is: "none" };
    if (error.code.startsWith("repair-")) return { is: "failed", code: error.code };
    throw error;
  }
}
