import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast-store";
import type { Candidate, PartCandidates } from "@/lib/domains/catalogue/list/candidates/schema";
import type { BestOffer } from "@/lib/domains/offers/best";
import type { DealSale, DealSold } from "@/lib/domains/operations/schema";

const reasons = ["price-changed", "no-price", "supplier-silent", "too-many-pieces"] as const;

/** The line that sells a best offer at the price that is shown. */
export const saleOf = (genartId: number, { article, offer }: BestOffer<Candidate>): DealSale["lines"][number] => ({
  ...{ genartId, articleId: article.id, channel: offer.supplier.code },
  ...{ price: offer.netCents ?? offer.publicCents ?? 0, currency: offer.currency },
});

/** Says what came into the cart, and of each part that did not, why. */
export function useSoldWords(parts: readonly Pick<PartCandidates, "genart">[]) {
  const t = useTranslations("operations.parts");
  const labels = new Map(parts.map(({ genart }) => [genart.id, genart.label]));
  return {
    tell({ added, refused }: DealSold): void {
      if (added.length > 0) toast.success(t("added", { count: added.length }));
      for (const { genartId, code } of refused) {
        const reason = t(`reason.${reasons.find((one) => one === code) ?? "other"}`);
        toast.warning(t("refused", { part: labels.get(genartId) ?? "", reason }), { id: `sold-${genartId}` });
      }
    },
  };
}
