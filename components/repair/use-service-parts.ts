import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { announceCartCount } from "@/components/cart/cart-count";
import { noteChange } from "@/components/cart/changed-here";
import { sendToCart } from "@/components/cart/use-add-to-cart";
import { askForCustomer, currentCustomerId } from "@/components/customers/current-customer";
import { forRightCustomer } from "@/components/customers/customer-question";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { Candidate, PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import { bestOffer } from "@/lib/domains/offers/best";
import { packsOf } from "@/lib/domains/repair/parts/rules";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import { priceOfLine, usePartLines, type PartLine } from "./use-part-lines";

interface Wanted {
  parts: readonly PartCandidates[];
  vehicle: VehicleFacts;
}

/** The parts of a service with the best offer of each: what is ticked goes into the customer's cart together. */
export function useServiceParts({ parts, vehicle }: Wanted) {
  const t = useTranslations("repair.parts");
  // Each line tells its own refusal.
  const { busy, run } = useAction(() => null);
  const wanted = useMemo(
    () =>
      parts.map((part) => ({
        ...{ key: part.genart.id, part, name: part.genart.label, best: bestOffer<Candidate> },
        packs: (article: Candidate) => packsOf(part.genart.id, article.pieces, vehicle.cylinders),
      })),
    [parts, vehicle.cylinders],
  );
  const { lines, ticked, sum, choose } = usePartLines(wanted);

  async function addLine(customerId: number, line: PartLine): Promise<boolean> {
    const { key, chosen, quantity } = line;
    const { article, offer } = chosen;
    const price = priceOfLine(line);
    if (!offer || price === null) return false;
    try {
      const name = `${article.brand} ${article.number}`;
      const sold = { offer, price, vehicle };
      const added = await sendToCart(customerId, { id: article.id, name, partType: offer.partType }, sold);
      noteChange(added.id);
      announceCartCount(added.count);
      if (quantity > 1) {
        const params = {
          customerId: String(customerId),
          lineId: String(added.id),
          quantity: String(added.quantity + quantity - 1),
        };
        const raised = await call("get", "/updateQuantity/{customerId}/{lineId}/{quantity}", {
          params,
          query: { seen: added.quantity },
        });
        announceCartCount(raised.count);
      }
      choose(key, { outcome: "added" });
      return true;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      error.claim();
      const changed = Number(error.extra.price);
      const price = error.code === "price-changed" && changed > 0 ? { price: changed } : ("failed" as const);
      choose(key, { outcome: price });
      return false;
    }
  }

  async function addAll(): Promise<void> {
    const customerId = currentCustomerId();
    if (customerId === null) {
      toast.warning(t("chooseCustomer"), { id: "add-to-cart" });
      return askForCustomer();
    }
    await run(async () => {
      let added = 0;
      // One after the other: their events of the cart would wait for each other all the same.
      for (const line of ticked) if (await addLine(customerId, line)) added += 1;
      if (added > 0) toast.success(t("added", { count: added }), { id: "add-to-cart" });
      if (added < ticked.length) toast.error(t("notAdded", { count: ticked.length - added }), { id: "not-added" });
    });
  }

  return { lines, ticked, busy, sum, choose, add: () => forRightCustomer(() => void addAll()) };
}
