import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownVehicle() {
  return <UnknownPlace selector="stats-selector" what="vehicle" />;
}
