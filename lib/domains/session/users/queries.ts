import { companyOf, requireJob, requireRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read, type Tx } from "@/lib/platform/db";
import { requireAdministered } from "../members/queries";
import { defaultCompanyId } from "../rules";

/** The name of the actor's user as it is now; null for a job. */
export async function findUserName(actor: Actor, tx: Tx): Promise<string | null> {
  requireUser(actor);
  const id = userOf(actor);
  const user = id === null ? null : await tx.user.findUnique({ where: { id }, select: { name: true } });
  return user?.name ?? null;
}

const sellers = {
  name: "seller_names",
  text: `select m.user_id as "userId", u.name from membership m join "user" u on u.id = m.user_id
    where m.company_id = $1 and 'cart' = any(m.rights) order by m.sort_name, m.user_id limit 200`,
};

/** The names of who sells in the actor's company, by their ids; of a very large house the first two hundred. */
export async function listSellerNames(actor: Actor): Promise<Record<number, string>> {
  requireRight(actor, "cart");
  const rows = await read<{ userId: number; name: string }>(sellers, [companyOf(actor)]);
  return Object.fromEntries(rows.map(({ userId, name }) => [userId, name]));
}

const colleagues = {
  name: "colleague_names",
  text: `select m.user_id as "userId", u.name from membership m join "user" u on u.id = m.user_id
    where m.company_id = $1 and m.user_id = any($2::int[])`,
};

/** The names of people of the actor's company, by their ids; who has left it has none. */
export async function nameColleagues(
  actor: Actor,
  { ids }: { ids: readonly number[] },
): Promise<Record<number, string>> {
  requireUser(actor);
  const rows = await read<{ userId: number; name: string }>(colleagues, [companyOf(actor), ids]);
  return Object.fromEntries(rows.map(({ userId, name }) => [userId, name]));
}

const people = { name: "people_names", text: `select id as "userId", name from "user" where id = any($1::int[])` };

/** The names of people of any company by their ids, for a verb that has decided that its actor may read them. */
export async function namePeople(actor: Actor, { ids }: { ids: readonly number[] }): Promise<Record<number, string>> {
  requireUser(actor);
  const rows = ids.length === 0 ? [] : await read<{ userId: number; name: string }>(people, [ids]);
  return Object.fromEntries(rows.map(({ userId, name }) => [userId, name]));
}

const administrators = {
  name: "support_administrators",
  text: `select u.name, u.email from membership m join "user" u on u.id = m.user_id
    where m.company_id = $1 and m.rights && array['admin', 'UsersAdmin'] and u.disabled_at is null
    order by m.sort_name, m.user_id limit 5`,
};

/** The first five who administer the actor's company. */
export async function listAdministrators(actor: Actor): Promise<{ name: string; email: string }[]> {
  requireUser(actor);
  return read(administrators, [companyOf(actor)]);
}

/** The first five who administer the installation, for who has nobody nearer to ask. */
export async function listPortalAdministrators(actor: Actor): Promise<{ name: string; email: string }[]> {
  requireUser(actor);
  return read(administrators, [defaultCompanyId]);
}

const taken = {
  name: "user_taken",
  text: `select exists (select from "user" where lower(email) = $1) or exists (
    select from membership where company_id = $2 and sort_name = lower(unaccent($3))) as taken`,
};

interface Person {
  email: string;
  companyId: number;
  name: string;
}

/** Whether somebody has the address, or the name in a company whose users the actor administers; 404 for every other company. */
export async function isUserTaken(actor: Actor, { email, companyId, name }: Person): Promise<boolean> {
  await requireAdministered(actor, { companyId }, "UsersAdmin");
  const [row] = await read<{ taken: boolean }>(taken, [email, companyId, name]);
  return row?.taken ?? false;
}

const passwordHash = {
  name: "user_password",
  text: `select password_hash as hash from "user" where id = $1 and disabled_at is null`,
};

/** The hash of a user's password; null for who has none. */
export async function findPasswordHash(userId: number): Promise<string | null> {
  const [row] = await read<{ hash: string | null }>(passwordHash, [userId]);
  return row?.hash ?? null;
}

/** Somebody who is written to. */
export interface Reader {
  userId: number;
  email: string;
  name: string;
  language: string | null;
}

const readers = {
  name: "mail_readers",
  text: `select id as "userId", email, name, language from "user" where id = any($1::int[]) and disabled_at is null`,
};

/** The addresses of some people; who is kept out has none. */
export async function listReaders(
  actor: Actor,
  { userIds }: { userIds: readonly number[] },
): Promise<Map<number, Reader>> {
  requireJob(actor);
  const rows = await read<Reader>(readers, [userIds]);
  return new Map(rows.map((row) => [row.userId, row]));
}
