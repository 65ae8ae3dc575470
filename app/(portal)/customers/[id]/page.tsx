import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { CustomerFormButton } from "@/components/customers/customer-form-button";
import { LinkVehicleForm } from "@/components/customers/link-vehicle-form";
import { ServeButton } from "@/components/customers/serve-button";
import { ClientMessages } from "@/components/page/client-messages";
import { CompanionButton } from "@/components/live/companion-button";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Card } from "@/components/ui/card";
import { findLastCartChange } from "@/lib/domains/cart/queries/find-last-change";
import { getCart } from "@/lib/domains/cart/queries/get-cart";
import { findCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, customerLabel } from "@/lib/domains/customers/rules";
import { readId } from "@/lib/shared/address";
import { isCustomerConnected } from "@/lib/domains/live/companion/queries/is-connected";
import { listCustomerQuotes } from "@/lib/domains/quotes/queries/list-customer-quotes";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { CustomerCard } from "./_components/customer-card";
import { CustomerCart } from "./_components/customer-cart";
import { CustomerHead } from "./_components/customer-head";
import { CustomerQuotes } from "./_components/customer-quotes";
import { VehicleList } from "./_components/vehicle-list";

interface Props {
  params: Promise<{ id: string }>;
}

const customerOf = cache(async (id: string) => {
  const actor = await requireActorAt("/customers");
  const customerId = readId(id);
  return customerId === null ? null : findCustomer(actor, { customerId });
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [customer, t] = await Promise.all([customerOf((await params).id), getTranslations()]);
  return { title: customer ? customerLabel(customer.info) || t("customers.unnamed") : t("common.notFoundTitle") };
}

const newestQuotes = 5;

/** A customer: who they are, their vehicles, quotes and cart, and the ways from here. */
export default async function CustomerPage({ params }: Props) {
  const [customer, jar, t, actor, lang] = await Promise.all([
    customerOf((await params).id),
    cookies(),
    getTranslations("customers"),
    requireActorAt("/customers"),
    pageLanguage(),
  ]);
  if (!customer) notFound();
  const customerId = customer.id;
  const [connected, quotes, cart, changed] = await Promise.all([
    isCustomerConnected(actor, { customerId }),
    listCustomerQuotes(actor, { customerId, limit: newestQuotes }),
    getCart(actor, { customerId, lang }),
    findLastCartChange(actor, { customerId }),
  ]);
  const name = customerLabel(customer.info) || t("unnamed");
  const served = readId(jar.get(customerCookie)?.value) === customerId;
  const [lastVisit = null] = [quotes.last, changed]
    .filter((at) => at !== null)
    .sort()
    .reverse();
  const quotesAt = `/quotes?${new URLSearchParams({ search: customer.info.name })}`;
  return (
    <ClientMessages of={["customers", "companion.share", "today.days"]}>
      <div className="mx-auto max-w-280 px-4 py-4 md:px-6">
        <Breadcrumb label={t("title")} crumbs={[{ label: t("title"), href: "/customers" }, { label: name }]} />
        <CustomerHead
          customer={customer}
          spend={quotes.spend}
          lastVisit={lastVisit}
          actions={
            <>
              <ServeButton customerId={customerId} name={name} served={served} />
              <CompanionButton customerId={customerId} name={name} connected={connected} />
            </>
          }
        />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
          <div className="grid gap-4">
            <Card title={t("vehicles.title")}>
              <VehicleList {...customer} />
              <div className="mt-3 border-t border-line pt-3">
                <LinkVehicleForm customerId={customerId} />
              </div>
            </Card>
            <CustomerQuotes quotes={quotes.quotes} count={quotes.count} allAt={quotesAt} />
          </div>
          <div className="grid gap-4">
            <CustomerCart lines={cart.lines} labour={cart.labour} totals={cart.totals} served={served} />
            <Card title={t("card")} actions={<CustomerFormButton customer={customer} />}>
              <CustomerCard customer={customer} />
            </Card>
          </div>
        </div>
      </div>
    </ClientMessages>
  );
}
