import type { BodyStyle } from "@/components/drawings/silhouette";
import type { VehicleView } from "@/lib/domains/vehicles/schema";

const byBody: Readonly<Record<string, BodyStyle>> = {
  BREAK: "estate",
  CABR: "convertible",
  COUPE: "coupe",
  FOURGON: "van",
  "FG TD": "van",
  "DERIV VP": "van",
  BACHE: "van",
  AMBULANC: "van",
  CARAVANE: "van",
  BUS: "van",
  CAR: "van",
  PLATEAU: "truck",
  BENNE: "truck",
  "CHAS-CAB": "truck",
  DEPANNAG: "truck",
};

/** The silhouette that stands for a vehicle: by kind, age, body, and the box count of a plain car. */
export function bodyStyle({ record, derived }: Pick<VehicleView, "record" | "derived">): BodyStyle {
  if (derived.category === "MOTO" || derived.category === "CYCLO") return "motorcycle";
  if (derived.category === "PL") return "truck";
  const body = byBody[record.body ?? ""];
  if (body) return body;
  if (derived.vintage) return "classic";
  if (derived.category === "VUL") return "van";
  return record.doors === 4 || record.volumes === 3 ? "saloon" : "hatchback";
}
