import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { freshSeconds } from "../rules";

const seen = {
  name: "companion_seen",
  text: `select exists (select from live_key where company_id = $1 and kind = 'companion' and subject_id = $2
      and revoked_at is null and seen_at > now() - make_interval(secs => $3)) as connected`,
};

/** Whether a customer of the company has the companion page open. */
export async function isCustomerConnected(actor: Actor, { customerId }: { customerId: number }): Promise<boolean> {
  requireRight(actor, "cart");
  const seconds = freshSeconds(env().ETABLI_HEARTBEAT_SECONDS);
  const [row] = await read<{ connected: boolean }>(seen, [companyOf(actor), customerId, seconds]);
  return row?.connected ?? false;
}
