import { UnknownPlace } from "@/components/selector/unknown-place";

export default function UnknownModel() {
  return <UnknownPlace selector="stats-selector" what="model" />;
}
