import type { Tx } from "@/lib/platform/db";
import type { Member } from "./queries";

interface Place {
  companyId: number;
  userId: number;
}

/** Makes a user a member of a company; false for one who is. */
export async function insertMember(
  { companyId, userId, rights, preferred = false }: Place & { rights: readonly string[]; preferred?: boolean },
  tx: Tx,
): Promise<boolean> {
  const made = await tx.$executeRaw`insert into membership (company_id, user_id, rights, preferred)
    values (${companyId}, ${userId}, ${[...rights]}, ${preferred}) on conflict do nothing`;
  return made > 0;
}

/** A member as it stands; changes of the same one wait for each other from here on. Null for anybody else. */
export async function lockMember({ companyId, userId }: Place, tx: Tx): Promise<Member | null> {
  const [row] = await tx.$queryRaw<Member[]>`
    select rights, oem_denied as "oemDenied" from membership
    where company_id = ${companyId} and user_id = ${userId} for update`;
  return row ?? null;
}

export async function setMemberRights(
  { companyId, userId, rights }: Place & { rights: readonly string[] },
  tx: Tx,
): Promise<void> {
  await tx.$executeRaw`
    update membership set rights = ${[...rights]} where company_id = ${companyId} and user_id = ${userId}`;
}

export async function setOemDenied(
  { companyId, userId, denied }: Place & { denied: readonly string[] },
  tx: Tx,
): Promise<void> {
  await tx.$executeRaw`
    update membership set oem_denied = ${[...denied]} where company_id = ${companyId} and user_id = ${userId}`;
}
