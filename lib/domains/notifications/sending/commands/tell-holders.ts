import { randomBytes } from "node:crypto";
import { listHolders } from "@/lib/domains/session/members/queries";
import { companyOf, requireJob, type Actor } from "@/lib/platform/actor";
import { audit } from "@/lib/platform/audit";
import { callJob } from "@/lib/platform/call-job";
import type { Tx } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";
import { usualLifeMs } from "../../rules";
import { sendingJob } from "./send-due";

interface Told {
  title: string;
  text: string;
  /** The page of the portal that it opens. */
  url: string;
  /** Who tells it, by name. */
  sender: string;
  /** Whoever holds one of these rights hears it. */
  anyOf: readonly Right[];
}

/** Tells people of the job's company what the portal itself has to tell them; it is sent once the transaction is committed. */
export async function tellHolders(actor: Actor, { title, text, url, sender, anyOf }: Told, tx: Tx): Promise<void> {
  requireJob(actor);
  const companyId = companyOf(actor);
  const people = await listHolders({ companyId, anyOf }, tx);
  if (people.length === 0) return;
  const id = randomBytes(16).toString("base64url");
  const sendAt = new Date();
  await tx.notification.create({
    data: {
      ...{ companyId, id, title, text, url, people, sendAt, target: "redirect", category: "service" },
      ...{ senderName: sender, expiresAt: new Date(sendAt.getTime() + usualLifeMs) },
    },
    select: { id: true },
  });
  await audit(actor, tx, { action: "create", entity: "notification", entityId: id, detail: { name: title } });
  await callJob(tx, sendingJob);
}
