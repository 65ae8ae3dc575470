import { requireRight, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { conflict, notFound, Problem } from "@/lib/platform/problems";
import { mayEnter } from "@/lib/shared/rights";
import { lockMember, setMemberRights } from "@/lib/domains/session/members/commands";
import { endSessionsOfMember } from "@/lib/domains/session/open/commands";
import { requireAdministered } from "@/lib/domains/session/members/queries";
import { differenceOf, judgeChange, sameRights } from "../rules";
import type { RightsChange } from "../schema";

type Wanted = RightsChange & { companyId: number; userId: number };

/** Gives a user exactly these rights in a company; 409 with what stands when it is not what the administrator saw. Without a right to enter, their sessions there end. */
export async function setRights(
  actor: Actor,
  { companyId, userId, rights, seen }: Wanted,
): Promise<{ rights: string[] }> {
  requireRight(actor, "UsersAdmin");
  const mine = await requireAdministered(actor, { companyId, userId }, "UsersAdmin");
  const after = [...new Set<string>(rights)];
  return prisma().$transaction(async (tx) => {
    const row = await lockMember({ companyId, userId }, tx);
    if (!row) throw notFound();
    if (seen && !sameRights(seen, row.rights))
      throw conflict("rights-changed", "Somebody else changed these rights.", { rights: row.rights });
    refuse(judgeChange({ mine, self: userId === userOf(actor), before: row.rights, after }));
    const { added, removed } = differenceOf(row.rights, after);
    if (added.length + removed.length === 0) return { rights: after };
    await setMemberRights({ companyId, userId, rights: after }, tx);
    const detail = { added, removed };
    await audit(actor, tx, { companyId, action: "set-rights", entity: "user", entityId: userId, detail });
    if (mayEnter(after)) await notify("session", `user:${userId}`, tx);
    else await endSessionsOfMember({ companyId, userId }, tx);
    return { rights: after };
  });
}

function refuse({ verdict, rights }: ReturnType<typeof judgeChange>): void {
  if (verdict === "own-administration")
    throw conflict("own-administration", "Nobody takes the right to administer from themselves.", { rights });
  if (verdict === "not-yours")
    throw new Problem(403, "not-your-right", "Only who holds these rights may give or take them.", { rights });
}
