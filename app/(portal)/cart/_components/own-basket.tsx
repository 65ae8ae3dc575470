import { getTranslations } from "next-intl/server";
import { BasketDesk } from "@/components/basket/basket-desk";
import { getBasket } from "@/lib/domains/basket/queries/get-basket";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import type { Actor } from "@/lib/platform/actor";
import { pageLanguage } from "@/lib/web/language";
import { LinkButton } from "@/components/ui/link-button";

/** What the company buys for itself, in the place of a customer's cart. */
export async function OwnBasket({ actor, here }: { actor: Actor; here: string }) {
  const lang = await pageLanguage();
  const [basket, groups, t] = await Promise.all([
    getBasket(actor, { lang }),
    listUpdatableStockGroups(actor),
    getTranslations("basket"),
  ]);
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <LinkButton href={here}>{t("toCart")}</LinkButton>
      </div>
      <p className="mb-4 max-w-160 text-ink-2">{t("lead")}</p>
      <BasketDesk basket={basket} mayChange={groups.length > 0} />
    </div>
  );
}
