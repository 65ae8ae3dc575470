import { keyChannel } from "@/lib/domains/session/queries/find-key";
import type { Tx } from "@/lib/platform/db";
import { notify } from "@/lib/platform/notify";

interface Named {
  companyId: number;
  id: number;
}

/** Takes a screen's device from it: its address and its secret open nothing any more, its stream ends. */
export async function revokeScreenKeys({ companyId, id }: Named, tx: Tx): Promise<number> {
  const gone = await tx.$queryRaw<{ hash: string }[]>`
    update live_key set revoked_at = now()
    where company_id = ${companyId} and kind = 'screen' and subject_id = ${id} and revoked_at is null
    returning encode(key_hash, 'hex') as hash`;
  await tx.$executeRaw`
    update screen set secret_hash = null, seen_at = null where company_id = ${companyId} and id = ${id}`;
  for (const { hash } of gone) await notify(keyChannel, hash, tx);
  return gone.length;
}
