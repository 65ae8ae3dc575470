import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownVehicle() {
  return <UnknownPlace selector="selection-vehicule" what="vehicle" />;
}
