import { useTranslations } from "next-intl";
import { useState } from "react";
import { announceCartCount } from "@/components/cart/cart-count";
import { noteChange } from "@/components/cart/changed-here";
import { useRefresh } from "@/components/live/use-live";
import { useAvailability } from "@/components/offers/use-availability";
import { useAction } from "@/components/page/use-action";
import { call, CallProblem } from "@/lib/api/client";
import type { Proposal } from "@/lib/domains/cart/besides/schema";
import { bestOffer } from "@/lib/domains/offers/best";

export interface Deal {
  customerId: number;
  proposal: Proposal;
  /** What the work is called in the cart. */
  work: string | null;
}

/** A proposal with the best offer of what fits, and the two presses that settle it. */
export function useProposal({ customerId, proposal, work }: Deal) {
  const t = useTranslations("besides");
  const refresh = useRefresh();
  const [newPrice, setNewPrice] = useState<number | null>(null);
  const { need, part } = proposal;
  const { vin, plate, ktype } = proposal.vehicle;
  const articles = part?.articles ?? [];
  const { byArticle } = useAvailability(articles.map(({ id }) => id));
  const best = bestOffer(
    articles,
    (id) => byArticle.get(id)?.offers ?? [],
    ({ packs }) => packs,
  );
  const loading = best === null && articles.some(({ id }) => byArticle.get(id)?.loading ?? true);
  const price = newPrice ?? best?.offer.netCents ?? best?.offer.publicCents ?? null;
  const adding = useAction(() => t("failed"), { id: "besides" });
  const dismissing = useAction(
    () => {
      refresh();
      return t("failed");
    },
    { id: "besides" },
  );
  const place = { customerId, vin, plate, ktype, need };

  async function addPart(): Promise<void> {
    if (!best || price === null) return;
    const { article, offer } = best;
    const { id, brand, number, packs } = article;
    const item = { id, partType: offer.partType };
    const sold = { price, currency: offer.currency, channel: offer.supplier.code, quantity: packs };
    try {
      const body = { ...place, ...sold, item, name: `${brand} ${number}` };
      const added = await call("post", "/addItemToCart", { body });
      noteChange(added.id);
      announceCartCount(added.count);
    } catch (error) {
      const changed = error instanceof CallProblem && error.code === "price-changed" ? Number(error.extra.price) : 0;
      if (!(changed > 0)) throw error;
      (error as CallProblem).claim();
      setNewPrice(changed);
    }
  }

  async function addWork(): Promise<void> {
    const { minutes, rate } = proposal.work ?? {};
    if (!minutes || !rate || !work) return;
    const body = { ...place, name: work, minutes, rate: rate.rate, seen: rate.cents };
    await call("post", "/cart/work", { body });
  }

  return {
    ...{ best, loading, price, priceChanged: newPrice !== null },
    busy: adding.busy || dismissing.busy,
    adding: adding.busy,
    add: () =>
      adding.run(async () => {
        await (part ? addPart() : addWork());
        refresh();
      }),
    dismiss: () =>
      dismissing.run(async () => {
        await call("post", "/cart/besides/dismiss", { body: place });
        refresh();
      }),
  };
}
