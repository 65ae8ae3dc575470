import type { Tx } from "@/lib/platform/db";

/**
 * Joins whole tables until the transaction ends: lines that were written a moment ago have no statistics, and the planner
 * would look through all of them for each.
 */
export async function joinWhole(tx: Tx): Promise<void> {
  await tx.$queryRaw`select set_config('enable_nestloop', 'off', true)`;
}
