import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { countUse } from "@/lib/platform/counting/count-use";
import { fanOut } from "@/lib/providers/supplier-availability/fan-out";
import { noteAnswers } from "../phantoms/commands";
import type { Told } from "../phantoms/rules";
import { offerForView, publicOffers, readOffer } from "../rules";
import type { AvailabilityInput, SupplierAnswer } from "../schema";
import { getSupplyView, seesSupply } from "./get-price-view";
import { listOpenSuppliers } from "./list-open-suppliers";

interface Wanted extends AvailabilityInput {
  suppliers?: string[];
}

/** What each supplier offers for the articles, supplier by supplier as it answers; prices as the user's view and rights allow. */
export async function* listAvailability(actor: Actor, { items, suppliers }: Wanted): AsyncGenerator<SupplierAnswer> {
  requireUser(actor);
  const articleIds = [...new Set(items.map(({ articleId }) => articleId))];
  const [adapters, view] = await Promise.all([
    listOpenSuppliers(actor, { articleIds, codes: suppliers }),
    getSupplyView(actor),
  ]);
  const told: Told[] = [];
  for await (const reply of fanOut(adapters, { companyId: companyOf(actor), articleIds, now: new Date() })) {
    const offers = reply.offers.map(readOffer);
    const { supplier, status, reason, ms } = reply;
    const found = status === "ok" ? offers.filter(({ state }) => state === "available").length : null;
    countUse(actor, { kind: "supplier", name: supplier.code, found, amount: ms });
    told.push({ supplier: supplier.code, offers });
    const shown = seesSupply(actor)
      ? offers.map((one) => offerForView(one, view))
      : publicOffers(supplier.code, offers);
    yield { supplier, status, reason, offers: shown };
  }
  await noteAnswers(actor, told);
}

/** The same, once every supplier has answered or was given up, ordered by rank. */
export async function collectAvailability(actor: Actor, wanted: Wanted): Promise<{ answers: SupplierAnswer[] }> {
  requireUser(actor);
  const answers: SupplierAnswer[] = [];
  for await (const answer of listAvailability(actor, wanted)) answers.push(answer);
  return { answers: answers.sort((a, b) => a.supplier.rank - b.supplier.rank) };
}
