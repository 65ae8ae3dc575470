import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownKind() {
  return <UnknownPlace selector="selection-vehicule" what="kind" />;
}
