import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AdvisedLastTime } from "@/app/(portal)/_components/advised-last-time";
import { ArticleWarnings } from "@/app/(portal)/_components/article-warnings";
import { UsedPartsChoice } from "@/components/cart/used-parts-choice";
import { ClientMessages } from "@/components/page/client-messages";
import { CartLines } from "@/components/cart/cart-lines";
import { CartTotals } from "@/components/cart/cart-totals";
import { QuoteButton } from "@/components/cart/quote-button";
import { OrderCartButton } from "@/components/cart/order-cart-button";
import { CurrentQuote } from "@/components/quotes/current-quote";
import { RefreshOnCart, RefreshOnOrders } from "@/components/live/refresh-on";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import { EmptyState } from "@/components/ui/states";
import { Tabs } from "@/components/ui/tabs";
import { listPhantoms } from "@/lib/domains/offers/phantoms/queries";
import { listLineComebacks } from "@/lib/domains/comebacks/queries";
import type { CartLine } from "@/lib/domains/cart/schema";
import { getHighlight } from "@/lib/domains/cart/queries/get-highlight";
import { getCart } from "@/lib/domains/cart/queries/get-cart";
import { hub, isOpenTab, tabs, type CartView } from "@/lib/domains/cart/tabs";
import { findCurrentQuote } from "@/lib/domains/quotes/queries/get-quote";
import { findUsedPartOffer } from "@/lib/domains/quotes/used-parts/queries";
import { isPast } from "@/lib/domains/quotes/rules";
import { mayOrder as mayOrderOf } from "@/lib/domains/orders/access";
import { isOrderTab } from "@/lib/domains/orders/rules";
import { listSellerNames } from "@/lib/domains/session/users/queries";
import { identificationStart } from "@/lib/domains/vehicles/paths/rules";
import { userOf, type Actor } from "@/lib/platform/actor";
import { pageLanguage } from "@/lib/web/language";
import { Bay } from "./bay";
import { Besides } from "./besides";
import { LabourSection } from "./labour-section";
import { PackagesSection } from "./packages-section";
import { OrderedLines } from "./ordered-lines";
import { UnitNotes } from "./unit-notes";

interface Props {
  actor: Actor;
  customerId: number;
  /** Whether the customer has the companion page open. */
  connected: boolean;
  view: CartView;
  page: number;
  places: Places;
  /** The supplier that the hub shows first. */
  source: string;
}

interface Places {
  /** The address of the cart: its own, or below a vehicle. */
  here: string;
  /** The view that needs no name in the address. */
  first: CartView;
  mayHub: boolean;
}

/** The address of a page of a view; the hub keeps whom it shows first, or its pages would not follow each other. */
const placeOf = ({ here, first }: Places, view: CartView, page = 1, source = ""): string => {
  const query = new URLSearchParams({
    ...(view === first ? {} : { tab: view }),
    ...(view === hub && source ? { source } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return query.size > 0 ? `${here}?${query}` : here;
};

/** Whether a line is of the catalogue, not of the company's own, a recycled unit or a tyre. */
const isArticle = ({ item }: CartLine): boolean => !item.own && !item.unit && !item.tyre;
const goodsOf = ({ id, item, ktype, vin, plate }: CartLine) => ({ id, articleId: item.id, ktype, vin, plate });

/** One list of a customer's cart with its totals and what to do with it; the hub is the cart by supplier. */
export async function CartTab({ actor, customerId, connected, view, page, places, source }: Props) {
  const tab = view === hub ? "cart" : view;
  const bySupplier = view === hub ? { first: source } : undefined;
  const lang = await pageLanguage();
  const [cart, highlight, quote, names, t, used, words, mayOrder] = await Promise.all([
    getCart(actor, { customerId, lang, tab, page, bySupplier }),
    getHighlight(actor, { customerId }),
    tab === "cart" ? findCurrentQuote(actor, { customerId }) : null,
    listSellerNames(actor),
    getTranslations("cart"),
    tab === "cart" ? findUsedPartOffer(actor, { customerId }) : null,
    getTranslations("orders.order"),
    mayOrderOf(actor),
  ]);
  const { lines, labour, totals, counts, vehicles, pages } = cart;
  const goods = lines.filter(isArticle).map(goodsOf);
  const [comebacks, known] = await Promise.all([
    listLineComebacks(actor, { lines: goods, lang }),
    listPhantoms(actor, { articleIds: goods.map(({ articleId }) => articleId) }),
  ]);
  const phantoms = Object.fromEntries(
    goods.flatMap(({ id, articleId }) => (known[articleId] ? [[id, known[articleId]]] : [])),
  );
  const isEmpty = lines.length + labour.length === 0;
  const shown: CartView[] = places.mayHub ? [hub, ...tabs] : [...tabs];
  const views = shown.map((one) => ({
    href: placeOf(places, one),
    label: t(`tab.${one}`),
    count: one === hub ? counts.cart : counts[one],
    current: one === view,
  }));
  const empty = (
    <EmptyState
      title={t("empty.title", { tab: t(`tab.${view}`) })}
      text={t(`empty.${isOpenTab(tab) ? "text" : "later"}`)}
      action={
        <LinkButton href={identificationStart} variant="primary">
          {t("empty.action")}
        </LinkButton>
      }
    />
  );
  const showPurchase = totals.every(({ purchase }) => purchase !== null);
  return (
    <>
      <RefreshOnCart customerId={customerId} />
      <RefreshOnOrders customerId={customerId} />
      <Tabs label={t("tabsLabel")} tabs={views} className="mb-2" />
      <p className="mb-4 text-data text-ink-2">{t(`about.${view}`)}</p>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 gap-4">
          {isOpenTab(tab) ? <UnitNotes {...{ actor, customerId, lines }} /> : null}
          {isOrderTab(tab) ? (
            lines.length === 0 ? (
              empty
            ) : (
              <OrderedLines {...{ actor, customerId, tab, mayOrder }} />
            )
          ) : (
            <ArticleWarnings comebacks={comebacks} phantoms={phantoms}>
              <CartLines
                key={`${customerId} ${view} ${cart.page}`}
                customerId={customerId}
                lines={lines}
                shared={{ connected, customerRow: highlight.customerRow }}
                by={view === hub ? "supplier" : "vehicle"}
                showPurchase={showPurchase}
                mayOrder={mayOrder}
                vehicles={vehicles}
                sellers={{ me: userOf(actor), names }}
                empty={empty}
              />
            </ArticleWarnings>
          )}
          {tab === "cart" ? <LabourSection {...{ actor, customerId, cart }} /> : null}
          {tab === "cart" ? (
            <Suspense fallback={null}>
              <Bay {...{ actor, customerId, lines }} />
            </Suspense>
          ) : null}
          {tab === "cart" && lines.length > 0 ? (
            <Suspense fallback={null}>
              <Besides actor={actor} customerId={customerId} />
            </Suspense>
          ) : null}
          {isOrderTab(tab) ? null : (
            <Pagination
              page={cart.page}
              pages={pages}
              hrefFor={(to) => placeOf(places, view, to, source)}
              labels={{
                nav: t("pages.nav"),
                previous: t("pages.previous"),
                next: t("pages.next"),
                page: (to) => t("pages.page", { page: to }),
              }}
            />
          )}
        </div>
        <aside className="grid gap-3 xl:sticky xl:top-16">
          {totals.length > 0 ? <CartTotals totals={totals} customerId={customerId} /> : null}
          {tab === "cart" && quote ? <CurrentQuote quote={quote} /> : null}
          {tab === "cart" ? <AdvisedLastTime actor={actor} of={{ customerId }} /> : null}
          {used?.asked ? (
            <ClientMessages of={["used-parts"]}>
              <UsedPartsChoice customerId={customerId} choice={used.choice} />
            </ClientMessages>
          ) : null}
          {tab === "cart" && !isEmpty ? (
            <QuoteButton customerId={customerId} replaces={quote && isPast(quote) ? quote : null} />
          ) : null}
          {tab === "cart" ? <PackagesSection {...{ customerId, cart }} /> : null}
          {tab === "cart" && lines.length > 0 && mayOrder ? (
            <OrderCartButton customerId={customerId} label={words("open")} className="w-full" />
          ) : null}
        </aside>
      </div>
    </>
  );
}
