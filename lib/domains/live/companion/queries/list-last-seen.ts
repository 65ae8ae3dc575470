import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const lastSeen = {
  name: "companion_last_seen",
  text: `select subject_id as id, max(seen_at) as at from live_key
    where company_id = $1 and kind = 'companion' and subject_id = any($2::int[]) and seen_at is not null
    group by subject_id`,
};

/** When customers last had their own page open, by customer; nobody who never had. */
export async function listLastSeen(
  actor: Actor,
  { customerIds }: { customerIds: readonly number[] },
): Promise<ReadonlyMap<number, Date>> {
  requireRight(actor, "cart");
  if (customerIds.length === 0) return new Map();
  const rows = await read<{ id: number; at: Date }>(lastSeen, [companyOf(actor), customerIds]);
  return new Map(rows.map(({ id, at }) => [id, at]));
}
