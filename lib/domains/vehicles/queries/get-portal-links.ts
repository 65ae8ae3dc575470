import { companyOf, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { repairPortals } from "@/lib/providers/repair-portals";

/** The identity under which TecRMI knows the actor's company. */
export async function getTecrmiId(actor: Actor): Promise<{ id: string }> {
  requireRight(actor, "TecRMI");
  return { id: repairPortals().tecrmiId({ companyId: companyOf(actor) }) };
}

/** An address that opens AutoData for the actor, good for a few minutes. */
export async function getAutodataLink(actor: Actor): Promise<string> {
  requireRight(actor, "AutoData");
  return repairPortals().autodataLink({ companyId: companyOf(actor), userId: userOf(actor) ?? 0 });
}
