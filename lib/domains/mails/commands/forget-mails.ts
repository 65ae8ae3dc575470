import { requireJob, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { mailTransport } from "@/lib/providers/mail";
import { keptDays } from "../rules";

const old = {
  name: "mail_old",
  text: "delete from mail where due_at is null and created_at < $1",
};

/** Deletes messages that ended long ago, with their files. */
export async function forgetMails(actor: Actor): Promise<void> {
  requireJob(actor);
  const before = new Date(Date.now() - keptDays * 86_400_000);
  await Promise.all([read(old, [before]), mailTransport().forget(before)]);
}
