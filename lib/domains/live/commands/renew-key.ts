import { createHash, randomBytes } from "node:crypto";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { notify } from "@/lib/platform/notify";
import { keyChannel } from "../queries/find-key";

/** A new key of a customer's companion page; the one before dies with its streams. */
export async function renewCompanionKey(
  actor: Actor,
  { customerId }: { customerId: number },
  tx?: Tx,
): Promise<{ key: string }> {
  requireRight(actor, "cart");
  const companyId = companyOf(actor);
  const key = randomBytes(32).toString("base64url");
  return inTransaction(tx, async (inner) => {
    const customer = await inner.customer.findUnique({
      where: { companyId_id: { companyId, id: customerId } },
      select: { id: true },
    });
    if (!customer) throw notFound();
    const old = await inner.$queryRaw<{ hash: string }[]>`
      update live_key set revoked_at = now()
      where company_id = ${companyId} and kind = 'companion' and subject_id = ${customerId} and revoked_at is null
      returning encode(key_hash, 'hex') as hash`;
    const keyHash = new Uint8Array(createHash("sha256").update(key).digest());
    const data = { keyHash, companyId, kind: "companion", subjectId: customerId };
    await inner.liveKey.create({ data, select: { subjectId: true } });
    await audit(actor, inner, { action: "renew-key", entity: "customer", entityId: customerId });
    for (const { hash } of old) await notify(keyChannel, hash, inner);
    return { key };
  });
}
