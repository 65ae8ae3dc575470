import { createHmac, randomBytes } from "node:crypto";
import { lockCustomer } from "@/lib/domains/customers/commands/lock-customer";
import { hashKey, keyChannel } from "@/lib/domains/session/queries/find-key";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { notify } from "@/lib/platform/notify";
import { keyDays } from "../rules";

const dayMs = 24 * 60 * 60 * 1000;

interface Named {
  customerId: number;
}

export interface CompanionKey {
  key: string;
  expiresAt: Date;
}

/** The key that opens a customer's companion page: the one that stands, or a first one. 404 for a foreign customer. */
export async function showCompanionKey(actor: Actor, { customerId }: Named, tx?: Tx): Promise<CompanionKey> {
  requireRight(actor, "cart");
  return inTransaction(tx, async (inner) => {
    // Two sellers who ask at once get one key.
    await lockCustomer(actor, { customerId }, inner);
    const [standing] = await inner.$queryRaw<{ seed: Uint8Array | null; hash: string; expiresAt: Date }[]>`
      select seed, encode(key_hash, 'hex') as hash, expires_at as "expiresAt" from live_key
      where company_id = ${companyOf(actor)} and kind = 'companion' and subject_id = ${customerId}
        and revoked_at is null and expires_at > now()`;
    const key = standing?.seed ? keyOf(standing.seed) : null;
    // Another secret than the one that made it makes another key.
    if (standing && key && hashKey(key).toString("hex") === standing.hash)
      return { key, expiresAt: standing.expiresAt };
    return replaceKey(actor, customerId, inner);
  });
}

/** A new key of a customer's companion page; the one before dies with its streams. */
export async function renewCompanionKey(actor: Actor, { customerId }: Named, tx?: Tx): Promise<CompanionKey> {
  requireRight(actor, "cart");
  return inTransaction(tx, async (inner) => {
    await lockCustomer(actor, { customerId }, inner);
    return replaceKey(actor, customerId, inner);
  });
}

/** The database alone tells no key: it takes the server's secret as well. */
const keyOf = (seed: Uint8Array): string =>
  createHmac("sha256", `companion ${env().NEXTAUTH_SECRET}`).update(seed).digest("base64url");

async function replaceKey(actor: Actor, customerId: number, tx: Tx): Promise<CompanionKey> {
  const companyId = companyOf(actor);
  const seed = new Uint8Array(randomBytes(32));
  const key = keyOf(seed);
  const old = await tx.$queryRaw<{ hash: string }[]>`
    update live_key set revoked_at = now(), seed = null
    where company_id = ${companyId} and kind = 'companion' and subject_id = ${customerId} and revoked_at is null
    returning encode(key_hash, 'hex') as hash`;
  const expiresAt = new Date(Date.now() + keyDays * dayMs);
  const owner = { companyId, kind: "companion", subjectId: customerId };
  const data = { ...owner, keyHash: new Uint8Array(hashKey(key)), seed, expiresAt };
  await tx.liveKey.create({ data, select: { subjectId: true } });
  await audit(actor, tx, { action: "renew-key", entity: "customer", entityId: customerId });
  for (const { hash } of old) await notify(keyChannel, hash, tx);
  return { key, expiresAt };
}
