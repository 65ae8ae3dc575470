import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { denied, Problem } from "@/lib/platform/problems";
import { findOwnMember, getMember } from "@/lib/domains/session/members/queries";
import type { Right } from "@/lib/shared/rights";
import { without, type OemAccess } from "./rules";
import type { OemRights } from "./schema";

/** The OEM data that a user may ask for in a company where the actor administers OEM rights. */
export async function getOemRights(actor: Actor, place: { companyId: number; userId: number }): Promise<OemRights> {
  requireRight(actor, "OEMAdmin", "admin");
  const { oemDenied } = await getMember(actor, place, "OEMAdmin", "admin");
  return { rights: without(oemDenied) };
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

/** Throws the 403 problem unless the actor may ask for this kind of OEM data: the right OEM, or another one that is named, and not denied. */
export async function requireOemAccess(actor: Actor, access: OemAccess, ...others: Right[]): Promise<void> {
  requireRight(actor, "OEM", ...others);
  const member = await findOwnMember(actor);
  if (member?.oemDenied.includes(access)) throw denied();
}
