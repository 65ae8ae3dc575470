import { requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { afterTry, isSuccess, pauseAfter } from "../rules";
import type { ClaimedDelivery } from "./claim-delivery";

interface TryEnd {
  code: number | null;
  fault: string | null;
  ms: number;
}

/** Writes down what became of a try, unless the message fell into another hand meanwhile, and how its address fares. */
export async function endDelivery(actor: Actor, delivery: ClaimedDelivery, end: TryEnd): Promise<void> {
  requireJob(actor);
  const { companyId, id, claim, tries } = delivery;
  const { code, fault, ms } = end;
  const at = new Date();
  const { state, dueAt } = afterTry({ tries, code, at, chance: Math.random() });
  await prisma().$transaction(async (tx) => {
    const mine = await tx.$executeRaw`
      update webhook_delivery set state = ${state}, claim = null, code = ${code}::int, fault = ${fault}::text, ms = ${ms},
        due_at = ${dueAt}::timestamptz, tried_at = ${at}
      where company_id = ${companyId} and id = ${id} and claim = ${claim}::uuid`;
    if (mine === 0) return;
    if (isSuccess(code)) await noteSuccess(delivery, tx);
    else await noteFailure(delivery, { code, at }, tx);
  });
}

async function noteSuccess({ companyId, webhookId }: ClaimedDelivery, tx: Tx): Promise<void> {
  await tx.$executeRaw`update webhook set failing_since = null
    where company_id = ${companyId} and id = ${webhookId} and failing_since is not null`;
}

async function noteFailure(
  { companyId, webhookId }: ClaimedDelivery,
  { code, at }: { code: number | null; at: Date },
  tx: Tx,
): Promise<void> {
  const [known] = await tx.$queryRaw<{ failingSince: Date | null; paused: boolean }[]>`
    select failing_since as "failingSince", paused_at is not null as paused from webhook
    where company_id = ${companyId} and id = ${webhookId}`;
  if (!known) return;
  const why = pauseAfter(code, known.failingSince ?? at, at);
  if (known.failingSince === null)
    await tx.$executeRaw`update webhook set failing_since = ${at}
      where company_id = ${companyId} and id = ${webhookId} and failing_since is null`;
  if (why === null || known.paused) return;
  await tx.$executeRaw`update webhook set paused_at = ${at}, paused_why = ${why}
    where company_id = ${companyId} and id = ${webhookId}`;
  await tx.$executeRaw`update webhook_delivery set state = 'paused', due_at = null
    where company_id = ${companyId} and webhook_id = ${webhookId} and state = 'queued'`;
  const job = systemActor("webhooks", companyId);
  await audit(job, tx, { action: "suspend", entity: "webhook", entityId: webhookId, detail: { reason: why } });
}
