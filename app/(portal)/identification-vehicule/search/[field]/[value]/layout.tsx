import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CustomerSwitch } from "@/components/customers/customer-switch";
import { ClientMessages } from "@/components/layout/client-messages";
import { FoundNotice } from "@/components/vehicles/found-notice";
import { FailedSearch, MalformedSearch, NoVehicle } from "@/components/vehicles/search-outcome";
import { VehicleBar } from "@/components/vehicles/vehicle-bar";
import { findCurrentCustomer } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie } from "@/lib/domains/customers/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { requirePageActor } from "@/lib/web/actor";
import { pageVehicle } from "../../../page-vehicle";

interface Props {
  params: Promise<{ field: string; value: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [page, t] = await Promise.all([pageVehicle(params), getTranslations("vehicles")]);
  if (page.state !== "found") return { title: t("title") };
  const { label, plate } = page.vehicle;
  return { title: [plate, label].filter(Boolean).join(" · ") };
}

export default async function VehicleLayout({ params, children }: Props) {
  const [page, t] = await Promise.all([pageVehicle(params), getTranslations("vehicles")]);
  if (page.state === "none") return <NoVehicle search={page.search} />;
  if (page.state === "malformed") return <MalformedSearch {...page} />;
  if (page.state === "failed") return <FailedSearch {...page} />;
  const { base, vehicle } = page;
  const { label, facts } = vehicle;
  return (
    <>
      <VehicleBar vehicle={vehicle} customer={<Customer vehicle={vehicle} />} />
      <FoundNotice url={base} label={label} found={t("found", { label })} warning={facts ? null : t("noKtype")} />
      {children}
    </>
  );
}

async function Customer({ vehicle: { plate, record } }: { vehicle: VehicleView }) {
  const [actor, jar] = await Promise.all([requirePageActor(), cookies()]);
  const customer = await findCurrentCustomer(actor, jar.get(customerCookie)?.value);
  const { make, model, vin } = record;
  return (
    <ClientMessages of={["common", "customers"]}>
      <CustomerSwitch
        customer={customer}
        vehicle={plate ? { immat: plate, brand: make ?? "", model: model ?? "", vin } : null}
      />
    </ClientMessages>
  );
}
