import { createHash, timingSafeEqual } from "node:crypto";
import { mintActor, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { prefixOf, stillHeld } from "../rules";

interface Row {
  companyId: number;
  id: number;
  name: string;
  prefix: string;
  hash: Buffer;
  rights: string[];
  userId: number;
  endsAt: Date | null;
  language: string | null;
  /** What its maker holds in the company now. */
  held: string[];
}

const byPrefix = {
  name: "company_key_by_prefix",
  text: `select k.company_id as "companyId", k.id, k.name, k.prefix, k.hash, k.rights, k.user_id as "userId",
      k.ends_at as "endsAt", u.language, coalesce(m.rights, '{}') as held
    from company_key k
    left join "user" u on u.id = k.user_id and u.disabled_at is null
    left join membership m on m.company_id = k.company_id and m.user_id = u.id
    where k.prefix = $1 and k.revoked_at is null and (k.ends_at is null or k.ends_at > now())`,
};

/** The program that asks with the key, as an actor; null for a key that is unknown, revoked or over. */
export async function findKeyActor(key: string): Promise<Actor | null> {
  const [row] = await read<Row>(byPrefix, [prefixOf(key)]);
  const given = createHash("sha256").update(key).digest();
  if (!row || !timingSafeEqual(row.hash, given)) return null;
  const { companyId, id, name, prefix, rights, held, userId, endsAt, language } = row;
  return mintActor({
    ...{ kind: "key", userId, companyId, language, job: prefix },
    rights: new Set(stillHeld(rights, held)),
    key: { id, name, prefix, given: new Set(rights) },
    expiresAt: endsAt ?? undefined,
  });
}
