import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import type { Tx } from "@/lib/platform/db";
import type { MailTopic } from "../schema";

/** How many messages the company wrote about one thing lately (ms). */
export async function countMailsAbout(
  actor: Actor,
  { noun, id, sinceMs }: { noun: MailTopic; id: number; sinceMs: number },
  tx: Tx,
): Promise<number> {
  requireUser(actor);
  const since = new Date(Date.now() - sinceMs);
  return tx.mail.count({ where: { companyId: companyOf(actor), about: noun, aboutId: id, createdAt: { gt: since } } });
}
