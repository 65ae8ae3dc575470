import { createHash } from "node:crypto";
import { read } from "@/lib/platform/db";
import { gather } from "@/lib/platform/gather";
import { watchNotice } from "@/lib/platform/events/watch-notice";
import { isLiveKey } from "../rules";

export const keyChannel = "live-key";

export interface KeyHolder {
  kind: "companion" | "screen";
  companyId: number;
  subjectId: number;
  keyHash: string;
  /** Null for a key that stays until it is revoked. */
  expiresAt: Date | null;
}

const byHash = {
  name: "live_key_by_hash",
  text: `select kind, company_id as "companyId", subject_id as "subjectId", encode(key_hash, 'hex') as "keyHash", expires_at as "expiresAt"
    from live_key where key_hash in (select decode(h, 'hex') from unnest($1::text[]) h) and revoked_at is null and (expires_at is null or expires_at > now())`,
};

const gathered = gather(async (hashes: string[]) => {
  const holders = await read<KeyHolder>(byHash, [hashes]);
  return new Map(holders.map((holder) => [holder.keyHash, holder]));
});
const findByHash = async (hash: string): Promise<KeyHolder | null> => (await gathered(hash)) ?? null;

/** What the database keeps of a key. */
export const hashKey = (key: string): Buffer => createHash("sha256").update(key).digest();

/** Whom a key of a public stream belongs to; null when it is unknown or revoked. */
export async function findKeyHolder(key: string): Promise<KeyHolder | null> {
  if (!isLiveKey(key)) return null;
  return findByHash(hashKey(key).toString("hex"));
}

const retryMs = 1000;

/** Runs `ended` when the key is revoked; answers how to stop. */
export function watchKey({ keyHash }: KeyHolder, ended: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const look = () =>
    void findByHash(keyHash).then(
      (holder) => void (holder || stopped || ended()),
      () => void (stopped || (timer = setTimeout(look, retryMs).unref())),
    );
  const unwatch = watchNotice(keyChannel, [keyHash], look);
  look();
  return () => {
    stopped = true;
    clearTimeout(timer);
    unwatch();
  };
}
