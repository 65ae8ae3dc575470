import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownModel() {
  return <UnknownPlace selector="selection-vehicule" what="model" />;
}
