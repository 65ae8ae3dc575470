import type { BodyStyle } from "@/components/drawings/silhouette";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { modelBody } from "@/lib/domains/vehicles/models/body/rules";

const byBody: Readonly<Record<string, BodyStyle>> = {
  BREAK: "estate",
  CABR: "convertible",
  COUPE: "coupe",
  FOURGON: "van",
  "FG TD": "van",
  "DERIV VP": "van",
  BACHE: "van",
  AMBULANC: "van",
  CARAVANE: "large-van",
  BUS: "bus",
  CAR: "bus",
  PLATEAU: "truck",
  BENNE: "truck",
  "CHAS-CAB": "truck",
  DEPANNAG: "truck",
};

const VANS: ReadonlySet<BodyStyle> = new Set<BodyStyle>(["van", "large-van", "minibus", "leisure", "pickup"]);
const OPEN: ReadonlySet<BodyStyle> = new Set<BodyStyle>(["convertible", "roadster", "sport", "coupe"]);

/** A family's own shape goes before what the papers say where both say a van, or both a sports car. */
function settled(family: BodyStyle, stated: BodyStyle): BodyStyle {
  const alike = [VANS, OPEN].some((group) => group.has(family) && group.has(stated));
  return alike && stated !== "convertible" ? family : stated;
}

/** The silhouette that stands for a vehicle: by kind, the papers' body, the family of its model, then doors and boxes. */
export function bodyStyle({ record, derived }: Pick<VehicleView, "record" | "derived">): BodyStyle {
  const { category, vintage } = derived;
  const vtype =
    category === "MOTO" || category === "CYCLO" ? "motos" : category === "PL" ? "pl" : vintage ? "classic" : "vl";
  const family = modelBody({ name: record.model ?? "", vtype, body: null });
  if (vtype === "motos" || vtype === "pl") return family;
  const stated = byBody[record.body ?? ""] ?? (category === "VUL" ? "van" : undefined);
  if (stated) return settled(family, stated);
  if (family !== "hatchback" && family !== "supermini") return family;
  if (record.doors === 4 || record.volumes === 3) return "saloon";
  return record.doors === 2 || record.doors === 3 ? "three-door" : family;
}
