import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { read, type Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { hashPassword } from "@/lib/platform/passwords";
import { conflict } from "@/lib/platform/problems";
import { requireAdministered } from "../queries/find-administered";
import { firstRights } from "../rules";
import type { NewUserInput } from "../schema";

const userExists = () => conflict("user-exists", "Un utilisateur avec ce nom ou email existe déjà");

const taken = {
  name: "user_taken",
  text: `select exists (select from "user" where lower(email) = $1) or exists (
    select from membership where company_id = $2 and sort_name = lower(unaccent($3))) as taken`,
};

/** A user of a company that the actor administers; without a password of ours when Keycloak keeps the identity. */
export async function addUser(
  actor: Actor,
  { user, useKeycloak, key }: NewUserInput & { key: string | null },
): Promise<{ userId: number }> {
  requireRight(actor, "UsersAdmin");
  const { name, email, companyId, password } = user;
  await requireAdministered(actor, { companyId }, "UsersAdmin");
  const prepare = async () => {
    const [row] = await read<{ taken: boolean }>(taken, [email, companyId, name]);
    if (row?.taken) throw userExists();
    return useKeycloak ? null : hashPassword(password);
  };
  const write = (passwordHash: string | null, tx: Tx) =>
    insertUser(actor, { name, email, companyId, passwordHash }, tx);
  return once(actor, { key, body: { name, email, companyId, useKeycloak } }, { prepare, write });
}

interface NewRow {
  name: string;
  email: string;
  companyId: number;
  passwordHash: string | null;
}

async function insertUser(actor: Actor, { companyId, ...user }: NewRow, tx: Tx): Promise<{ userId: number }> {
  // Two administrators who add the same person wait here for each other.
  await tx.$executeRaw`select from company where id = ${companyId} for no key update`;
  const [row] = await tx.$queryRaw<{ taken: boolean }[]>`select exists (
      select from membership where company_id = ${companyId} and sort_name = lower(unaccent(${user.name}))) as taken`;
  if (row?.taken) throw userExists();
  const [made] = await tx.$queryRaw<{ id: number }[]>`
    insert into "user" (email, name, password_hash) values (${user.email}, ${user.name}, ${user.passwordHash})
    on conflict do nothing returning id`;
  if (!made) throw userExists();
  const membership = { companyId, userId: made.id, rights: [...firstRights], preferred: true };
  await tx.membership.create({ data: membership, select: { userId: true } });
  await audit(actor, tx, { companyId, action: "add", entity: "user", entityId: made.id });
  return { userId: made.id };
}
