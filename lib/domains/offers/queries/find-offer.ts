import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { unavailable } from "@/lib/platform/problems";
import { fanOut } from "@/lib/providers/supplier-availability/fan-out";
import { readOffer } from "../rules";
import type { Offer } from "../schema";
import { listOpenSuppliers } from "./list-open-suppliers";

/**
 * The server's own view of one offer, purchase price included whatever the user's view: for commands, never for answers.
 * Null when the supplier does not sell the article; 422 for an unknown supplier, 503 while it does not answer.
 */
export async function findOffer(
  actor: Actor,
  { articleId, channel }: { articleId: number; channel: string },
): Promise<Offer | null> {
  requireUser(actor);
  const offers = await findOffers(actor, { articleIds: [articleId], channel });
  return offers.get(articleId) ?? null;
}

/** The same of several articles, by article; what the supplier does not sell is left out. */
export async function findOffers(
  actor: Actor,
  { articleIds, channel }: { articleIds: readonly number[]; channel: string },
): Promise<Map<number, Offer>> {
  requireUser(actor);
  const found = new Map<number, Offer>();
  if (articleIds.length === 0) return found;
  const adapters = await listOpenSuppliers(actor, { articleIds, codes: [channel] });
  for await (const reply of fanOut(adapters, { companyId: companyOf(actor), articleIds, now: new Date() })) {
    if (reply.status !== "ok")
      throw unavailable("supplier-silent", "The supplier does not answer, please try again.", { retryAfterSeconds: 2 });
    for (const offer of reply.offers)
      if (articleIds.includes(offer.articleId)) found.set(offer.articleId, readOffer(offer));
  }
  return found;
}
