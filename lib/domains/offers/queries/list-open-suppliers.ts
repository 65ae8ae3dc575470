import { companyOf, hasRight, requireUser, type Actor } from "@/lib/platform/actor";
import { unprocessable } from "@/lib/platform/problems";
import { supplierAdapters } from "@/lib/providers/supplier-availability";
import { vendorSuppliers } from "@/lib/providers/supplier-availability/embedded-vendors";
import type { SupplierAdapter } from "@/lib/providers/supplier-availability/port";
import { numberOf } from "@/lib/shared/vendor-channel";

/** Suppliers whose offers ask for a right of their own. */
const gated = { Techauto: "Techauto-app" } as const;

const mayAsk = (actor: Actor, { supplier: { code } }: SupplierAdapter): boolean =>
  !(code in gated) || hasRight(actor, gated[code as keyof typeof gated]);

interface Wanted {
  articleIds: readonly number[];
  /** The only suppliers to ask; a name that is none of them is a 422. */
  codes?: readonly string[];
}

/** The suppliers that the actor may ask about articles, or those named: suppliers of the installation, then stores of vendors. */
export async function listOpenSuppliers(actor: Actor, { articleIds, codes }: Wanted): Promise<SupplierAdapter[]> {
  requireUser(actor);
  const numbers = codes?.map(numberOf).filter((number) => number !== null);
  const [installed, stores] = await Promise.all([
    supplierAdapters(),
    vendorSuppliers({ companyId: companyOf(actor), articleIds, numbers }),
  ]);
  const open = [...installed.filter((adapter) => mayAsk(actor, adapter)), ...stores];
  if (!codes) return open;
  const chosen = open.filter(({ supplier }) => codes.includes(supplier.code));
  if (chosen.length < codes.length) throw unprocessable("unsupported-supplier", "There is no supplier of this name.");
  return chosen;
}
