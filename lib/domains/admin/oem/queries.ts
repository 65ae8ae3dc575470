import { companyOf, hasRight, requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { denied, Problem } from "@/lib/platform/problems";
import { requireAdministered } from "../users/queries/find-administered";
import { without, type OemAccess } from "./rules";
import type { OemRights } from "./schema";

const ofMember = {
  name: "oem_denied",
  text: "select oem_denied as denied from membership where company_id = $1 and user_id = $2",
};

/** The OEM data that a user may ask for in a company where the actor administers OEM rights. */
export async function getOemRights(actor: Actor, place: { companyId: number; userId: number }): Promise<OemRights> {
  requireRight(actor, "OEMAdmin", "admin");
  await requireAdministered(actor, place, "OEMAdmin", "admin");
  const [row] = await read<{ denied: string[] }>(ofMember, [place.companyId, place.userId]);
  return { rights: without(row?.denied ?? []) };
}

/** The same for a page; null where the actor does not administer OEM rights. */
export async function findOemRights(
  actor: Actor,
  place: { companyId: number; userId: number },
): Promise<OemRights | null> {
  if (!hasRight(actor, "OEMAdmin", "admin")) return null;
  return getOemRights(actor, place).catch((error: unknown) => {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  });
}

/** Throws the 403 problem unless the actor may ask for this kind of OEM data: the right OEM, and not denied. */
export async function requireOemAccess(actor: Actor, access: OemAccess): Promise<void> {
  requireRight(actor, "OEM");
  const [row] = await read<{ denied: string[] }>(ofMember, [companyOf(actor), userOf(actor)]);
  if (row?.denied.includes(access)) throw denied();
}
