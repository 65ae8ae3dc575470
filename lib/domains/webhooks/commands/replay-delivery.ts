import { companyOf, requirePerson, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { callJob } from "@/lib/platform/call-job";
import { prisma } from "@/lib/platform/db";
import { conflict, notFound } from "@/lib/platform/problems";

/** Sends a message again under the same id, whatever became of it; 409 while it waits or is on its way. */
export async function replayDelivery(actor: Actor, { id }: { id: number }): Promise<void> {
  requirePerson(actor, "admin");
  const companyId = companyOf(actor);
  await prisma().$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ state: string; webhookId: number }[]>`
      select state, webhook_id as "webhookId" from webhook_delivery
      where company_id = ${companyId} and id = ${id} for update`;
    if (!row) throw notFound();
    if (row.state === "sending") throw conflict("on-its-way", "This message is on its way.");
    await tx.$executeRaw`
      update webhook_delivery set state = 'queued', due_at = now(), tries = 0, code = null, fault = null, ms = null
      where company_id = ${companyId} and id = ${id}`;
    await audit(actor, tx, { action: "resend", entity: "webhook", entityId: row.webhookId });
    await callJob(tx, "webhooks");
  });
}
