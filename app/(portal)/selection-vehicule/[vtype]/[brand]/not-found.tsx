import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownMake() {
  return <UnknownPlace selector="selection-vehicule" what="make" />;
}
