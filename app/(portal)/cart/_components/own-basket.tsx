import { getTranslations } from "next-intl/server";
import { BasketDesk } from "@/components/basket/basket-desk";
import { SeenInCart } from "@/components/cart/seen-in-cart";
import { getLetterhead, type Letterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { getBasket } from "@/lib/domains/basket/queries/get-basket";
import { listUpdatableStockGroups } from "@/lib/domains/stock/queries/list-groups";
import type { Actor } from "@/lib/platform/actor";
import { pageLanguage } from "@/lib/web/language";
import { LinkButton } from "@/components/ui/link-button";

/** What the company buys for itself, in the place of a customer's cart. */
export async function OwnBasket({ actor, here }: { actor: Actor; here: string }) {
  const lang = await pageLanguage();
  const [basket, groups, house, t] = await Promise.all([
    getBasket(actor, { lang }),
    listUpdatableStockGroups(actor),
    getLetterhead(actor),
    getTranslations("basket"),
  ]);
  return (
    <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
      <SeenInCart />
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h1 className="me-auto text-title font-title tracking-tight">{t("title")}</h1>
        <LinkButton href={here}>{t("toCart")}</LinkButton>
      </div>
      <p className="mb-4 max-w-160 text-ink-2">{t("lead")}</p>
      <BasketDesk basket={basket} deliverTo={addressOf(house)} mayChange={groups.length > 0} />
    </div>
  );
}

/** Where the company lets itself be delivered to; nothing without street and city, as the order wants both. */
const addressOf = ({ name, address, postalCode, city }: Letterhead): string[] =>
  address && city ? [name, address, [postalCode, city].filter(Boolean).join(" ")] : [];
