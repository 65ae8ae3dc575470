import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { notFound } from "@/lib/platform/problems";
import { insertMember } from "@/lib/domains/session/members/commands";
import { requireAdministered } from "@/lib/domains/session/members/queries";
import { findUser } from "../queries/list-users";
import { firstRights } from "../rules";

/** Makes a user that the actor administers a member of another company that they administer; once is enough. */
export async function addCompany(
  actor: Actor,
  { userId, companyId }: { userId: number; companyId: number },
): Promise<void> {
  requireRight(actor, "UsersAdmin");
  await requireAdministered(actor, { companyId }, "UsersAdmin");
  if (!(await findUser(actor, { userId }))) throw notFound();
  await prisma().$transaction(async (tx) => {
    if (!(await insertMember({ companyId, userId, rights: firstRights }, tx))) return;
    await audit(actor, tx, { companyId, action: "add-company", entity: "user", entityId: userId });
    await notify("session", `user:${userId}`, tx);
  });
}
