import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { cartTitleId } from "@/components/cart/focus-ids";
import { QuoteButton } from "@/components/cart/quote-button";
import { CustomerSwitch } from "@/components/customers/customer-switch";
import { ClientMessages } from "@/components/layout/client-messages";
import { EmptyState } from "@/components/ui/states";
import { isKeptList, keptLists } from "@/lib/domains/cart/kept/rules";
import { isTab } from "@/lib/domains/cart/rules";
import { findCurrentCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, customerLabel } from "@/lib/domains/customers/rules";
import type { Actor } from "@/lib/platform/actor";
import { CartTab } from "./cart-tab";
import { KeptSection } from "./kept-section";

export type CartQuery = Promise<{ tab?: string | string[]; page?: string | string[] }>;

interface Props {
  actor: Actor;
  searchParams: CartQuery;
  here: string;
  /** The customer is chosen above the cart, in the vehicle's bar. */
  customerAbove?: boolean;
}

/** The cart of the customer who is served, or the choice of one. */
export async function CartDesk({ actor, searchParams, here, customerAbove = false }: Props) {
  const [query, jar, t, words] = await Promise.all([
    searchParams,
    cookies(),
    getTranslations("cart"),
    getTranslations("customers"),
  ]);
  const customer = await findCurrentCustomer(actor, jar.get(customerCookie)?.value);
  const tab = typeof query.tab === "string" && isTab(query.tab) ? query.tab : "cart";
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1);
  const lists = isKeptList(tab) ? [tab] : customer ? [] : keptLists;
  return (
    <ClientMessages of={["cart", "customers", "catalogue.fit", "catalogue.proof"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h1 id={cartTitleId} tabIndex={-1} className="text-title font-title tracking-tight">
            {customer ? t("titleOf", { customer: customerLabel(customer) || words("unnamed") }) : t("title")}
          </h1>
          {customer && !customerAbove ? <CustomerSwitch customer={customer} /> : null}
        </div>
        {customer ? (
          <CartTab actor={actor} customerId={customer.id} tab={tab} page={page} here={here} />
        ) : (
          <EmptyState
            title={t("chooseCustomer")}
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
