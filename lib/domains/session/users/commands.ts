import type { Tx } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";
import { insertMember } from "../members/commands";

interface NewUser {
  name: string;
  email: string;
  passwordHash: string | null;
  companyId: number;
  rights: readonly string[];
}

/** A new user in their first company, which the caller holds locked; null when somebody has the name or the address. */
export async function insertUser({ companyId, rights, ...user }: NewUser, tx: Tx): Promise<number | null> {
  const [named] = await tx.$queryRaw<{ taken: boolean }[]>`select exists (
      select from membership where company_id = ${companyId} and sort_name = lower(unaccent(${user.name}))) as taken`;
  if (named?.taken) return null;
  const [made] = await tx.$queryRaw<{ id: number }[]>`
    insert into "user" (email, name, password_hash) values (${user.email}, ${user.name}, ${user.passwordHash})
    on conflict do nothing returning id`;
  if (!made) return null;
  await insertMember({ companyId, userId: made.id, rights, preferred: true }, tx);
  return made.id;
}

/** The language of a user; their actors are read anew. */
export async function setUserLanguage(
  { userId, language }: { userId: number; language: string | null },
  tx: Tx,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { language }, select: { id: true } });
  await notify("session", `user:${userId}`, tx);
}

/** The id of a user's picture; changes of the same user wait for each other from here on. */
export async function lockUserPicture(userId: number, tx: Tx): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ picture: string | null }[]>`
    select picture from "user" where id = ${userId} for no key update`;
  return row?.picture ?? null;
}

export async function setUserPicture(
  { userId, picture }: { userId: number; picture: string | null },
  tx: Tx,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { picture }, select: { id: true } });
}

/** A new password; false for a user who may not sign in any more. */
export async function setUserPassword(
  { userId, passwordHash }: { userId: number; passwordHash: string },
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { id: userId, disabledAt: null }, data: { passwordHash } });
  return count > 0;
}
