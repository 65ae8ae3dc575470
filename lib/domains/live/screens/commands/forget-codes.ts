import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const stale = {
  name: "screen_codes_stale",
  text: "delete from screen_code where expires_at < now() - interval '1 hour'",
};

/** Deletes codes that no screen shows any more. Only for jobs. */
export async function forgetScreenCodes(actor: Actor): Promise<void> {
  requireJob(actor);
  await read(stale);
}
