import { ClientMessages } from "@/components/page/client-messages";
import { EditButton } from "@/components/vehicles/corrections/edit-button";
import { VehicleData } from "@/components/vehicles/vehicle-data";
import { VehicleSummary } from "@/components/vehicles/vehicle-summary";
import { identificationStart, workshopStart } from "@/lib/domains/vehicles/paths/rules";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { AdvisedLastTime } from "./advised-last-time";
import { VehicleTools } from "./vehicle-tools";

interface VehiclePanelProps {
  actor: Actor;
  base: string;
  vehicle: VehicleView;
}

/** Everything that is known of a vehicle, with what the reader may do about it. */
export function VehiclePanel({ actor, base, vehicle }: VehiclePanelProps) {
  const { vin, ktype, hmdnr, mid, kromedaId } = vehicle.record;
  const above = base.startsWith(identificationStart) ? "bar" : base.startsWith(workshopStart) ? null : "banner";
  const edit = hasRight(actor, "VehiculeLogique") && (vin !== null || ktype !== null) && (
    <ClientMessages of={["vehicle-tools.edit"]}>
      <EditButton key={base} vehicle={{ vin, ktype, hmdnr, mid, kromedaId }} />
    </ClientMessages>
  );
  return (
    <>
      <AdvisedLastTime actor={actor} of={{ vin, plate: vehicle.plate }} />
      <VehicleTools actor={actor} base={base} vehicle={vehicle} />
      <VehicleSummary vehicle={vehicle} above={above} />
      <VehicleData vehicle={vehicle} edit={edit || null} above={above} />
    </>
  );
}
