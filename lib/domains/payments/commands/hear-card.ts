import { requireJob, systemActor, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { invalid, notFound } from "@/lib/platform/problems";
import { cardProvider } from "@/lib/providers/payments";
import { NoticeRefused, type CardNotice } from "@/lib/providers/payments/port";
import { listOpenPages, type OpenPage } from "../queries/list-open-pages";
import { readTryKey } from "../rules";
import type { Happened } from "./settle-payment";

/** Whoever takes cards tells by this name. */
export const cardSource = "card";

export interface HeardNotice {
  actor: Actor;
  happened: Happened;
}

interface Message {
  /** As it came, byte for byte. */
  body: string;
  signature: string | null;
}

/**
 * What a message of whoever takes cards says, and the job that may write it down; null for one of no concern. 400 for one
 * that is not signed with our secret, or not of a moment ago.
 */
export function readCardMessage({ body, signature }: Message): HeardNotice | null {
  const cards = cardProvider();
  if (!cards) throw notFound();
  try {
    const notice = cards.readNotice({ body, signature, now: Date.now() });
    return notice && heardOf(notice);
  } catch (error) {
    if (!(error instanceof NoticeRefused)) throw error;
    log.error({ provider: cards.name, reason: error.reason }, "a message about a payment was refused");
    throw invalid("message-refused", "The message is not signed, or not of a moment ago.", { reason: error.reason });
  }
}

function heardOf({ key, kind, eventId, cents, currency, providerRef, chargeRef }: CardNotice): HeardNotice | null {
  const named = readTryKey(key);
  if (!named) {
    log.error({ eventId, kind }, "a message about a payment names none of ours");
    return null;
  }
  return {
    actor: systemActor("card-payments", named.companyId),
    happened: { ...named, kind, source: cardSource, eventId, cents, currency, providerRef, chargeRef },
  };
}

/** Asks for the pages that nobody has told of for a while: a lost message delays an order, it does not hold it. */
export async function askOpenPages(actor: Actor): Promise<HeardNotice[]> {
  requireJob(actor);
  const cards = cardProvider();
  if (!cards) return [];
  const heard: HeardNotice[] = [];
  for (const page of await listOpenPages(actor)) {
    const notice = await cards.find(page.providerRef).catch((error: unknown) => silent(error, page));
    const one = notice && heardOf(notice);
    if (one) heard.push(one);
  }
  return heard;
}

function silent(error: unknown, { companyId, id }: OpenPage): null {
  log.warn({ err: error, companyId, payment: id }, "nobody tells what became of a payment");
  return null;
}
