import { requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import type { Tx } from "@/lib/platform/db";
import { once } from "@/lib/platform/idempotency";
import { hashPassword } from "@/lib/platform/passwords";
import { conflict } from "@/lib/platform/problems";
import { lockCompany } from "@/lib/domains/account/companies/commands";
import { requireAdministered } from "@/lib/domains/session/members/queries";
import { insertUser } from "@/lib/domains/session/users/commands";
import { isUserTaken } from "@/lib/domains/session/users/queries";
import { firstRights } from "../rules";
import type { NewUserInput } from "../schema";

const userExists = () => conflict("user-exists", "Un utilisateur avec ce nom ou email existe déjà");

/** A user of a company that the actor administers; without a password of ours when Keycloak keeps the identity. */
export async function addUser(
  actor: Actor,
  { user, useKeycloak, key }: NewUserInput & { key: string | null },
): Promise<{ userId: number }> {
  requireRight(actor, "UsersAdmin");
  const { name, email, companyId, password } = user;
  await requireAdministered(actor, { companyId }, "UsersAdmin");
  const prepare = async () => {
    if (await isUserTaken(actor, { email, companyId, name })) throw userExists();
    return useKeycloak ? null : hashPassword(password);
  };
  const write = (passwordHash: string | null, tx: Tx) => storeUser(actor, { name, email, companyId, passwordHash }, tx);
  return once(actor, { key, body: { name, email, companyId, useKeycloak } }, { prepare, write });
}

interface NewRow {
  name: string;
  email: string;
  companyId: number;
  passwordHash: string | null;
}

async function storeUser(actor: Actor, { companyId, ...user }: NewRow, tx: Tx): Promise<{ userId: number }> {
  // Two administrators who add the same person wait here for each other.
  await lockCompany(companyId, tx);
  const userId = await insertUser({ ...user, companyId, rights: firstRights }, tx);
  if (userId === null) throw userExists();
  await audit(actor, tx, { companyId, action: "add", entity: "user", entityId: userId });
  return { userId };
}
