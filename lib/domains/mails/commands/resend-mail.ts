import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma } from "@/lib/platform/db";
import { callJob } from "@/lib/platform/call-job";
import { conflict, notFound } from "@/lib/platform/problems";

/** Gives a message that failed all its tries anew. 409 for one that has not failed, or whose content was emptied. */
export async function resendMail(actor: Actor, { id }: { id: number }): Promise<void> {
  requireRight(actor, "admin");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ state: string; hasContent: boolean }[]>`
      select state, content is not null as "hasContent" from mail where company_id = ${companyId} and id = ${id} for update`;
    if (!row) throw notFound();
    if (row.state !== "failed" || !row.hasContent)
      throw conflict("mail-not-failed", "Only a message that failed is sent again.");
    const data = { state: "queued", tries: 0, fault: null, reply: null, dueAt: new Date() };
    await tx.mail.update({ where: { companyId_id: { companyId, id } }, data, select: { id: true } });
    await audit(actor, tx, { action: "resend", entity: "mail", entityId: id });
    await callJob(tx, "mails");
  });
}
