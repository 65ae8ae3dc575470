import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { lockMember, setOemDenied } from "@/lib/domains/session/members/commands";
import { requireAdministered } from "@/lib/domains/session/members/queries";
import { differenceOf, sameRights } from "../users/rules";
import { without } from "./rules";
import type { OemRights, OemRightsChange } from "./schema";

type Wanted = OemRightsChange & { companyId: number; userId: number };

/** Lets a user ask for exactly these kinds of OEM data in a company; 409 with what stands when it is not what was seen. */
export async function setOemRights(actor: Actor, { companyId, userId, rights, seen }: Wanted): Promise<OemRights> {
  requireRight(actor, "OEMAdmin", "admin");
  await requireAdministered(actor, { companyId, userId }, "OEMAdmin", "admin");
  return prisma().$transaction(async (tx) => {
    const member = await lockMember({ companyId, userId }, tx);
    if (!member) throw notFound();
    const before = without(member.oemDenied);
    if (seen && !sameRights(seen, before))
      throw conflict("rights-changed", "Somebody else changed these rights.", { rights: before });
    const denied = without(rights);
    const detail = { ...differenceOf(before, without(denied)) };
    if (detail.added.length + detail.removed.length === 0) return { rights: before };
    await setOemDenied({ companyId, userId, denied }, tx);
    await audit(actor, tx, { companyId, action: "set-oem-rights", entity: "user", entityId: userId, detail });
    return { rights: without(denied) };
  });
}
