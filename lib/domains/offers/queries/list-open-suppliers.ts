import { hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { supplierAdapters } from "@/lib/providers/supplier-availability";
import type { SupplierAdapter } from "@/lib/providers/supplier-availability/port";

/** Suppliers whose offers ask for a right of their own. */
const gated = { Techauto: "Techauto-app" } as const;

const mayAsk = (actor: Actor, { supplier: { code } }: SupplierAdapter): boolean =>
  !(code in gated) || hasRight(actor, gated[code as keyof typeof gated]);

/** The suppliers that the actor may ask, or those named; a name that is none of them is a 422. */
export async function listOpenSuppliers(actor: Actor, codes?: readonly string[]): Promise<SupplierAdapter[]> {
  requireUser(actor);
  const open = (await supplierAdapters()).filter((adapter) => mayAsk(actor, adapter));
  if (!codes) return open;
  const chosen = open.filter(({ supplier }) => codes.includes(supplier.code));
  if (chosen.length < codes.length) throw unprocessable("unsupported-supplier", "There is no supplier of this name.");
  return chosen;
}
