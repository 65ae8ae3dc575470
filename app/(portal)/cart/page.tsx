import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { cartTitleId } from "@/components/cart/focus-ids";
import { QuoteButton } from "@/components/cart/quote-button";
import { CustomerSwitch } from "@/components/customers/customer-switch";
import { ClientMessages } from "@/components/layout/client-messages";
import { EmptyState } from "@/components/ui/states";
import { findCurrentCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, customerLabel } from "@/lib/domains/customers/rules";
import { isTab } from "@/lib/domains/cart/rules";
import { requirePageActor } from "@/lib/web/actor";
import { CartTab } from "./_components/cart-tab";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("cart");
  return { title: t("title") };
}

interface Props {
  searchParams: Promise<{ tab?: string | string[]; page?: string | string[] }>;
}

export default async function CartPage({ searchParams }: Props) {
  const actor = await requirePageActor("cart");
  const [query, jar, t, words] = await Promise.all([
    searchParams,
    cookies(),
    getTranslations("cart"),
    getTranslations("customers"),
  ]);
  const customer = await findCurrentCustomer(actor, jar.get(customerCookie)?.value);
  const tab = typeof query.tab === "string" && isTab(query.tab) ? query.tab : "cart";
  const page = Math.max(1, Math.trunc(Number(query.page)) || 1);
  return (
    <ClientMessages of={["cart", "customers"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h1 id={cartTitleId} tabIndex={-1} className="text-title font-title tracking-tight">
            {customer ? t("titleOf", { customer: customerLabel(customer) || words("unnamed") }) : t("title")}
          </h1>
          {customer ? <CustomerSwitch customer={customer} /> : null}
        </div>
        {customer ? (
          <CartTab actor={actor} customerId={customer.id} tab={tab} page={page} />
        ) : (
          <EmptyState
            title={t("chooseCustomer")}
            text={t("chooseCustomerText")}
            action={
              <>
                <CustomerSwitch customer={null} variant="primary" size="lg" />
                <QuoteButton customerId={null} variant="secondary" />
              </>
            }
          />
        )}
      </div>
    </ClientMessages>
  );
}
