import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CustomerSwitch } from "@/components/customers/customer-switch";
import { LinkedCustomer } from "@/components/customers/linked-customer";
import { ClientMessages } from "@/components/layout/client-messages";
import { FoundNotice } from "@/components/vehicles/found-notice";
import { SeveralVehicles } from "@/components/vehicles/several-vehicles";
import { VehicleTools } from "@/components/vehicles/vehicle-tools";
import { FailedSearch, MalformedSearch, NoVehicle } from "@/components/vehicles/search-outcome";
import { VehicleBar } from "@/components/vehicles/vehicle-bar";
import { findCurrentCustomer, findCustomerOfVehicle } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie, readId } from "@/lib/domains/customers/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { hasRight } from "@/lib/platform/actor";
import { requirePageActor } from "@/lib/web/actor";
import { UnknownVinBox } from "../../../_components/unknown-vin-box";
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
  if (page.state === "none") {
    return (
      <>
        <NoVehicle search={page.search} />
        <UnknownVinBox {...page} />
      </>
    );
  }
  if (page.state === "malformed") return <MalformedSearch {...page} />;
  if (page.state === "failed") {
    return (
      <>
        <FailedSearch {...page} />
        <UnknownVinBox {...page} />
      </>
    );
  }
  if (page.state === "several") return <SeveralVehicles {...page} />;
  const { base, vehicle } = page;
  const { label, facts } = vehicle;
  return (
    <>
      <VehicleBar
        vehicle={vehicle}
        customer={<Customer base={base} vehicle={vehicle} />}
        tools={<VehicleTools url={base} label={label} />}
      />
      <FoundNotice url={base} label={label} found={t("found", { label })} warning={facts ? null : t("noKtype")} />
      {children}
    </>
  );
}

async function Customer({ base, vehicle: { plate, record } }: { base: string; vehicle: VehicleView }) {
  const [actor, jar] = await Promise.all([requirePageActor(), cookies()]);
  if (!hasRight(actor, "cart")) return null;
  const { make, model, vin } = record;
  const seen = jar.get(customerCookie)?.value;
  const [customer, owner] = await Promise.all([
    findCurrentCustomer(actor, seen),
    plate || vin ? findCustomerOfVehicle(actor, { plate, vin }) : null,
  ]);
  return (
    <ClientMessages of={["customers"]}>
      <CustomerSwitch
        customer={customer}
        vehicle={plate ? { immat: plate, brand: make ?? "", model: model ?? "", vin } : null}
      />
      <LinkedCustomer
        key={base}
        vehicle={base}
        current={customer}
        seen={readId(seen)}
        linked={owner && { id: owner.id, ...owner.info }}
      />
    </ClientMessages>
  );
}
