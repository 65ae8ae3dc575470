import type { Metadata } from "next";
import type { ReactNode } from "react";
import { IdentifiedFrame } from "@/app/(portal)/_components/workspace/identified-frame";
import { identifiedTitle } from "@/app/(portal)/_components/workspace/identified-title";
import { VehicleCustomer } from "@/app/(portal)/_components/workspace/vehicle-customer";
import { VehicleBar } from "@/components/vehicles/vehicle-bar";
import { VehicleTools } from "@/components/vehicles/vehicle-tools";
import { pageVehicle } from "../../../page-vehicle";

interface Props {
  params: Promise<{ field: string; value: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return identifiedTitle(await pageVehicle(params));
}

export default async function VehicleLayout({ params, children }: Props) {
  const page = await pageVehicle(params);
  return (
    <IdentifiedFrame
      page={page}
      bar={({ base, vehicle }) => (
        <VehicleBar
          vehicle={vehicle}
          customer={<VehicleCustomer base={base} vehicle={vehicle} />}
          tools={<VehicleTools url={base} label={vehicle.label} />}
        />
      )}
    >
      {children}
    </IdentifiedFrame>
  );
}
