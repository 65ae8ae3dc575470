import { companyOf, factsOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { denied } from "@/lib/platform/problems";
import { givable, stateOf, stillHeld } from "../rules";
import type { CompanyKey, CompanyKeys, OwnKey } from "../schema";

interface Row extends Omit<CompanyKey, "lost" | "state" | "lastUsedAt" | "endsAt" | "createdAt"> {
  held: string[];
  lastUsedAt: Date | null;
  endsAt: Date | null;
  revokedAt: Date | null;
  createdAt: Date;
}

const all = {
  name: "company_keys",
  text: `select k.id, k.name, k.prefix, k.rights, coalesce(u.name, '') as "madeBy", k.calls::float8 as calls,
      k.last_used_at as "lastUsedAt", k.ends_at as "endsAt", k.revoked_at as "revokedAt", k.created_at as "createdAt",
      coalesce(m.rights, '{}') as held
    from company_key k
    left join "user" u on u.id = k.user_id and u.disabled_at is null
    left join membership m on m.company_id = k.company_id and m.user_id = u.id
    where k.company_id = $1 order by k.revoked_at is not null, k.id desc limit 200`,
};

/** The keys of the company, those that open something first, and what the reader may give a new one. */
export async function listKeys(actor: Actor): Promise<CompanyKeys> {
  requireRight(actor, "admin");
  const now = new Date();
  const keys = (await read<Row>(all, [companyOf(actor)])).map(({ held, revokedAt, ...row }) => ({
    ...row,
    lost: row.rights.filter((right) => !stillHeld(row.rights, held).includes(right)),
    state: stateOf({ revokedAt, endsAt: row.endsAt }, now),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
  return { keys, givable: givable([...factsOf(actor).rights]) };
}

/** The key that a program asks with. */
export function getOwnKey(actor: Actor): OwnKey {
  const { key, rights, companyId, expiresAt } = factsOf(actor);
  if (!key) throw denied();
  return {
    ...{ companyId, name: key.name, prefix: key.prefix },
    rights: [...rights],
    endsAt: expiresAt?.toISOString() ?? null,
  };
}
