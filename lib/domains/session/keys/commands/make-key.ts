import { randomBytes } from "node:crypto";
import { companyOf, factsOf, requirePerson, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { conflict, invalid } from "@/lib/platform/problems";
import { keptText } from "@/lib/shared/compact";
import { hashToken } from "../../queries/find-actor";
import { givable, keyOf, mostKeys, prefixOf } from "../rules";
import type { MadeKey, NewKey } from "../schema";

/** Makes a key of the company for a program, with rights of its maker; it is told here and never again. */
export async function makeKey(actor: Actor, { name, rights, lastDay }: NewKey): Promise<MadeKey> {
  requirePerson(actor, "admin");
  requireGivable(actor, rights);
  const companyId = companyOf(actor);
  const key = keyOf(randomBytes(32).toString("base64url"));
  const [prefix, hash] = [prefixOf(key), new Uint8Array(hashToken(key))];
  return prisma().$transaction(async (tx) => {
    await requireRoom(companyId, tx);
    const [row] = await tx.$queryRaw<{ id: number; isOver: boolean }[]>`
      insert into company_key (company_id, name, prefix, hash, rights, user_id, ends_at)
      values (${companyId}, ${keptText(name)}, ${prefix}, ${hash}, ${[...new Set(rights)]}::text[], ${userOf(actor)},
        (nullif(${lastDay}, '')::date + 1)::timestamp at time zone 'Europe/Paris')
      returning id, coalesce(ends_at <= now(), false) as "isOver"`;
    if (!row) throw new Error("No key was made.");
    if (row.isOver) throw invalid("past", "The last day is over.", { fields: [{ field: "lastDay", message: "past" }] });
    await audit(actor, tx, {
      action: "make",
      entity: "company-key",
      entityId: prefix,
      detail: { name, added: rights },
    });
    return { id: row.id, prefix, key };
  });
}

function requireGivable(actor: Actor, rights: readonly string[]): void {
  const own = givable([...factsOf(actor).rights]);
  const others = rights.filter((right) => !own.includes(right));
  if (others.length > 0)
    throw invalid("rights-not-yours", "A key gets no right that its maker may not give.", { rights: others });
}

async function requireRoom(companyId: number, tx: Tx): Promise<void> {
  await tx.$queryRaw`select id from company_key where company_id = ${companyId} for update`;
  const live = await tx.companyKey.count({ where: { companyId, revokedAt: null } });
  if (live >= mostKeys) throw conflict("too-many-keys", "The company has too many keys.", { most: mostKeys });
}
