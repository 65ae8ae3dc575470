import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownMake() {
  return <UnknownPlace selector="stats-selector" what="make" />;
}
