import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { announceCartCount } from "@/components/cart/cart-count";
import { noteChange } from "@/components/cart/changed-here";
import { sendToCart } from "@/components/cart/use-add-to-cart";
import { askForCustomer, currentCustomerId } from "@/components/customers/current-customer";
import { forRightCustomer } from "@/components/customers/customer-question";
import { useAvailability } from "@/components/offers/use-availability";
import { useAction } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { Candidate, PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import { bestOffer } from "@/lib/domains/offers/best";
import { packsOf } from "@/lib/domains/repair/parts/rules";
import type { SupplierOffer } from "@/lib/domains/offers/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";

interface Offered {
  article: Candidate;
  /** The best one for it; null when nobody has any. */
  offer: SupplierOffer | null;
}

export interface PartLine {
  part: PartCandidates;
  chosen: Offered;
  quantity: number;
  ticked: boolean;
  loading: boolean;
  /** What became of it: in the cart, refused, or its price changed to so many cents. */
  outcome: "added" | "failed" | { price: number } | null;
  offersOf: (articleId: number) => readonly SupplierOffer[];
}

interface Wanted {
  parts: readonly PartCandidates[];
  vehicle: VehicleFacts;
}

interface Choice {
  articleId?: number;
  ticked?: boolean;
  outcome?: PartLine["outcome"];
}

const priceOf = ({ offer }: Offered) =>
  offer && offer.state !== "error" ? (offer.netCents ?? offer.publicCents) : null;
/** A price that changed stays a line's outcome until it is added at the new one. */
const isAdded = ({ outcome }: Pick<PartLine, "outcome">) => outcome === "added";

/** The parts of a service with the best offer of each: what is ticked goes into the customer's cart together. */
export function useServiceParts({ parts, vehicle }: Wanted) {
  const t = useTranslations("repair.parts");
  const [choices, setChoices] = useState<Record<number, Choice>>({});
  // Each line tells its own refusal.
  const { busy, run } = useAction(() => null);
  const ids = useMemo(() => parts.flatMap(({ articles }) => articles.map(({ id }) => id)), [parts]);
  const { byArticle } = useAvailability(ids);
  const offersOf = (id: number) => byArticle.get(id)?.offers ?? [];
  const choose = (genartId: number, choice: Choice) =>
    setChoices((now) => ({ ...now, [genartId]: { ...now[genartId], ...choice } }));

  const lines = parts.flatMap((part): PartLine[] => {
    const { articleId, ticked, outcome = null } = choices[part.genart.id] ?? {};
    const own = part.articles.filter(({ id }) => id === articleId);
    const asked = own.length > 0 ? own : part.articles;
    const [first] = asked;
    if (!first) return [];
    const chosen: Offered = bestOffer(asked, offersOf) ?? { article: first, offer: null };
    const loading = part.articles.some(({ id }) => byArticle.get(id)?.loading ?? true);
    const buyable = priceOf(chosen) !== null;
    const sure = chosen.article.fit.verdict === "fits";
    const quantity = packsOf(part.genart.id, chosen.article.pieces, vehicle.cylinders);
    return [{ part, chosen, quantity, ticked: buyable && (ticked ?? sure), loading, outcome, offersOf }];
  });
  const ticked = lines.filter((line) => line.ticked && !isAdded(line));

  async function addLine(customerId: number, { part, chosen, quantity, outcome }: PartLine): Promise<boolean> {
    const { article, offer } = chosen;
    const price = typeof outcome === "object" && outcome ? outcome.price : priceOf(chosen);
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
      choose(part.genart.id, { outcome: "added" });
      return true;
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      error.claim();
      const changed = Number(error.extra.price);
      const price = error.code === "price-changed" && changed > 0 ? { price: changed } : ("failed" as const);
      choose(part.genart.id, { outcome: price });
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

  const sum = ticked.reduce(
    (cents, { chosen, quantity, outcome }) =>
      cents + quantity * ((typeof outcome === "object" && outcome ? outcome.price : priceOf(chosen)) ?? 0),
    0,
  );
  return { lines, ticked, busy, sum, choose, add: () => forRightCustomer(() => void addAll()) };
}
