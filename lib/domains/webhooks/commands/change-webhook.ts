import { companyOf, requirePerson, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { callJob } from "@/lib/platform/call-job";
import { prisma, type Tx } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";

interface Named {
  id: number;
}

async function lockWebhook(actor: Actor, { id }: Named, tx: Tx): Promise<{ url: string; paused: boolean }> {
  const [row] = await tx.$queryRaw<{ url: string; paused: boolean }[]>`
    select url, paused_at is not null as paused from webhook
    where company_id = ${companyOf(actor)} and id = ${id} for update`;
  if (!row) throw notFound();
  return row;
}

/** Takes an address away, with what it was told and was to be told. */
export async function removeWebhook(actor: Actor, { id }: Named): Promise<void> {
  requirePerson(actor, "admin");
  await prisma().$transaction(async (tx) => {
    const { url } = await lockWebhook(actor, { id }, tx);
    await tx.$executeRaw`delete from webhook where company_id = ${companyOf(actor)} and id = ${id}`;
    const detail = { name: new URL(url).host };
    await audit(actor, tx, { action: "remove", entity: "webhook", entityId: id, detail });
  });
}

/** Tells an address nothing until it is resumed: what happens meanwhile is listed as not sent. */
export async function pauseWebhook(actor: Actor, { id }: Named): Promise<void> {
  requirePerson(actor, "admin");
  await prisma().$transaction(async (tx) => {
    const { paused } = await lockWebhook(actor, { id }, tx);
    if (paused) return;
    const companyId = companyOf(actor);
    await tx.$executeRaw`update webhook set paused_at = now(), paused_why = 'hand' where company_id = ${companyId} and id = ${id}`;
    await tx.$executeRaw`update webhook_delivery set state = 'paused', due_at = null
      where company_id = ${companyId} and webhook_id = ${id} and state = 'queued'`;
    await audit(actor, tx, { action: "suspend", entity: "webhook", entityId: id });
  });
}

/** Tells an address again, beginning with what happened while it was paused. */
export async function resumeWebhook(actor: Actor, { id }: Named): Promise<void> {
  requirePerson(actor, "admin");
  await prisma().$transaction(async (tx) => {
    await lockWebhook(actor, { id }, tx);
    const companyId = companyOf(actor);
    await tx.$executeRaw`update webhook set paused_at = null, paused_why = null, failing_since = null
      where company_id = ${companyId} and id = ${id}`;
    await tx.$executeRaw`update webhook_delivery set state = 'queued', due_at = now(), tries = 0
      where company_id = ${companyId} and webhook_id = ${id} and state = 'paused'`;
    await audit(actor, tx, { action: "reinstate", entity: "webhook", entityId: id });
    await callJob(tx, "webhooks");
  });
}

/** Sends an address a message that says nothing, whatever it listens to and even while it is paused. */
export async function testWebhook(actor: Actor, { id }: Named): Promise<{ deliveryId: number }> {
  requirePerson(actor, "admin");
  return prisma().$transaction(async (tx) => {
    await lockWebhook(actor, { id }, tx);
    const [row] = await tx.$queryRaw<{ id: number }[]>`
      insert into webhook_delivery (company_id, webhook_id, event, data, due_at)
      values (${companyOf(actor)}, ${id}, 'test', '{}'::jsonb, now()) returning id`;
    await audit(actor, tx, { action: "ask-again", entity: "webhook", entityId: id });
    await callJob(tx, "webhooks");
    return { deliveryId: row?.id ?? 0 };
  });
}
