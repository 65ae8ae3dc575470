import { randomBytes } from "node:crypto";
import { companyOf, requirePerson, userOf, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { prisma, type Tx } from "@/lib/platform/db";
import { conflict, invalid } from "@/lib/platform/problems";
import { seal } from "@/lib/platform/seal";
import { receivers } from "@/lib/providers/receivers";
import { mostWebhooks, secretOf } from "../rules";
import type { MadeWebhook, NewWebhook } from "../schema";

export const webhookSeal = "webhook";

/** Registers the address of a program; what signs its messages is told here and never again. */
export async function addWebhook(actor: Actor, { url, events }: NewWebhook): Promise<MadeWebhook> {
  requirePerson(actor, "admin");
  const fault = await receivers().judge(url);
  if (fault)
    throw invalid("bad-address", "This address cannot be told anything.", {
      fields: [{ field: "url", message: fault }],
    });
  const companyId = companyOf(actor);
  const secret = secretOf(randomBytes(32));
  const row = {
    ...{ companyId, url: new URL(url).href, events: [...new Set(events)], createdBy: userOf(actor) },
    secret: new Uint8Array(seal(webhookSeal, secret)),
  };
  return prisma().$transaction(async (tx) => {
    await requireRoom(companyId, tx);
    const { id } = await tx.webhook.create({ data: row, select: { id: true } });
    const name = new URL(url).host;
    await audit(actor, tx, { action: "add", entity: "webhook", entityId: id, detail: { name, added: row.events } });
    return { id, secret };
  });
}

async function requireRoom(companyId: number, tx: Tx): Promise<void> {
  await tx.$queryRaw`select id from webhook where company_id = ${companyId} for update`;
  const held = await tx.webhook.count({ where: { companyId } });
  if (held >= mostWebhooks)
    throw conflict("too-many-webhooks", "The company has too many webhooks.", { most: mostWebhooks });
}
