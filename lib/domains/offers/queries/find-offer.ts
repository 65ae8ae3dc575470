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
  const adapters = await listOpenSuppliers(actor, [channel]);
  for await (const reply of fanOut(adapters, {
    companyId: companyOf(actor),
    articleIds: [articleId],
    now: new Date(),
  })) {
    if (reply.status !== "ok")
      throw unavailable("supplier-silent", "The supplier does not answer, please try again.", { retryAfterSeconds: 2 });
    const found = reply.offers.find((one) => one.articleId === articleId);
    return found ? readOffer(found) : null;
  }
  return null;
}
