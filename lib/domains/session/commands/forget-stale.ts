import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const sessions = {
  name: "sessions_stale",
  text: "delete from session where least(expires_at, revoked_at) < now() - interval '30 days'",
};
/** A count starts anew an hour after the last failure; no lock lasts a day. */
const locks = {
  name: "sign_in_locks_stale",
  text: "delete from sign_in_lock where updated_at < now() - interval '1 day' and (locked_until is null or locked_until < now())",
};

const links = { name: "links_stale", text: "delete from one_time_link where expires_at < now() - interval '1 day'" };

const flows = { name: "sign_on_flows_stale", text: "delete from sign_on_flow where expires_at < now()" };
const codes = { name: "site_codes_stale", text: "delete from site_code where expires_at < now()" };

/** Deletes sessions that ended a month ago, links of yesterday, begun sign-ins and codes that are over, and counts of failed sign-ins that no longer matter. Only for jobs. */
export async function forgetStale(actor: Actor): Promise<void> {
  requireJob(actor);
  await Promise.all([read(sessions), read(locks), read(links), read(flows), read(codes)]);
}
