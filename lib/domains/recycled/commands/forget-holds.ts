import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";

const lapsed = {
  name: "recycled_holds_stale",
  text: "delete from recycled_hold where sold_at is null and touched_at < now() - interval '1 day'",
};

/** Deletes reservations of yesterday; a sale stays. Only for jobs. */
export async function forgetHolds(actor: Actor): Promise<void> {
  requireJob(actor);
  await read(lapsed);
}
