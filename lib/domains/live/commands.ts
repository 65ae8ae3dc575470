import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { publish } from "@/lib/platform/events/publish";
import type { Shared } from "./schema";

/** Sends a scanned VIN or EAN to the user's other windows, which open the search. */
export async function shareScan(actor: Actor, { kind, value }: Shared, tx?: Tx): Promise<Shared> {
  requireRight(actor, "CaiaApp");
  const userId = userOf(actor) ?? undefined;
  await inTransaction(tx, (inner) => publish(inner, { kind, companyId: companyOf(actor), userId, data: { value } }));
  return { kind, value };
}
