import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownSearch() {
  return <UnknownPlace selector="selection-vehicule" what="search" />;
}
