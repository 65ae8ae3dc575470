import type { Metadata } from "next";
import type { ReactNode } from "react";
import { VehicleCustomer } from "@/app/(portal)/_components/workspace/vehicle-customer";
import { VehicleTabs } from "@/app/(portal)/_components/workspace/vehicle-tabs";
import { findSelected, type VehicleParams } from "@/app/(portal)/selection-vehicule/page-selection";
import { VehicleBanner } from "@/components/selector/vehicle-banner";
import { TakeInHand } from "@/components/vehicles/take-in-hand";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { layoutTitle } from "@/lib/web/layout-title";

interface Props {
  params: Promise<VehicleParams>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const selected = await findSelected("selection-vehicule", params);
  return selected ? layoutTitle(selected.vehicle.label) : {};
}

/** The chosen vehicle above every screen of its tree; of an unknown one the page says so. */
export default async function ChosenVehicleLayout({ params, children }: Props) {
  const selected = await findSelected("selection-vehicule", params);
  if (!selected) return children;
  const base = selectionPath("selection-vehicule", { ...selected });
  return (
    <>
      <TakeInHand base={base} ktype={selected.vehicle.facts?.ktype} label={selected.vehicle.label} />
      <VehicleBanner selected={selected} kept>
        <VehicleCustomer base={base} vehicle={selected.vehicle} />
      </VehicleBanner>
      <VehicleTabs base={base} vehicle={selected.vehicle} />
      {children}
    </>
  );
}
