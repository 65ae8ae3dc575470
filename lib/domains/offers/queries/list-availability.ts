import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { fanOut, type SupplierReply } from "@/lib/providers/supplier-availability/fan-out";
import { offerForView, publicOffer, readOffer } from "../rules";
import type { AvailabilityInput, Offer, SupplierAnswer } from "../schema";
import { getPriceView, seesSupply } from "./get-price-view";
import { listOpenSuppliers } from "./list-open-suppliers";

interface Wanted extends AvailabilityInput {
  suppliers?: string[];
}

/** What each supplier offers for the articles, supplier by supplier as it answers; prices as the user's view and rights allow. */
export async function* listAvailability(actor: Actor, { items, suppliers }: Wanted): AsyncGenerator<SupplierAnswer> {
  requireUser(actor);
  const [adapters, view] = await Promise.all([listOpenSuppliers(actor, suppliers), getPriceView(actor)]);
  const articleIds = [...new Set(items.map(({ articleId }) => articleId))];
  for await (const reply of fanOut(adapters, { companyId: companyOf(actor), articleIds, now: new Date() })) {
    yield answerOf(reply, (one) => (seesSupply(actor) ? offerForView(one, view) : publicOffer(one)));
  }
}

const answerOf = (
  { supplier, status, reason, offers }: SupplierReply,
  shown: (offer: Offer) => Offer,
): SupplierAnswer => ({
  ...{ supplier, status, reason },
  offers: offers.map((one) => shown(readOffer(one))),
});

/** The same, once every supplier has answered or was given up, ordered by rank. */
export async function collectAvailability(actor: Actor, wanted: Wanted): Promise<{ answers: SupplierAnswer[] }> {
  requireUser(actor);
  const answers: SupplierAnswer[] = [];
  for await (const answer of listAvailability(actor, wanted)) answers.push(answer);
  return { answers: answers.sort((a, b) => a.supplier.rank - b.supplier.rank) };
}
