import { requireJob, type Actor } from "@/lib/platform/actor";
import { oneAtATime } from "@/lib/platform/limits";
import { log } from "@/lib/platform/log";
import { unseal } from "@/lib/platform/seal";
import { receivers } from "@/lib/providers/receivers";
import type { Receipt } from "@/lib/providers/receivers/port";
import { atOnce, bodyOf, roundMs, signatureHeaders } from "../rules";
import { webhookSeal } from "./add-webhook";
import { claimDelivery, findNextDue, type ClaimedDelivery } from "./claim-delivery";
import { endDelivery } from "./end-delivery";

/**
 * Sends the messages that are due, so many at once and so many to one address, until none is or the round is over. Answers
 * when the next is due.
 */
export async function sendDeliveries(actor: Actor): Promise<Date | null> {
  requireJob(actor);
  const over = Date.now() + roundMs;
  const held = new Map<number, number>();
  const inTurn = oneAtATime();
  const take = () =>
    inTurn(async () => {
      const busy = [...held].filter(([, count]) => count >= atOnce.each).map(([id]) => id);
      const delivery = await claimDelivery(actor, { busy });
      if (delivery) held.set(delivery.webhookId, (held.get(delivery.webhookId) ?? 0) + 1);
      return delivery;
    });
  const hand = async () => {
    while (Date.now() < over) {
      const delivery = await take();
      if (!delivery) return;
      await sendOne(actor, delivery);
      held.set(delivery.webhookId, (held.get(delivery.webhookId) ?? 1) - 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce.all }, hand));
  return findNextDue(actor);
}

async function sendOne(actor: Actor, delivery: ClaimedDelivery): Promise<void> {
  const began = performance.now();
  const { code, fault } = await post(delivery);
  const ms = Math.round(performance.now() - began);
  if (fault) log.warn({ webhook: delivery.webhookId, delivery: delivery.id, fault }, "a program was not reached");
  await endDelivery(actor, delivery, { code, fault, ms });
}

async function post({ url, secret: sealed, messageId: id, ...message }: ClaimedDelivery): Promise<Receipt> {
  const secret = unseal(webhookSeal, sealed);
  // Sealed by a secret of the installation that is gone: nobody could know the message for ours.
  if (secret === null) return { code: null, fault: "address" };
  const body = bodyOf(message);
  return receivers().post(url, { body, headers: signatureHeaders(secret, { id, at: new Date(), body }) });
}
