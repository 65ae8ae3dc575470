import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/page/client-messages";
import { LaterTexts } from "@/components/page/later-texts";
import type { CartCounts } from "@/components/shell/cart-link";
import { CompanyMark } from "@/components/shell/company-mark";
import { Header } from "@/components/shell/header";
import { LeftMenu } from "@/components/shell/left-menu";
import { menuCookie } from "@/components/shell/menu-cookie";
import { openTo } from "@/components/shell/open-to";
import { SlideDock } from "@/components/shell/slides/slide-dock";
import { Watches } from "@/components/shell/watches";
import { listDockApps } from "@/lib/domains/apps/dock/queries";
import { listCompanyApps } from "@/lib/domains/apps/queries";
import { mayReadBasket } from "@/lib/domains/basket/access";
import { countBasket } from "@/lib/domains/basket/queries/get-basket";
import { countCart } from "@/lib/domains/cart/queries/get-cart";
import { answersChats } from "@/lib/domains/chat/access";
import { findEntry } from "@/lib/domains/chat/queries/get-channel";
import { countWaiting as countConversations } from "@/lib/domains/chat/queries/list-conversations";
import { customerCookie } from "@/lib/domains/customers/rules";
import { readId } from "@/lib/shared/address";
import { countUnseen } from "@/lib/domains/notifications/inbox/queries";
import { getPosition } from "@/lib/domains/live/queries";
import { getPriceView } from "@/lib/domains/offers/queries/get-price-view";
import { countSold } from "@/lib/domains/orders/selling/queries";
import { defaultCompanyId, worksInSeveral } from "@/lib/domains/session/rules";
import { listOpenTools } from "@/lib/domains/vehicles/tools/queries";
import { admitsVendors } from "@/lib/domains/vendors/access";
import { countWaiting } from "@/lib/domains/vendors/queries/list-vendors";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { heldIn, mayOpen } from "@/lib/shared/page-rights";
import { pageUser, requirePageActor } from "@/lib/web/actor";
import { pageExpert } from "@/lib/web/expert";
import { pageLanguage } from "@/lib/web/language";
import { themeCookie, themes } from "@/lib/shared/theme";
import "./shell.css";

/** Pieces in the cart of the customer whom this browser serves, and in the company's own basket. */
async function countOfCarts(): Promise<CartCounts> {
  const [actor, jar] = await Promise.all([requirePageActor(), cookies()]);
  const customerId = readId(jar.get(customerCookie)?.value);
  if (!mayOpen("/cart", heldBy(actor))) return { customer: null, company: null };
  const [customer, company] = await Promise.all([
    customerId === null ? null : countCart(actor, customerId),
    mayReadBasket(actor) ? countBasket(actor) : null,
  ]);
  return { customer, company };
}

/** The embedded tools that the reader may open without a vehicle, by their names. */
async function openTools() {
  const [actor, lang, t] = await Promise.all([requirePageActor(), pageLanguage(), getTranslations("workspace.tabs")]);
  return listOpenTools(actor, { lang }).map((id) => ({ id, label: t(id), href: `/selection-vehicule/app/${id}` }));
}

/** How many orders of the company's own store are open, for who answers them. */
const soldQueue = async (actor: Actor): Promise<{ open: number } | null> =>
  mayOpen("/vendor", heldBy(actor)) ? countSold(actor) : null;

/** How many stores wait for approval, for who admits them. */
const vendorQueue = async (actor: Actor): Promise<number | null> => (admitsVendors(actor) ? countWaiting(actor) : null);

/** How many conversations wait for who answers them. */
const conversationQueue = async (actor: Actor): Promise<number | null> =>
  answersChats(actor) ? countConversations(actor) : null;

/** The apps of the company and those of its dock that the reader sees, by their names. */
async function openApps() {
  const actor = await requirePageActor();
  const [names, dock, t] = await Promise.all([
    listCompanyApps(actor),
    listDockApps(actor),
    getTranslations("shell.menu.apps"),
  ]);
  return {
    apps: names.map((name) => ({ id: `app-${name}`, label: t(name), href: `/app/${name}` })),
    dock: dock.map(({ id, name }) => ({ id: `dock-${id}`, label: name, href: `/app/${encodeURIComponent(name)}` })),
  };
}

export default async function PortalLayout({ children }: { children: ReactNode }) {
  // Read first: an event after it is told, one before it is in what the page reads.
  const from = await getPosition(await requirePageActor());
  const [user, priceView, carts, unseen, expert, opened, { apps, dock }, jar, t, sold, vendors, conversations, chat] =
    await Promise.all([
      pageUser(),
      requirePageActor().then(getPriceView),
      countOfCarts(),
      requirePageActor().then(countUnseen),
      pageExpert(),
      openTools(),
      openApps(),
      cookies(),
      getTranslations("shell"),
      requirePageActor().then(soldQueue),
      requirePageActor().then(vendorQueue),
      requirePageActor().then(conversationQueue),
      requirePageActor().then(findEntry),
    ]);
  const theme = themes.find((one) => one === jar.get(themeCookie)?.value) ?? "system";
  const ofHouse = [
    ...(vendors === null ? [] : [{ id: "vendors", label: t("menu.vendors"), href: "/vendors" }]),
    ...(conversations === null
      ? []
      : [{ id: "conversations", label: t("menu.conversations"), href: "/conversations" }]),
  ];
  const tools = [...opened, ...apps, ...dock, ...ofHouse];
  const open = openTo(user);
  const collapsed = jar.get(menuCookie)?.value === "collapsed";
  return (
    <ClientMessages inPage of={["common", "shell"]}>
      <LaterTexts>
        <a href="#content" className="skip-link">
          {t("skip")}
        </a>
        <div
          className="group/shell grid min-h-dvh grid-cols-[minmax(0,1fr)] md:grid-cols-[auto_minmax(0,1fr)]"
          data-companies={worksInSeveral(user) ? "" : undefined}
          data-speech={heldIn(user.rights)("SpeechButton") ? "" : undefined}
          data-menu={collapsed ? "collapsed" : "open"}
          data-keeper={`${user.userId}.${user.companyId}`}
          id="shell"
        >
          <Header
            user={user}
            open={open}
            carts={carts}
            unseen={unseen}
            chat={chat}
            theme={theme}
            expert={expert}
            priceView={priceView}
            tools={tools}
          />
          {worksInSeveral(user) ? (
            <CompanyMark user={user} className="company-strip no-print flex h-7 px-3 md:hidden" />
          ) : null}
          <LeftMenu
            open={open.menu}
            home={user.companyId === defaultCompanyId}
            folded={collapsed}
            apps={apps}
            sold={sold}
            vendors={vendors}
            conversations={conversations}
          />
          <main id="content" tabIndex={-1} className="min-w-0 bg-ground outline-none">
            {children}
          </main>
        </div>
        <Watches from={from} rights={user.rights} expiresAt={user.expiresAt} />
        <SlideDock key={`${user.userId}.${user.companyId}`} rights={user.rights} />
      </LaterTexts>
    </ClientMessages>
  );
}
