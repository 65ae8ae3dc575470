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
import { LinkButton } from "@/components/ui/link-button";
import { findCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, customerLabel } from "@/lib/domains/customers/rules";
import { readId } from "@/lib/shared/address";
import { isCustomerConnected } from "@/lib/domains/live/companion/queries/is-connected";
import { requireActorAt } from "@/lib/web/actor";
import { CustomerCard } from "./_components/customer-card";
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

/** A customer's card, vehicles, and the ways from here. */
export default async function CustomerPage({ params }: Props) {
  const [customer, jar, t] = await Promise.all([
    customerOf((await params).id),
    cookies(),
    getTranslations("customers"),
  ]);
  if (!customer) notFound();
  const connected = await isCustomerConnected(await requireActorAt("/customers"), { customerId: customer.id });
  const name = customerLabel(customer.info) || t("unnamed");
  const served = readId(jar.get(customerCookie)?.value) === customer.id;
  return (
    <ClientMessages of={["customers", "companion.share"]}>
      <div className="mx-auto max-w-240 px-4 py-4 md:px-6">
        <Breadcrumb label={t("title")} crumbs={[{ label: t("title"), href: "/customers" }, { label: name }]} />
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <h1 className="me-auto text-title font-title tracking-tight">
            <bdi>{name}</bdi>
          </h1>
          <div className="flex flex-wrap gap-2">
            <CompanionButton customerId={customer.id} name={name} connected={connected} />
            <ServeButton customerId={customer.id} name={name} served={served} />
            {served ? <LinkButton href="/cart">{t("cart")}</LinkButton> : null}
            <LinkButton href={`/quotes?${new URLSearchParams({ search: customer.info.name })}`}>
              {t("quotes")}
            </LinkButton>
          </div>
        </div>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Card title={t("card")} actions={<CustomerFormButton customer={customer} />}>
            <CustomerCard customer={customer} />
          </Card>
          <Card title={t("vehicles.title")}>
            <VehicleList vehicles={customer.vehicles} />
            <div className="mt-3 border-t border-line pt-3">
              <LinkVehicleForm customerId={customer.id} />
            </div>
          </Card>
        </div>
      </div>
    </ClientMessages>
  );
}
