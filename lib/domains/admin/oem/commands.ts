import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";
import { requireAdministered } from "../users/queries/find-administered";
import { differenceOf, sameRights } from "../users/rules";
import { without } from "./rules";
import type { OemRights, OemRightsChange } from "./schema";

type Wanted = OemRightsChange & { companyId: number; userId: number };

/** Lets a user ask for exactly these kinds of OEM data in a company; 409 with what stands when it is not what was seen. */
export async function setOemRights(actor: Actor, { companyId, userId, rights, seen }: Wanted): Promise<OemRights> {
  requireRight(actor, "OEMAdmin", "admin");
  await requireAdministered(actor, { companyId, userId }, "OEMAdmin", "admin");
  return prisma().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ denied: string[] }[]>`
      select oem_denied as denied from membership where company_id = ${companyId} and user_id = ${userId} for update`;
    if (!row) throw notFound();
    const before = without(row.denied);
    if (seen && !sameRights(seen, before))
      throw conflict("rights-changed", "Somebody else changed these rights.", { rights: before });
    const denied = without(rights);
    const detail = { ...differenceOf(before, without(denied)) };
    if (detail.added.length + detail.removed.length === 0) return { rights: before };
    await tx.$executeRaw`
      update membership set oem_denied = ${denied} where company_id = ${companyId} and user_id = ${userId}`;
    await audit(actor, tx, { companyId, action: "set-oem-rights", entity: "user", entityId: userId, detail });
    return { rights: without(denied) };
  });
}
