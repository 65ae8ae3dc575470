import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { BasketLink } from "@/components/basket/basket-link";
import { cartTitleId } from "@/components/cart/focus-ids";
import { QuoteButton } from "@/components/cart/quote-button";
import { SeenInCart } from "@/components/cart/seen-in-cart";
import { CustomerSwitch } from "@/components/customers/customer-switch";
import { ClientMessages } from "@/components/page/client-messages";
import { EmptyState } from "@/components/ui/states";
import { CompanionButton } from "@/components/live/companion-button";
import { isKeptList, keptLists } from "@/lib/domains/cart/kept/rules";
import { mayReadBasket } from "@/lib/domains/basket/access";
import { countBasket } from "@/lib/domains/basket/queries/get-basket";
import { companyItself } from "@/lib/domains/basket/place";
import { hub, isTab, type CartView } from "@/lib/domains/cart/tabs";
import { findCurrentCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, customerLabel } from "@/lib/domains/customers/rules";
import { isCustomerConnected } from "@/lib/domains/live/companion/queries/is-connected";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { readPage, readText, withQuery } from "@/lib/shared/address";
import { CartTab } from "./cart-tab";
import { HubDesk } from "./hub-desk";
import { KeptSection } from "./kept-section";
import { OwnBasket } from "./own-basket";

type CartAddress = Partial<Record<"tab" | "page" | "source" | "q", string | string[]>>;
export type CartQuery = Promise<CartAddress>;

interface Props {
  actor: Actor;
  searchParams: CartQuery;
  here: string;
  /** The customer is chosen above the cart, in the vehicle's bar. */
  customerAbove?: boolean;
  /** Who may use the supplier hub sees it first. */
  hubFirst?: boolean;
}

/** The view that an address names; the hub stands for nothing without its right. */
function viewOf({ tab }: CartAddress, mayHub: boolean, hubFirst: boolean): CartView {
  if (mayHub && (tab === hub || (tab === undefined && hubFirst))) return hub;
  return typeof tab === "string" && isTab(tab) ? tab : "cart";
}

/** The cart of the customer who is served, or the choice of one. */
export async function CartDesk({ actor, searchParams, here, customerAbove = false, hubFirst = false }: Props) {
  const mayBuy = mayReadBasket(actor);
  if (mayBuy && (await searchParams).tab === companyItself) return <OwnBasket actor={actor} here={here} />;
  const [query, jar, t, words, bought] = await Promise.all([
    searchParams,
    cookies(),
    getTranslations("cart"),
    getTranslations("customers"),
    mayBuy ? countBasket(actor) : null,
  ]);
  const customer = await findCurrentCustomer(actor, jar.get(customerCookie)?.value);
  const connected = customer ? await isCustomerConnected(actor, { customerId: customer.id }) : false;
  const name = customer ? customerLabel(customer) || words("unnamed") : "";
  const mayHub = hasRight(actor, "HubIdlp");
  const view = viewOf(query, mayHub, hubFirst);
  const first = mayHub && hubFirst ? hub : "cart";
  const source = readText(query.source, 40);
  const page = readPage(query.page);
  const found = view === hub ? <HubDesk actor={actor} here={here} text={readText(query.q, 60).trim()} /> : null;
  const lists = isKeptList(view) ? [view] : customer ? [] : keptLists;
  return (
    <ClientMessages
      of={[
        "cart",
        "labour",
        "packages",
        "advice",
        "line-photos",
        "dialogs.upload",
        "repair.times",
        "orders",
        "quotes",
        "customers",
        "catalogue.fit",
        "catalogue.proof",
        "companion.share",
      ]}
    >
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <SeenInCart />
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h1 id={cartTitleId} tabIndex={-1} className="text-title font-title tracking-tight">
            {customer ? t("titleOf", { customer: name }) : t("title")}
          </h1>
          <div className="flex flex-wrap items-center gap-3">
            {bought === null ? null : (
              <BasketLink href={withQuery(here, { tab: companyItself })} label={t("ownBasket")} count={bought} />
            )}
            {customer ? (
              <>
                <CompanionButton customerId={customer.id} name={name} connected={connected} />
                {customerAbove ? null : <CustomerSwitch customer={customer} />}
              </>
            ) : null}
          </div>
        </div>
        {found}
        {customer ? (
          <CartTab
            actor={actor}
            customerId={customer.id}
            connected={connected}
            view={view}
            places={{ here, first, mayHub }}
            page={page}
            source={source}
          />
        ) : (
          <EmptyState
            title={t("adding.chooseCustomer")}
            text={t("chooseCustomerText")}
            action={
              <>
                {customerAbove ? null : <CustomerSwitch customer={null} variant="primary" size="lg" />}
                <QuoteButton customerId={null} variant="secondary" />
              </>
            }
          />
        )}
        {lists.map((list) => (
          <KeptSection key={list} actor={actor} list={list} />
        ))}
      </div>
    </ClientMessages>
  );
}
