import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { fanOut } from "@/lib/providers/supplier-availability/fan-out";
import type { SupplierRound } from "@/lib/providers/supplier-availability/port";
import { readOffer } from "../rules";
import type { Offer } from "../schema";
import { listOpenSuppliers } from "./list-open-suppliers";

/** An offer as the server itself knows it, purchase price included whatever the user's view, and when its pieces would be here. */
export interface Supply {
  code: string;
  name: string;
  rank: number;
  offer: Offer;
  /** Null where its sites say no more than the offer. */
  rounds: SupplierRound[] | null;
}

export interface SupplyFound {
  supplies: Supply[];
  /** The suppliers that gave no answer in time. */
  silent: string[];
}

/** What every supplier that the actor may ask has of articles: for plans, never for answers as it is. */
export async function listSupply(
  actor: Actor,
  { articleIds }: { articleIds: readonly number[] },
): Promise<SupplyFound> {
  requireUser(actor);
  const found: SupplyFound = { supplies: [], silent: [] };
  if (articleIds.length === 0) return found;
  const adapters = await listOpenSuppliers(actor, { articleIds });
  for await (const { supplier, status, offers } of fanOut(adapters, {
    ...{ companyId: companyOf(actor), articleIds, now: new Date() },
  })) {
    if (status === "ko") found.silent.push(supplier.name);
    const { code, name, rank } = supplier;
    for (const offer of offers)
      found.supplies.push({ code, name, rank, offer: readOffer(offer), rounds: offer.rounds ?? null });
  }
  return { ...found, supplies: found.supplies.toSorted((a, b) => a.rank - b.rank) };
}
