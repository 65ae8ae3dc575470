import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { VehicleCustomer } from "@/app/(portal)/_components/workspace/vehicle-customer";
import { VehicleTabs } from "@/app/(portal)/_components/workspace/vehicle-tabs";
import { FoundNotice } from "@/components/vehicles/found-notice";
import { FailedSearch, MalformedSearch, NoVehicle } from "@/components/vehicles/search-outcome";
import { VehicleBar } from "@/components/vehicles/vehicle-bar";
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
  if (page.state === "context") return children;
  if (page.state === "none") return <NoVehicle search={page.search} />;
  if (page.state === "malformed") return <MalformedSearch {...page} />;
  if (page.state === "failed") return <FailedSearch {...page} />;
  const { base, vehicle } = page;
  const { label, facts } = vehicle;
  return (
    <>
      <VehicleBar vehicle={vehicle} customer={<VehicleCustomer base={base} vehicle={vehicle} />} />
      <VehicleTabs base={base} vehicle={vehicle} />
      <FoundNotice url={base} label={label} found={t("found", { label })} warning={facts ? null : t("noKtype")} />
      {children}
    </>
  );
}
